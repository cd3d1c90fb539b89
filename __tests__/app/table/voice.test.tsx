import { screen } from '@testing-library/react-native';
import { speak } from 'expo-speech';
import { keep } from '../../../app/kept/kept';
import { SETTINGS } from '../../../app/settings/settings';
import { at, decline, freshDevice, noButton, press, said, sitDown, take, wait } from './sitDown';

beforeEach(() => freshDevice());
afterEach(() => jest.useRealTimers());

const match = () => at('Mei * *', [16, 17, 30]);

describe('by itself', () => {
  test('the first card is read when it lies there', async () => {
    await sitDown(match());
    expect(said()).toEqual(['十六']);
    expect(jest.mocked(speak).mock.calls[0]?.[1]).toMatchObject({ language: 'zh-CN', rate: 1 });
  });

  test('who takes says 我要, and the next card is read', async () => {
    await sitDown(match());
    await take();
    expect(said().slice(1)).toEqual(['我要，十七']);
  });

  test('who declines says 不要，谢谢', async () => {
    await sitDown(match());
    await decline();
    expect(said().slice(1)).toEqual(['不要，谢谢']);
  });

  test('bots are heard, too', async () => {
    await sitDown(match());
    await decline();
    await wait(700);
    expect(said()).toHaveLength(3);
    expect(said()[2]).toMatch(/^(不要，谢谢|我要，十七)$/);
  });

  test('coming back to a match is quiet, and taking back is', async () => {
    await sitDown(at('Mei * *', [16, 17, 30], 'd'));
    expect(said()).toEqual([]);
    await press('Undo');
    expect(said()).toEqual([]);
  });
});

test('a tap on the speaker says the card, a second one slowly', async () => {
  await sitDown(match());
  await wait(1_000);
  await press('Say it');
  await wait(1_000);
  await press('Say it');
  expect(
    jest
      .mocked(speak)
      .mock.calls.slice(1)
      .map(([hanzi, how]) => [hanzi, how?.rate]),
  ).toEqual([
    ['十六', 1],
    ['十六', 0.75],
  ]);
});

test('set to speak on a tap, it speaks on a tap alone', async () => {
  keep(SETTINGS.voice, 'onTap');
  await sitDown(match());
  await take();
  expect(said()).toEqual([]);
  await press('Say it');
  expect(said()).toEqual(['十七']);
});

test('turned off, nothing is said and a closer look offers nothing to hear', async () => {
  keep(SETTINGS.voice, 'off');
  await sitDown(match());
  await take();
  await press('16, 十六, shíliù');
  expect(screen.getByRole('img', { name: '16, 十六, shíliù' })).toBeOnTheScreen();
  expect(noButton('Say it')).toBeNull();
  expect(said()).toEqual([]);
});
