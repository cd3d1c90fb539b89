import { readNumber } from '../../engine/chinese/number';
import type { Reading } from '../../engine/chinese/reading';

/** A product that takes an adult a calculator, and a child a good deal more. */
export interface Sum {
  readonly factors: readonly [Reading, Reading];
  readonly product: number;
}

/** How many in a row. */
export const SUMS = 3;

/** How long to wait after them, in seconds. */
export const PATIENCE = 120;

/** `dice` gives numbers from 0 to below 1. */
export function newSum(dice: () => number): Sum {
  const between = (low: number, high: number) => low + Math.floor(dice() * (high - low + 1));
  const [one, other] = [between(234, 987), between(23, 98)];
  return { factors: [readNumber(one), readNumber(other)], product: one * other };
}
