import { seekChallenge, tookIn } from '../../../app/today/challenge';
import { LEVELS } from '../../../engine/games/numero/pack';
import type { PatienceView } from '../../../engine/games/patience/state';
import { puzzleOf } from '../../../engine/puzzles/seek';
import { refuse, viewFor } from '../../../engine';

const find = (date: string, level: number) => {
  const search = seekChallenge(date, level);
  expect(search.done).toBe(false);
  while (!search.done) search.step();
  return search.best();
};

describe.each(LEVELS.map((_, level) => level))('at level %i', (level) => {
  const { puzzle, match, best } = find('2026-11-18', level);

  test('it is the puzzle of that day, on the table of patience', () => {
    expect(puzzle).toEqual(puzzleOf('2026-11-18', level));
    const { centre, hand, options } = viewFor(match, 0) as PatienceView; // a match of patience
    expect(centre).toEqual(puzzle.centre);
    expect(hand).toEqual(puzzle.hand);
    expect(options.wholeSteps).toBe(puzzle.wholeSteps);
  });

  test('its best take is allowed there, and wins as many cards as are asked for', () => {
    expect(refuse(match, 0, best)).toBeNull();
    expect(tookIn(match, best).cards).toHaveLength(puzzle.most);
  });
});

test('before it is found there is none', () => {
  expect(() => seekChallenge('2026-11-18', 1).best()).toThrow();
});

test('the best take of a day as somebody would say it', () => {
  const { match, best } = find('2026-11-18', 1);
  expect(best.card).toBe('r15');
  expect([...(tookIn(match, best).cards ?? [])].sort()).toEqual(['b6', 'b9', 'o1', 'r14', 'r15']);
});
