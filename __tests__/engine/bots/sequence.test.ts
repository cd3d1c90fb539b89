import { chooseMove, toMove, type Level, type Match } from '../../../engine';
import { chip, remove, seen, table } from '../games/sequence/table';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** What the seat to move does, whatever its luck. */
function chosen(match: Match, level: Level): unknown[] {
  const [seat = 0] = toMove(match);
  const moves = SEEDS.map((seed) => chooseMove(seen(match, seat), seat, level, seed));
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()];
}

// Each side has four along a row: seat 0 lacks a 9 or a 14, seat 1 a 28 or a 23.
const bothHaveFour = '21 51 22 52 23 53 24 54';
// Seat 0 has nothing.
const otherHasFour = '01 51 16 52 37 53 62 54';

test.each(['normal', 'hard'] as const)(
  '%s wins at once when it can, whatever the others threaten',
  (level) => {
    const equation = table(bothHaveFour, {
      holding: { 0: ['21+7', '2+7', 'minus1', '1+1', '2+1'] },
    });
    expect(chosen(equation, level)).toEqual([chip('2+7', 2, 0)]);

    const plus = table(bothHaveFour, { holding: { 0: ['plus1', '21+7', 'minus1', '1+1', '2+1'] } });
    for (const move of chosen(plus, level)) {
      expect([chip('plus1', 2, 0), chip('plus1', 2, 5)]).toContainEqual(move);
    }
  },
);

describe('hard', () => {
  test('stops a line of four', () => {
    const match = table(otherHasFour, { holding: { 0: ['21+7', '1+1', '2+1', '2+3', '10+2'] } });
    expect(chosen(match, 'hard')).toEqual([chip('21+7', 5, 0)]);
  });

  test('stops the next seat’s four at a table of three', () => {
    const match = table('01 51 34 16 52 06 37 53 11 62 54 75', {
      seats: 3,
      holding: { 0: ['21+7', '1+1', '2+1', '2+3', '10+2'] },
    });
    expect(chosen(match, 'hard')).toEqual([chip('21+7', 5, 0)]);
  });

  test('breaks a line of four with a Minus where nothing else does', () => {
    const match = table(otherHasFour, { holding: { 0: ['minus1', '1+1', '2+1', '2+3', '10+2'] } });
    const four = [1, 2, 3, 4].map((column) => remove('minus1', 5, column));
    for (const move of chosen(match, 'hard')) expect(four).toContainEqual(move);
  });

  test('keeps Plus and Minus while there is little to do with them', () => {
    const match = table('01 51', { holding: { 0: ['plus1', 'minus1', '1+1', '2+1', '2+3'] } });
    const [move] = chosen(match, 'hard');
    expect(['1+1', '2+1', '2+3']).toContain((move as { card: string }).card);
  });
});
