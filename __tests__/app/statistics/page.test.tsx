import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, within } from '@testing-library/react-native';
import { keepSitting } from '../../../app/play/saved';
import { newSitting } from '../../../app/play/sitting';
import { startCounting } from '../../../app/statistics/count';
import type { Match } from '../../../engine';
import { playAll } from '../../engine/games/numero/table';
import { open } from '../open';
import { SHORT_DECK, SO_SO, WELL } from '../review/short';
import { patience } from '../review/weighed';
import { button, freshDevice, layOut, noButton, press, wait } from '../table/sitDown';

const so = (): Match => playAll(patience(0, 'cards', SHORT_DECK), ...SO_SO);
const well = (): Match => playAll(patience(0, 'cards', SHORT_DECK), ...WELL);

/** A game that was played to its end at another time. */
async function played(id: string, match: Match) {
  startCounting({ id, match }, () => {});
  await wait(100);
}

async function follow(name: RegExp) {
  fireEvent.press(screen.getByRole('link', { name }));
  await wait(100);
  layOut();
}

async function openStatistics(languageTag?: string) {
  open(languageTag);
  await wait(0);
  await follow(/^(Statistics|统计): /);
}

/** What a card of one kind says, number by number. */
const numbers = (kind: string) => {
  const card = within(screen.getByLabelText(kind));
  return Object.fromEntries(
    ['Played', 'Best', 'On average', 'Whole pack dealt'].map((label) => [
      label,
      card.getByLabelText(new RegExp(`^${label}: `)).props['aria-label'].split(': ')[1],
    ]),
  );
};

beforeEach(async () => {
  await freshDevice();
  jest.setSystemTime(new Date(2026, 10, 18, 12));
});
afterEach(() => jest.useRealTimers());

test('before the first game there is nothing to count, and a way to play', async () => {
  await openStatistics();
  expect(screen.getByText(/^Nothing to count yet/)).toBeOnTheScreen();
  expect(noButton('Forget the statistics')).toBeNull();
  await follow(/^Play$/);
  expect(screen.getByText('Start right away')).toBeOnTheScreen();
});

test('two games: how many, the best, the mean, how well, and how many days', async () => {
  await played('one', so());
  jest.setSystemTime(new Date(2026, 10, 19, 12));
  await played('two', well());
  await openStatistics();
  expect(numbers('0 · numbers 1–10, for cards')).toEqual({
    Played: '2',
    Best: '6',
    'On average': '6',
    'Whole pack dealt': '0',
  });
  expect(screen.getByLabelText('Accuracy on average: 83 %')).toBeOnTheScreen();
  expect(
    screen.getByLabelText('Days in a row with a finished game: now 2 days, the longest 2 days'),
  ).toBeOnTheScreen();
});

test('two days later there is no row of days any more, but the longest stays', async () => {
  await played('one', so());
  jest.setSystemTime(new Date(2026, 10, 20, 12));
  await openStatistics();
  expect(screen.getByLabelText(/now 0 days, the longest 1 day$/)).toBeOnTheScreen();
});

test('to forget them is asked once, and then they are gone', async () => {
  await played('one', so());
  await openStatistics();
  await press('Forget the statistics');
  await press('No, keep them');
  expect(numbers('0 · numbers 1–10, for cards').Played).toBe('1');
  await press('Forget the statistics');
  await press('Yes, forget them');
  await wait(100);
  expect(screen.getByText(/^Nothing to count yet/)).toBeOnTheScreen();
});

test('statistics that cannot be read are told of', async () => {
  await AsyncStorage.setItem('shushu.statistics.patience', 'torn');
  await openStatistics();
  expect(screen.getByText(/^The statistics could not be read/)).toBeOnTheScreen();
});

test('in Chinese', async () => {
  await played('one', well());
  await openStatistics('zh-CN');
  expect(screen.getByLabelText('平均准确率 100 %')).toBeOnTheScreen();
  expect(button('清空统计')).toBeOnTheScreen();
});

describe('at the end of a game', () => {
  const sitting = () => ({
    ...newSitting({
      game: 'patience',
      options: { level: 0 },
      players: [{ kind: 'person', name: 'Mei' }],
      sharing: 'pass',
      seed: 'one',
    }),
    id: 'one',
    match: so(),
  });

  async function openTheEnd() {
    keepSitting(sitting());
    open();
    await wait(0);
    await follow(/^Last result/);
    await wait(500);
  }

  test('it counts, and is told how well it was played; opened again, it does not count again', async () => {
    await openTheEnd();
    expect(screen.getByText('Accuracy 67 %')).toBeOnTheScreen();
    screen.unmount();
    await openTheEnd();
    await follow(/^Statistics: /);
    expect(numbers('0 · numbers 1–10, for cards')).toMatchObject({ Played: '1', Best: '6' });
  });

  test('from there one goes on to the look back, and from that to the statistics', async () => {
    await openTheEnd();
    await follow(/^Look back: NUMERO Patience$/);
    await wait(500);
    expect(screen.getByLabelText('Accuracy 67 %')).toBeOnTheScreen();
    await follow(/^Statistics: /);
    expect(screen.getByText('Days in a row')).toBeOnTheScreen();
    await press('Back');
    expect(screen.getByLabelText('Accuracy 67 %')).toBeOnTheScreen();
    await press('Back');
    expect(button('Same deal again')).toBeOnTheScreen();
  });
});
