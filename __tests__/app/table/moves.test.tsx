import { act, screen } from '@testing-library/react-native';
import { settled } from '../../../app/kept/kept';
import { findSitting } from '../../../app/play/saved';
import { rows } from '../../components/rows';
import {
  at,
  button,
  comeBack,
  decline,
  freshDevice,
  noButton,
  press,
  sitDown,
  take,
  wait,
  watch,
} from './sitDown';

beforeEach(() => freshDevice());
afterEach(() => jest.useRealTimers());

/** The log beside the table: lines of one text, where the score has two. */
const log = () => rows().flatMap((texts) => (texts.length === 1 ? texts : []));
const score = () => rows().filter((texts) => texts.length === 2);

describe('a match with bots', () => {
  beforeEach(() => sitDown(at('Mei * *', [16, 17, 9])));

  test('begins with a card, and tells who begins', () => {
    expect(button('Open card: 16, 十六, shíliù, with no tokens on it')).toBeOnTheScreen();
    expect(log()).toEqual(['Mei begins. The first card is 十六 (16)']);
  });

  test('taking turns the next card, and it is the same person’s turn again', async () => {
    await take();
    expect(log().slice(1)).toEqual(['Mei took 十六 (16)', 'The next card is 十七 (17)']);
    expect(button('Open card: 17, 十七, shíqī, with no tokens on it')).toBeOnTheScreen();
    expect(button(/^我要/)).toBeEnabled();
    expect(screen.getByLabelText('Mei, whose turn it is: 16')).toBeOnTheScreen();
  });

  test('the open score counts cards, runs by their lowest', async () => {
    await take();
    await take();
    expect(score()).toEqual([
      ['Mei', '16'],
      ['Xiǎomíng', '0'],
      ['Dōngméi', '0'],
    ]);
  });

  test('declining costs a token, and the bots answer one after the other', async () => {
    await decline();
    expect(log().slice(1)).toEqual(['Mei: 不要，谢谢']);
    expect(button('Open card: 16, 十六, shíliù, with 1 token on it')).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: '9 tokens' })).toBeOnTheScreen();
    expect(screen.getByLabelText('thinking…')).toBeOnTheScreen();
    expect(button(/^我要/)).toBeDisabled();
    await wait(700);
    expect(log()[2]).toMatch(/^Xiǎomíng(: 不要，谢谢| took 十六 \(16\) with 1 token)$/);
    await watch();
    expect(screen.getByLabelText(/^Mei, whose turn it is/)).toBeOnTheScreen();
    expect(button(/^我要/)).toBeEnabled();
  });

  test('bots do not have to be waited for', async () => {
    expect(noButton('Don’t wait')).toBeNull();
    await decline();
    await press('Don’t wait');
    expect(log()[2]).toMatch(/^Xiǎomíng/);
  });

  test('out of turn one is told so, for a while', async () => {
    await decline();
    act(() => button(/^我要/).props.onClick({ target: null, currentTarget: null }));
    expect(screen.getByText('It is not your turn yet.')).toBeOnTheScreen();
    await watch();
    expect(screen.queryByText('It is not your turn yet.')).toBeNull();
  });

  test('those who do not see the table are told the newest of it', async () => {
    await take();
    const news = 'Mei took 十六 (16) The next card is 十七 (17)';
    expect(screen.getByText(news)).toBeOnTheScreen();
  });
});

describe('undo', () => {
  beforeEach(() => sitDown(at('Mei * *', [36, 17, 9])));

  test('is there once there is something to take back', async () => {
    expect(button('Undo')).toBeDisabled();
    await decline();
    expect(button('Undo')).toBeEnabled();
  });

  test('takes back a token, and what the bots said after it', async () => {
    await decline();
    await press('Undo');
    expect(button('Open card: 36, 三十六, sānshíliù, with no tokens on it')).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: '10 tokens' })).toBeOnTheScreen();
    expect(log()).toHaveLength(1);
  });

  test('does not take back a card that has shown the next one', async () => {
    await take();
    expect(button('Undo')).toBeDisabled();
  });
});

describe('what is kept', () => {
  test('after every move: killed and opened again, all is as it was', async () => {
    await sitDown(at('Mei * *', [16, 17, 9]));
    await take();
    await decline();
    const before = log();
    screen.unmount();
    await comeBack();
    expect(log()).toEqual(before);
    expect(button('Open card: 17, 十七, shíqī, with 1 token on it')).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: '9 tokens' })).toBeOnTheScreen();
  });

  test('hints that were asked for are counted', async () => {
    await sitDown(at('Mei * *', [16, 17, 9]));
    await press('Hint');
    await settled();
    expect((await findSitting('buyao')).sitting?.hints).toEqual([1, 0, 0]);
  });

  test('leaving keeps the match for another time', async () => {
    await sitDown(at('Mei * *', [16, 17, 9]));
    await take();
    await press('Back');
    await wait(1_000);
    expect(screen.getByText('Mei, Xiǎomíng, Dōngméi. Next: Mei')).toBeOnTheScreen();
  });
});

test('in Chinese everything is told in Chinese', async () => {
  await sitDown(at('美美 * *', [16, 17, 9]), 'zh-CN');
  await take();
  expect(log()).toEqual([
    '美美先来。第一张牌是十六（16）',
    '美美要了十六（16）',
    '下一张牌是十七（17）',
  ]);
  expect(screen.getByLabelText('美美，轮到这里：16')).toBeOnTheScreen();
});
