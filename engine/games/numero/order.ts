import { lowest } from './bits';
import type { Supply } from './supply';
import { minus, type Value } from './value';

/*
 * Sums may be nested in any way, with wild cards anywhere, but a sentence can be put in order without changing its
 * cards, its value, or its being sound:
 *
 *   term  a part, less some subtractions      (10 − 2) + 5 is 10 + 5 − 2: it only grows before it shrinks
 *   part  items added up, or an atom, or an atom and a part added
 *   atom  a wild card other than a subtraction on a term
 *
 * Of several atoms in a sum, the one with the first wild card comes first. A part without any is known at once.
 */
export interface Order {
  /** Of things that are the same in arithmetic, those with the lowest bits stand for all. */
  plain(mask: number): number;
  /** The items of a mask, added up. */
  sumOf(mask: number): number;
  /** The same less all subtractions of the mask; NONE where that is negative. */
  leftOf(mask: number): Value;
  /** In a part, a subtraction has another wild card over it. */
  canBePart(mask: number): boolean;
  /** An atom and the part that is added to it, and not the same as another split. */
  isSplit(atom: number, part: number): boolean;
  /** All that these subtractions take away. */
  subtracted(subtractions: number): number;
}

export function orderOf(supply: Supply): Order {
  const { items, wilds, itemBits, changerBits, subtractionBits, twinBits } = supply;
  const sums = new Array<number | undefined>(itemBits + 1);

  function plain(mask: number): number {
    let same = mask;
    for (;;) {
      const free = ((same & twinBits) >>> 1) & ~same;
      if (free === 0) return same;
      same = (same & ~(free << 1)) | free;
    }
  }

  function sumOf(mask: number): number {
    const own = mask & itemBits;
    if (own === 0) return 0;
    return (sums[own] ??= sumOf(own & (own - 1)) + (items[lowest(own)]?.value ?? 0));
  }

  function leftOf(mask: number): Value {
    const own = mask & subtractionBits;
    return own === 0 ? sumOf(mask) : minus(sumOf(mask), subtracted(own));
  }

  function canBePart(mask: number): boolean {
    return (mask & subtractionBits) === 0 || (mask & changerBits) !== 0;
  }

  function isSplit(atom: number, part: number): boolean {
    if ((atom & itemBits) === 0 || (part & itemBits) === 0) return false;
    if ((part & subtractionBits) !== 0 && (part & changerBits) === 0) return false;
    return (((atom & twinBits) >>> 1) & part) === 0;
  }

  function subtracted(subtractions: number): number {
    let sum = 0;
    for (let left = subtractions; left !== 0; left &= left - 1) {
      const effect = wilds[lowest(left) - items.length]?.effect;
      if (effect?.how === 'minus') sum += effect.by;
    }
    return sum;
  }

  return { plain, sumOf, leftOf, canBePart, isSplit, subtracted };
}
