import AsyncStorage from '@react-native-async-storage/async-storage';
import {
  climbed,
  climbedKept,
  levelOf,
  nextLevel,
  noteDone,
  noteEnd,
  stateOf,
  type Climbed,
} from '../../../app/ladder/climbed';
import { rungs } from '../../../app/ladder/rungs';
import { setupAt } from '../../../app/ladder/setupAt';
import { sittingFrom, usualSetup } from '../../../app/play/setup';
import { legalMoves, newMatch, play, takes, toMove } from '../../../engine';
import { LEVELS } from '../../../engine/games/numero/pack';

const levels = LEVELS.map((_, level) => level);
const states = (done: readonly number[], showAll = false) =>
  levels.map((level) => stateOf({ done, showAll }, level));

beforeEach(() => AsyncStorage.clear());

describe('the steps', () => {
  test('at first the lowest is next, and nothing else is open', () => {
    expect(states([])).toEqual(['next', ...new Array(6).fill('closed')]);
  });

  test('one that is done opens the one above it', () => {
    expect(states([0, 1])).toEqual(['done', 'done', 'next', ...new Array(4).fill('closed')]);
  });

  test('who has done a high one needs none below, and may go there', () => {
    expect(states([3])).toEqual(['open', 'open', 'open', 'done', 'next', 'closed', 'closed']);
  });

  test('at the top all are open and none is next', () => {
    expect(nextLevel({ done: [6], showAll: false })).toBeNull();
    expect(states([6])).toEqual([...new Array(6).fill('open'), 'done']);
  });

  test('a grown-up can open them all', () => {
    expect(states([0], true)).toEqual(['done', 'next', ...new Array(5).fill('open')]);
  });
});

describe('a game counts', () => {
  test.each(levels)('for level %i, as it is set up from there', (level) => {
    for (const game of ['numero', 'patience'] as const) {
      const setup = setupAt(game, usualSetup(game), level);
      const { match, players } = sittingFrom(game, setup, 'pass', 'seed');
      expect(levelOf(match)).toBe(level);
      expect(players.filter(({ kind }) => kind === 'person')).toHaveLength(1);
    }
  });

  test('for the level that a pack of one’s own comes to', () => {
    const options = { highest: 15, wilds: ['subtraction'] };
    expect(levelOf(newMatch({ game: 'patience', seats: 1, options }))).toBe(2);
  });

  test('for none where its pack is no level, and where its game has none', () => {
    const options = { highest: 12, wilds: [] };
    expect(levelOf(newMatch({ game: 'patience', seats: 1, options }))).toBeNull();
    expect(levelOf(newMatch({ game: 'buyao', seats: 3 }))).toBeNull();
  });

  test('once it is over, and not before', async () => {
    let match = newMatch({ game: 'patience', seats: 1, options: { level: 0 }, seed: 'short' });
    await noteEnd(match);
    expect((await climbed.find()).value.done).toEqual([]);
    while (toMove(match).length > 0) match = play(match, 0, legalMoves(match, 0)[0]).match;
    await noteEnd(match);
    expect((await climbed.find()).value.done).toEqual([0]);
  });
});

test('each level is noted once, in order, and nothing else changes', async () => {
  climbed.keep({ done: [], showAll: true });
  for (const level of [2, 0, 2]) await noteDone(level);
  expect((await climbed.find()).value).toEqual({ done: [0, 2], showAll: true });
});

test.each([
  { done: [7], showAll: false },
  { done: [0.5], showAll: false },
  { done: 'all', showAll: false },
  { done: [] },
  { done: [], showAll: 'yes' },
  { done: [], showAll: false, more: 1 },
  null,
])('%j is not believed', (data) => {
  expect(() => climbedKept.read(data)).toThrow();
});

test('what was kept comes back', async () => {
  const now: Climbed = { done: [0, 4], showAll: true };
  climbed.keep(now);
  expect(climbedKept.read(JSON.parse(JSON.stringify(now)))).toEqual(now);
  expect(await climbed.find()).toEqual({ value: now, broken: false });
});

test.each(rungs)('what step $level shows is true, and made of its own cards', (rung) => {
  const { level, cards, taker, value } = rung;
  const told = takes({
    hand: [taker, ...cards.filter((card) => !/^[gobr]\d/.test(card))],
    centre: cards.filter((card) => /^[gobr]\d/.test(card)).map((card) => ({ card })),
    wholeSteps: level < 4,
  });
  const all = [taker, ...cards].sort();
  expect(told.map((one) => [...one.cards].sort())).toContainEqual(all);
  expect(taker.slice(1)).toBe(`${value}`);
});
