import AsyncStorage from '@react-native-async-storage/async-storage';
import fc from 'fast-check';
import { settled } from '../../../app/kept/kept';
import { remembered } from '../../../app/kept/remembered';
import {
  playedAt,
  playedKept,
  starsOf,
  streakIn,
  withPlayed,
  type Played,
} from '../../../app/today/played';
import { begun, underwayKept, withUnderway, without } from '../../../app/today/underway';

const solved: Played = {
  date: '2026-11-18',
  level: 3,
  end: 'solved',
  inTime: true,
  most: 6,
  tries: [2, 4],
  hints: 1,
  seconds: 95,
};

beforeEach(() => AsyncStorage.clear());

/** As if the app had been closed and opened again. */
const reopened = () => remembered(playedKept);

test('what was played comes back as it was', async () => {
  reopened().keep([solved, { ...solved, level: 4, end: 'gaveUp', seconds: null }]);
  expect((await reopened().find()).value).toEqual([
    solved,
    { ...solved, level: 4, end: 'gaveUp', seconds: null },
  ]);
});

test('what cannot be read is told of, with a copy kept, until something new is kept', async () => {
  await AsyncStorage.setItem(playedKept.key, 'torn');
  expect(await reopened().find()).toEqual({ value: [], broken: true });
  expect(await reopened().find()).toEqual({ value: [], broken: true });
  expect(await AsyncStorage.getItem(`${playedKept.key}.broken`)).toBe('torn');
  reopened().keep([solved]);
  expect(await reopened().find()).toEqual({ value: [solved], broken: false });
});

test.each([
  ['a day that there is not', { date: '2026-02-30' }],
  ['a level that there is not', { level: 7 }],
  ['an end that there is not', { end: 'lost' }],
  ['half a hint', { hints: 0.5 }],
  ['more hints than there are', { hints: 4 }],
  ['a take of nothing', { tries: [0] }],
  ['a take of more than all cards', { most: 11 }],
  ['time that runs backwards', { seconds: -1 }],
  ['something nobody knows', { cards: ['g8'] }],
])('%s is not believed', (_, change) => {
  expect(() => playedKept.read([{ ...solved, ...change }])).toThrow();
});

test('anything at all is read or refused, and nothing else is thrown', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      for (const kept of [playedKept, underwayKept]) {
        try {
          kept.read(data);
        } catch (error) {
          expect(error).toMatchObject({ name: 'BadInput' });
        }
      }
    }),
  );
});

describe('of a challenge that is played twice', () => {
  const again: Played = { ...solved, hints: 0, tries: [] };

  test('the first end counts', () => {
    const all = withPlayed([], solved);
    expect(withPlayed(all, again)).toBe(all);
    expect(playedAt(all, '2026-11-18', 3)).toBe(solved);
  });

  test('another day and another level are others', () => {
    const all = [solved];
    expect(withPlayed(all, { ...again, level: 4 })).toHaveLength(2);
    expect(withPlayed(all, { ...again, date: '2026-11-17' })).toHaveLength(2);
    expect(playedAt(all, '2026-11-17', 3)).toBeNull();
  });
});

test('years of it are kept, and the oldest go first', () => {
  const many = Array.from({ length: 3_000 }, (_, at): Played => ({
    ...solved,
    date: `2026-01-${`${(at % 28) + 1}`.padStart(2, '0')}`,
    level: at % 7,
  }));
  const all = withPlayed(many, solved);
  expect(all).toHaveLength(3_000);
  expect(all.at(-1)).toBe(solved);
  expect(all[0]).toBe(many[1]);
});

describe('days in a row', () => {
  const on = (date: string, change: Partial<Played> = {}): Played => ({
    ...solved,
    date,
    ...change,
  });

  test('are days on which their own challenge was solved', () => {
    const all = [on('2026-11-16'), on('2026-11-17', { level: 0 }), on('2026-11-18')];
    expect(streakIn(all, '2026-11-18')).toEqual({ current: 3, longest: 3 });
  });

  test('a challenge of a past day changes nothing', () => {
    const all = [on('2026-11-16'), on('2026-11-17', { inTime: false }), on('2026-11-18')];
    expect(streakIn(all, '2026-11-18')).toEqual({ current: 1, longest: 1 });
  });

  test('neither does one that was given up', () => {
    expect(streakIn([on('2026-11-18', { end: 'gaveUp' })], '2026-11-18').current).toBe(0);
  });
});

test('each star but the first is lost to hints, all to the solution', () => {
  const stars = (hints: number) => starsOf({ end: 'solved', hints });
  expect([0, 1, 2, 3].map(stars)).toEqual([3, 2, 2, 1]);
  expect(starsOf({ end: 'gaveUp', hints: 0 })).toBe(0);
});

describe('what is underway', () => {
  const one = { ...begun('2026-11-18', 3), tries: [4] };

  test('comes back with its draft', async () => {
    const kept = { ...one, draft: [{ type: 'add', heap: 'g5', onto: 'o3' }] };
    remembered(underwayKept).keep([kept]);
    await settled();
    expect((await remembered(underwayKept).find()).value).toEqual([kept]);
  });

  test('is there once, the latest last', () => {
    const other = begun('2026-11-18', 4);
    const all = withUnderway(withUnderway(withUnderway([], one), other), { ...one, hints: 2 });
    expect(all).toEqual([other, { ...one, hints: 2 }]);
    expect(without(all, one)).toEqual([other]);
  });

  test('is no more than a shelf of them', () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      begun(`2026-11-${`${at + 1}`.padStart(2, '0')}`, 3),
    );
    const all = many.reduce(withUnderway, [] as readonly (typeof one)[]);
    expect(() => underwayKept.read(all)).not.toThrow();
    expect(all.at(-1)).toBe(many.at(-1));
  });
});
