import AsyncStorage from '@react-native-async-storage/async-storage';
import { settled } from '../../../app/kept/kept';
import { openBook, write } from '../../../app/statistics/book';
import { startCounting } from '../../../app/statistics/count';
import { forgotten, talliesIn, withMatch } from '../../../app/statistics/statistics';
import type { Match } from '../../../engine';
import { playAll } from '../../engine/games/numero/table';
import { SHORT_DECK, WELL, SO_SO } from '../review/short';
import { patience } from '../review/weighed';

const KEY = 'shushu.statistics.patience';
const deal = () => patience(0, 'cards', SHORT_DECK);
const soSo = (): Match => playAll(deal(), ...SO_SO);
const well = (): Match => playAll(deal(), ...WELL);

const tallies = async () => talliesIn((await openBook('patience')).statistics);

/** Counts it, as at the end of a game, and waits until its accuracy is known. */
function ended(id: string, match: Match) {
  return new Promise<number | null>((resolve) => startCounting({ id, match }, resolve));
}

beforeEach(() => AsyncStorage.clear());

test('a finished match counts, with its level, its scoring and its accuracy', async () => {
  expect(await ended('one', soSo())).toBeCloseTo(6 / 9);
  expect(await tallies()).toEqual({
    '0 cards': {
      played: 1,
      best: 6,
      sum: 6,
      dealtOut: 0,
      weighed: 1,
      accuracy: expect.closeTo(6 / 9),
    },
  });
});

test('it counts before its accuracy is known, and only once after', async () => {
  const stop = startCounting({ id: 'one', match: soSo() }, () => {});
  stop();
  expect((await tallies())['0 cards']).toMatchObject({ played: 1, weighed: 0 });
  await ended('one', soSo());
  await ended('one', soSo());
  expect((await tallies())['0 cards']).toMatchObject({ played: 1, weighed: 1 });
});

test('taken back and played otherwise, it is one match still', async () => {
  await ended('one', soSo());
  await ended('one', well());
  expect((await tallies())['0 cards']).toMatchObject({ played: 1, sum: 6, accuracy: 1 });
});

test('the same deal played again is another match', async () => {
  await ended('one', soSo());
  await ended('two', well());
  expect((await tallies())['0 cards']).toMatchObject({ played: 2, best: 6, weighed: 2 });
});

test('a match that goes on does not count', async () => {
  await ended('one', playAll(deal(), ...SO_SO.slice(0, 1)));
  expect(await tallies()).toEqual({});
});

test('statistics that cannot be read begin anew, and a copy of them is kept', async () => {
  await AsyncStorage.setItem(KEY, 'torn');
  await ended('one', soSo());
  const { broken, statistics } = await openBook('patience');
  expect(talliesIn(statistics)['0 cards']).toMatchObject({ played: 1 });
  expect(broken).toBe(true);
  await settled();
  expect(await AsyncStorage.getItem(`${KEY}.broken`)).toBe('torn');
});

test('of two changes at once, the later one begins with what the first has left', async () => {
  const counted = (id: string) =>
    write('patience', (now) =>
      withMatch(now, { id, kind: '0 cards', score: 6, dealtOut: false, accuracy: 1 }, '2026-11-18'),
    );
  await Promise.all([counted('one'), counted('two')]);
  expect((await tallies())['0 cards']).toMatchObject({ played: 2 });
});

test('what is forgotten stays forgotten, though its match still lies on the table', async () => {
  await ended('one', soSo());
  await write('patience', forgotten);
  await ended('one', soSo());
  expect(await tallies()).toEqual({});
  await ended('two', well());
  expect((await tallies())['0 cards']).toMatchObject({ played: 1 });
});

// The last one here: the app then knows until its end that this device keeps nothing.
test('where the device keeps nothing, statistics live as long as the app', async () => {
  jest.mocked(AsyncStorage.setItem).mockRejectedValue(new Error('QuotaExceededError'));
  await ended('one', soSo());
  await ended('two', well());
  expect((await tallies())['0 cards']).toMatchObject({ played: 2 });
});
