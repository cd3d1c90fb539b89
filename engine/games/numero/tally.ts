import type { Effect } from './cards';
import { printedPrimes, type Primes } from './value';

/** What a set of wild cards can do at most. */
export interface Tally {
  /** All that is subtracted. */
  readonly less: number;
  /** By how much values can grow and shrink, as fractions, and the powers and roots on top of that. */
  readonly growTop: number;
  readonly growBottom: number;
  readonly shrinkTop: number;
  readonly shrinkBottom: number;
  readonly power: number;
  readonly root: number;
  /** The primes in all that multiplies, and in all that divides. */
  readonly above: Primes;
  readonly below: Primes;
}

export const NO_WILDS: Tally = {
  less: 0,
  growTop: 1,
  growBottom: 1,
  shrinkTop: 1,
  shrinkBottom: 1,
  power: 1,
  root: 1,
  above: 0,
  below: 0,
};

/** The tally with one more wild card. */
export function withOne(tally: Tally, effect: Effect): Tally {
  const isTimes = effect.how === 'times';
  const top = isTimes ? effect.top : 1;
  const bottom = isTimes ? effect.bottom : 1;
  const grows = top > bottom;
  return {
    less: tally.less + (effect.how === 'minus' ? effect.by : 0),
    growTop: tally.growTop * (grows ? top : 1),
    growBottom: tally.growBottom * (grows ? bottom : 1),
    shrinkTop: tally.shrinkTop * (grows ? 1 : bottom),
    shrinkBottom: tally.shrinkBottom * (grows ? 1 : top),
    power: tally.power * (effect.how === 'power' ? effect.degree : 1),
    root: tally.root * (effect.how === 'root' ? effect.degree : 1),
    above: tally.above + printedPrimes(top),
    below: tally.below + printedPrimes(bottom),
  };
}

/** No value of items with this sum is larger: all added, then multiplied, then raised. */
export function ceilingOf(tally: Tally, sum: number): number {
  const most = Math.ceil((sum * tally.growTop) / tally.growBottom) ** tally.power;
  // Where nothing shrinks, all subtractions count in full.
  return tally.shrinkTop === 1 && tally.root === 1 ? most - tally.less : most;
}

/** No value of items with this sum is smaller: all added, then divided, then lessened. */
export function floorIn(tally: Tally, sum: number, wholeSteps: boolean): number {
  // With roots, or powers of what may be less than one, there is no simple bound.
  if (tally.root > 1 || (tally.power > 1 && !wholeSteps)) return 0;
  return Math.max(0, Math.ceil((sum * tally.shrinkBottom) / tally.shrinkTop) - tally.less);
}

/** The most that a denominator of their making can hold. */
export function madeBy(tally: Tally): Primes {
  return tally.below * tally.power;
}

/**
 * The most that a denominator can hold and still be got rid of by them: by roots, by what multiplies,
 * and by adding a fraction that has as much.
 */
export function clearedBy(tally: Tally): Primes {
  return (tally.above + tally.below * tally.power) * tally.root;
}

/** No value above this can be brought down to the target by them. */
export function wayBack(tally: Tally, target: number): number {
  return Math.ceil(((target + tally.less) * tally.shrinkTop) / tally.shrinkBottom) ** tally.root;
}
