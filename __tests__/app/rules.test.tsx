import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { getAvailableVoicesAsync, speak } from 'expo-speech';
import { SETTINGS } from '../../app/settings/settings';
import { open } from './open';
import { iPhone } from './voices/lists';

/** The rules of 不要，谢谢, as a person gets there. */
async function openRules(languageTag?: string, name = 'How to play') {
  open(languageTag);
  fireEvent.press(
    await screen.findByRole('link', { name: new RegExp(`${name}: (No, thank you|不要，谢谢)`) }),
  );
  await screen.findByRole('button', { name: '18, 十八, shíbā' });
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const heard = (hanzi: string) =>
  waitFor(() => expect(speak).toHaveBeenLastCalledWith(hanzi, expect.anything()));

beforeEach(() => jest.mocked(getAvailableVoicesAsync).mockResolvedValue(iPhone as never));

test('the rules go from the goal to the ways to play', async () => {
  await openRules();
  const titles = screen.getAllByRole('heading').map((heading) => heading.props.children);
  expect(titles.filter((title) => typeof title === 'string')).toEqual([
    'The goal',
    'Your turn',
    'Runs',
    'Tokens',
    'The end',
    'A score',
    'Ways to play',
  ]);
});

test('in Chinese too', async () => {
  await openRules('zh-CN', '怎么玩');
  expect(screen.getByText('最后分数最少的人赢。')).toBeOnTheScreen();
  expect(screen.queryByText(/fewest points/)).toBeNull();
});

test('a card says its number when it is tapped, and a phrase when its speaker is', async () => {
  await openRules();
  press('18, 十八, shíbā');
  await heard('十八');
  press('Say it: 我要');
  await heard('我要');
  press('Say it: 不要，谢谢');
  await heard('不要，谢谢');
});

test('the missing card makes two runs one, and can be given back', async () => {
  await openRules();
  expect(screen.getByText('13 + 15 = 28 points')).toBeOnTheScreen();
  press('Take 十四 (14)');
  expect(screen.getByText('13 points')).toBeOnTheScreen();
  expect(screen.queryByText('13 + 15 = 28 points')).toBeNull();
  expect(screen.getByRole('button', { name: '14, 十四, shísì' })).toBeOnTheScreen();
  await heard('十四');
  press('Give 十四 (14) back');
  expect(screen.getByText('13 + 15 = 28 points')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: '14, 十四, shísì' })).toBeNull();
});

test('a whole score is worked out', async () => {
  await openRules();
  expect(screen.getByText('4 + 11 + 28 − 6 = 37 points')).toBeOnTheScreen();
  expect(screen.getByText(/with 10 tokens on it costs 17 points\./)).toBeOnTheScreen();
});

test('the guided game is offered before the rules and after them', async () => {
  await openRules();
  expect(screen.getAllByRole('button', { name: 'Guided first game (one minute)' })).toHaveLength(2);
});

test('back leads to where one came from', async () => {
  await openRules();
  press('Back');
  expect(await screen.findByText('Card games to count in Chinese')).toBeOnTheScreen();
});

test('with the voice turned off, nothing offers to speak', async () => {
  await AsyncStorage.setItem(SETTINGS.voice.key, JSON.stringify({ v: 1, data: 'off' }));
  open();
  fireEvent.press(await screen.findByRole('link', { name: /How to play: No, thank you/ }));
  expect(await screen.findByRole('img', { name: '18, 十八, shíbā' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /^Say it/ })).toBeNull();
  expect(screen.queryByText('Tap a card to hear it.')).toBeNull();
});
