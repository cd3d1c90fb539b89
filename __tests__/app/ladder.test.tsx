import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { settled } from '../../app/kept/kept';
import { climbed } from '../../app/ladder/climbed';
import { findSitting, keepSitting } from '../../app/play/saved';
import { usualSetup, sittingFrom } from '../../app/play/setup';
import { allPlayed } from '../../app/today/played';
import { open } from './open';

// What lies on the table is shown by the table's own tests.
jest.mock('../../app/screens/Table', () => {
  const { Text } = jest.requireActual('react-native');
  return { Table: () => <Text>The table</Text> };
});

beforeEach(async () => {
  await AsyncStorage.clear();
  climbed.keep({ done: [], showAll: false });
  allPlayed.keep([]);
});

async function openLadder(languageTag?: string) {
  open(languageTag);
  fireEvent.press(await screen.findByRole('link', { name: /^(Step by step|一步一步来)$/ }));
  await screen.findByRole('button', { name: /^(Step 0,|第 0 级，)/ });
}

const step = (name: RegExp) => screen.getByRole('button', { name });
const names = () =>
  screen
    .getAllByRole('button', { name: /^Step \d/ })
    .map(({ props }) => props.accessibilityLabel ?? props['aria-label']);

test('at first the lowest step is next and open to be played; the others tell when they open', async () => {
  await openLadder();
  expect(names()).toEqual([
    'Step 0, Adding up to 10, your next step',
    'Step 1, Adding up to 15, not open yet',
    'Step 2, Taking away, not open yet',
    'Step 3, Times and divided, not open yet',
    'Step 4, Simple parts, not open yet',
    'Step 5, Harder parts, not open yet',
    'Step 6, Powers and roots, not open yet',
  ]);
  expect(screen.getByText('Opens when step 0 is done once.')).toBeOnTheScreen();
  expect(step(/^Alone: Patience$/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Guided, one minute' })).toBeNull();
  expect(step(/^Step 1/)).toBeDisabled();
});

test('one that is done opens the next, where its guided game is', async () => {
  climbed.keep({ done: [0, 1], showAll: false });
  await openLadder();
  expect(names().slice(0, 4)).toEqual([
    'Step 0, Adding up to 10, done',
    'Step 1, Adding up to 15, done',
    'Step 2, Taking away, your next step',
    'Step 3, Times and divided, not open yet',
  ]);
  fireEvent.press(step(/^Guided, one minute$/));
  expect(await screen.findByText('Minus cards')).toBeOnTheScreen();
});

test('a grown-up opens them all, and it stays so', async () => {
  await openLadder();
  fireEvent.press(screen.getByRole('switch', { name: 'Open all steps' }));
  expect(names().filter((name) => /not open/.test(name))).toEqual([]);
  fireEvent.press(step(/^Step 6/));
  expect(step(/^Alone: Patience$/)).toBeOnTheScreen();
  await act(settled);
  expect((await climbed.find()).value.showAll).toBe(true);
});

test('a game starts at its level', async () => {
  climbed.keep({ done: [0, 1, 2], showAll: false });
  await openLadder();
  fireEvent.press(step(/^Against a bot: NUMERO$/));
  expect(await screen.findByText('The table')).toBeOnTheScreen();
  const { sitting } = await findSitting('numero');
  expect(sitting?.match.options).toMatchObject({
    wilds: ['subtraction', 'multiplication', 'division'],
  });
  expect(sitting?.players.map(({ kind }) => kind)).toEqual(['person', 'bot']);
});

test('a game that waits is not thrown away unasked', async () => {
  keepSitting(sittingFrom('patience', usualSetup('patience'), 'pass', 'waiting'));
  await openLadder();
  fireEvent.press(step(/^Alone: Patience$/));
  expect(screen.getByText(/Then the other one is gone/)).toBeOnTheScreen();
  expect((await findSitting('patience')).sitting?.match.seed).toBe('waiting');
  fireEvent.press(step(/^New game$/));
  expect(await screen.findByText('The table')).toBeOnTheScreen();
  expect((await findSitting('patience')).sitting?.match.seed).not.toBe('waiting');
});

test('in Chinese, too', async () => {
  await openLadder('zh-CN');
  expect(step(/^第 0 级，10 以内的加法，下一步$/)).toBeOnTheScreen();
});
