import { bestTake } from '../../../engine/games/numero/bestTake';
import { packAsked, packCards } from '../../../engine/games/numero/pack';
import { takes } from '../../../engine/games/numero/takes';
import { gradeOf, LEAST, lying, stepsIn, type Puzzle } from '../../../engine/puzzles/puzzle';
import { puzzleOf, seekPuzzle } from '../../../engine/puzzles/seek';

const positionOf = ({ hand, centre, wholeSteps }: Puzzle) => ({
  hand,
  centre: lying(centre),
  wholeSteps,
});

const fortnight = Array.from(
  { length: 14 },
  (_, at) => `2027-03-${String(at + 1).padStart(2, '0')}`,
);

describe.each(LEAST.map((least, level) => ({ level, ...least })))('at level $level', (least) => {
  const puzzles = fortnight.map((date) => puzzleOf(date, least.level));

  test('five cards lie in the centre and five are in the hand, all of the pack of that level', () => {
    const pack = packCards(packAsked({ level: least.level }));
    for (const { hand, centre } of puzzles) {
      expect([hand.length, centre.length]).toEqual([5, 5]);
      expect(new Set([...hand, ...centre]).size).toBe(10);
      expect(pack).toEqual(expect.arrayContaining([...hand, ...centre]));
    }
  });

  test('there is one set of cards that is larger than every other', () => {
    for (const puzzle of puzzles) {
      const sizes = takes(positionOf(puzzle)).map(({ cards }) => cards.length);
      expect(sizes).toHaveLength(puzzle.takes);
      expect(Math.max(...sizes)).toBe(puzzle.most);
      expect(sizes.filter((size) => size === puzzle.most)).toHaveLength(1);
    }
  });

  test('the best take is worth looking for', () => {
    for (const puzzle of puzzles) {
      const best = bestTake(positionOf(puzzle), 'cards');
      expect(best).toMatchObject({ proven: true });
      expect(best?.cards).toHaveLength(puzzle.most);
      const told = takes(positionOf(puzzle)).find(({ cards }) => cards.length === puzzle.most);
      const steps = told?.move.groups.reduce((sum, term) => sum + stepsIn(term), 0);
      expect(steps).toBe(puzzle.steps);
      expect(puzzle.most).toBeGreaterThanOrEqual(least.cards);
      expect(puzzle.steps).toBeGreaterThanOrEqual(least.steps);
      expect(puzzle.grade).toBe(gradeOf(puzzle.takes, puzzle.steps));
    }
  });

  test('every day has another one', () => {
    expect(new Set(puzzles.map(({ hand }) => hand.join()))).toHaveProperty('size', 14);
  });
});

test('a day has the same puzzle for everybody', () => {
  expect(puzzleOf('2026-11-18', 3)).toEqual(puzzleOf('2026-11-18', 3));
  // A change here would give somebody another puzzle after an update, and a streak that is not theirs.
  expect(puzzleOf('2026-11-18', 1)).toEqual({
    date: '2026-11-18',
    level: 1,
    wholeSteps: true,
    centre: ['o8', 'b6', 'o1', 'r14', 'b9'],
    hand: ['o10', 'g12', 'o13', 'r15', 'o14'],
    most: 5,
    takes: 8,
    steps: 2,
    grade: 1,
  });
});

test('looked for in slices, it is the same', () => {
  const search = seekPuzzle('2026-11-18', 6);
  expect(() => search.puzzle()).toThrow();
  let slices = 0;
  for (; !search.done; slices++) search.step();
  expect(slices).toBeGreaterThan(1);
  expect(search.puzzle()).toEqual(puzzleOf('2026-11-18', 6));
});

test('a step is an addition or a wild card', () => {
  expect(stepsIn({ card: 'g7' })).toBe(0);
  expect(stepsIn({ sum: [{ card: 'g7' }, { card: 'r1' }, { card: 'b2' }] })).toBe(2);
  expect(
    stepsIn({ wild: 'x3', on: { sum: [{ wild: '-2', on: { card: 'g7' } }, { card: 'r1' }] } }),
  ).toBe(3);
});

test('a puzzle is harder the longer its sentence is, and the more takes hide it', () => {
  expect(gradeOf(4, 3)).toBe(1);
  expect(gradeOf(4, 6)).toBe(2);
  expect(gradeOf(32, 3)).toBe(2);
  expect(gradeOf(64, 6)).toBe(3);
});

test.each([
  '2026-02-29',
  '2100-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-4-1',
  '',
  '2026-01-00',
])('"%s" is no day of the calendar', (date) =>
  expect(() => puzzleOf(date, 1)).toThrow('A day is written as in'),
);

test.each(['2024-02-29', '2000-02-29', '2026-12-31'])('"%s" is one', (date) => {
  expect(puzzleOf(date, 0).date).toBe(date);
});

test.each([-1, 7, 1.5, Number.NaN])('there is no level %p', (level) => {
  expect(() => puzzleOf('2026-11-18', level)).toThrow('There is no such level.');
});
