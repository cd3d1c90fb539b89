import type { Effect } from '../../../../engine/games/numero/cards';
import { add, change, isNumber, whole, written } from '../../../../engine/games/numero/fraction';

const minus = (by: number): Effect => ({ how: 'minus', by });
const times = (top: number, bottom: number): Effect => ({ how: 'times', top, bottom });
const power = (degree: 2 | 3): Effect => ({ how: 'power', degree });
const root = (degree: 2 | 3): Effect => ({ how: 'root', degree });

/** What wild cards make of a number, one after the other. */
function after(n: number, ...effects: Effect[]): string | null {
  let value = whole(n);
  for (const effect of effects) {
    const changed = change(value, effect);
    if (!changed) return null;
    value = changed;
  }
  return written(value);
}

describe('a wild card on a value', () => {
  test.each([
    ['10 − 2', 10, [minus(2)], '8'],
    ['5 − 5 is zero, which may be', 5, [minus(5)], '0'],
    ['1 − 2 is below zero, which may not', 1, [minus(2)], null],
    ['half of one, less two, is below zero too', 1, [times(1, 2), minus(2)], null],
    ['7 ÷ 2 is a fraction', 7, [times(1, 2)], '7/2'],
    ['6 ÷ 4 in lowest terms', 6, [times(1, 4)], '3/2'],
    ['10 ÷ 4 − 2', 10, [times(1, 4), minus(2)], '1/2'],
    ['three quarters of 8', 8, [times(3, 4)], '6'],
    ['one and a half times 10', 10, [times(3, 2)], '15'],
    ['one and a half times 5', 5, [times(3, 2)], '15/2'],
    ['zero times five', 5, [minus(5), times(5, 1)], '0'],
    ['3²', 3, [power(2)], '9'],
    ['(3/2)²', 3, [times(1, 2), power(2)], '9/4'],
    ['(2/3)³', 2, [times(1, 3), power(3)], '8/27'],
    ['√9', 9, [root(2)], '3'],
    ['√0', 2, [minus(2), root(2)], '0'],
    ['√(9/4)', 9, [times(1, 4), root(2)], '3/2'],
    ['√(8/2) is seen in lowest terms', 8, [times(1, 2), root(2)], '2'],
    ['√8 is not exact', 8, [root(2)], null],
    ['√(1/2) is not exact', 1, [times(1, 2), root(2)], null],
    ['∛8', 8, [root(3)], '2'],
    ['∛(1/8)', 1, [times(1, 2), times(1, 4), root(3)], '1/2'],
    ['∛9 is not exact', 9, [root(3)], null],
    ['∛(8/9) is not exact', 8, [times(1, 3), times(1, 3), root(3)], null],
  ])('%s', (_, n, effects, result) => {
    expect(after(n, ...effects)).toBe(result);
  });
});

test('values may be as large as they like on the way, and come back exactly', () => {
  const up = [power(3), power(2), times(5, 1), times(4, 1), times(3, 1), power(3), power(2)];
  const down = [root(2), root(3), times(1, 3), times(1, 4), times(1, 5), root(2), root(3)];
  expect(after(15, ...up)).toBe(`${((15n ** 6n * 60n) ** 6n).toString()}`);
  expect(after(15, ...up, ...down)).toBe('15');
  expect(after(15, ...up, minus(1), root(2))).toBeNull();
});

describe('adding', () => {
  test('halves and thirds come to five sixths', () => {
    const half = change(whole(1), times(1, 2));
    const third = change(whole(1), times(1, 3));
    expect(half && third && written(add(half, third))).toBe('5/6');
  });

  test('two halves are one, a whole number', () => {
    const half = change(whole(1), times(1, 2));
    expect(half && isNumber(add(half, half), 1)).toBe(true);
  });

  test('seven halves are no whole number, not 3 and not 4', () => {
    const value = change(whole(7), times(1, 2));
    expect(value && [isNumber(value, 3), isNumber(value, 4), isNumber(value, 7)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
