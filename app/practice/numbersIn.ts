import type { Reading } from '../../engine/chinese/reading';
import { HIGHEST } from './tally';

/** The whole numbers of the heat map that are said in it, as often as they are said. */
export function numbersIn({ digits }: Reading): number[] {
  // 零点五 says no five of its own, but 四分之三 says a four and a three.
  return (digits.match(/\d+(?:\.\d+)?/g) ?? [])
    .map(Number)
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= HIGHEST);
}
