import fc from 'fast-check';
import { WILD_CARDS, type Effect } from '../../../../engine/games/numero/cards';
import { add, change, whole, type Fraction } from '../../../../engine/games/numero/fraction';
import {
  apply,
  BEYOND,
  floorOf,
  minus,
  NONE,
  plus,
  times,
  undo,
  type Value,
} from '../../../../engine/games/numero/value';

/*
 * The search's own numbers against those of the rules, which are as large as need be. Both are made by the
 * same sums and wild cards.
 */
interface Made {
  readonly quick: Value;
  readonly exact: Fraction;
}

const effects: readonly Effect[] = WILD_CARDS.map(({ effect }) => effect);

/** A whole number with wild cards on it; those that cannot be are passed over. */
const made: fc.Arbitrary<Made> = fc
  .tuple(fc.integer({ min: 0, max: 15 }), fc.array(fc.constantFrom(...effects), { maxLength: 6 }))
  .map(([n, wilds]) =>
    wilds.reduce<Made>(
      ({ quick, exact }, effect) => {
        const [next, right] = [apply(effect, quick), change(exact, effect)];
        return next === NONE || next === BEYOND || !right
          ? { quick, exact }
          : { quick: next, exact: right };
      },
      { quick: n, exact: whole(n) },
    ),
  );

/** An exact number in the search's way; only for those that fit. */
function quickly({ top, bottom }: Fraction): Value {
  let value: Value = Number(top);
  let left = bottom;
  for (const prime of [2, 3, 5]) {
    for (; left % BigInt(prime) === 0n; left /= BigInt(prime)) value = times(value, 1, prime);
  }
  return left === 1n && top <= BigInt(Number.MAX_SAFE_INTEGER) ? value : BEYOND;
}

test('numbers are made the same', () => {
  fc.assert(
    fc.property(made, ({ quick, exact }) => quick === quickly(exact)),
    { numRuns: 3000 },
  );
});

test('a wild card does the same, and cannot do the same', () => {
  fc.assert(
    fc.property(made, fc.constantFrom(...effects), ({ quick, exact }, effect) => {
      const [ours, right] = [apply(effect, quick), change(exact, effect)];
      if (ours === NONE) return right === null;
      return right !== null && (ours === BEYOND || ours === quickly(right));
    }),
    { numRuns: 3000 },
  );
});

test('a wild card is undone', () => {
  fc.assert(
    fc.property(made, fc.constantFrom(...effects), ({ quick }, effect) => {
      const after = apply(effect, quick);
      if (after === NONE || after === BEYOND) return true;
      const before = undo(effect, after);
      return before === quick || before === BEYOND;
    }),
    { numRuns: 3000 },
  );
});

test('a sum is the same, and what was added can be taken away again', () => {
  fc.assert(
    fc.property(made, made, (a, b) => {
      const sum = plus(a.quick, b.quick);
      if (sum === BEYOND) return true;
      const left = minus(sum, b.quick);
      return sum === quickly(add(a.exact, b.exact)) && (left === a.quick || left === BEYOND);
    }),
    { numRuns: 3000 },
  );
});

test('a difference is there exactly where it is not negative', () => {
  fc.assert(
    fc.property(made, made, (a, b) => {
      const isLess = a.exact.top * b.exact.bottom < b.exact.top * a.exact.bottom;
      const left = minus(a.quick, b.quick);
      return left === BEYOND || (left === NONE) === isLess;
    }),
    { numRuns: 3000 },
  );
});

test('the whole number below is the same', () => {
  fc.assert(
    fc.property(made, ({ quick, exact }) => BigInt(floorOf(quick)) === exact.top / exact.bottom),
    { numRuns: 3000 },
  );
});

describe('what does not fit into one word', () => {
  const often = (effect: Effect, count: number, from: Value) =>
    Array.from({ length: count }).reduce<Value>((value) => apply(effect, value), from);
  const halved: Effect = { how: 'times', top: 1, bottom: 2 };

  test.each([
    ['the largest whole number, and one more', plus(Number.MAX_SAFE_INTEGER, 1)],
    ['five times a large number', times(2 ** 52, 5, 1)],
    ['the cube of a million', apply({ how: 'power', degree: 3 }, 1_000_000)],
    ['a fraction of a large number', times(2 ** 43 + 1, 1, 2)],
    [
      'a sum of large fractions',
      plus(times(2 ** 40 + 1, 1, 2), often({ how: 'times', top: 1, bottom: 3 }, 15, 1)),
    ],
  ])('%s', (_, value) => {
    expect(value).toBe(BEYOND);
  });

  test('one halved 31 times fits, but not 32 times', () => {
    expect(often(halved, 31, 1)).not.toBe(BEYOND);
    expect(apply(halved, often(halved, 31, 1))).toBe(BEYOND);
  });
});
