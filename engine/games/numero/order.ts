import { lowest } from './bits';
import type { Supply } from './supply';

/*
 * Sums may be nested in any way, with wild cards anywhere, but a sentence can be put in order without changing its
 * cards, its value, or its being sound:
 *
 *   term  a part, less some subtractions        (10 − 2) + 5 is 10 + 5 − 2: it only grows before it shrinks
 *   part  an atom, or an atom and a part added   the atom is the one with the first item
 *   atom  an item, or a wild card other than a subtraction on a term
 */
export interface Order {
  /** Of things that are the same in arithmetic, those with the lowest bits stand for all. */
  plain(mask: number): number;
  /** What is with the first item, and the rest: an atom and a part, and not the same as another split. */
  isSplit(some: number, part: number): boolean;
  /** In a part, a subtraction has another wild card over it. */
  canBePart(mask: number): boolean;
  /** All that these subtractions take away. */
  subtracted(subtractions: number): number;
}

export function orderOf(supply: Supply): Order {
  const { items, wilds, itemBits, changerBits, subtractionBits, twinBits } = supply;

  function plain(mask: number): number {
    if ((mask & twinBits) === 0) return mask;
    let same = mask;
    for (;;) {
      const free = ((same & twinBits) >>> 1) & ~same;
      if (free === 0) return same;
      same = (same & ~(free << 1)) | free;
    }
  }

  function isSplit(some: number, part: number): boolean {
    if ((part & itemBits) === 0 || !canBePart(part)) return false;
    if (some === 0) return true;
    return (some & changerBits) !== 0 && (((some & twinBits) >>> 1) & part) === 0;
  }

  function canBePart(mask: number): boolean {
    return (mask & subtractionBits) === 0 || (mask & changerBits) !== 0;
  }

  function subtracted(subtractions: number): number {
    let sum = 0;
    for (let left = subtractions; left !== 0; left &= left - 1) {
      const effect = wilds[lowest(left) - items.length]?.effect;
      if (effect?.how === 'minus') sum += effect.by;
    }
    return sum;
  }

  return { plain, isSplit, canBePart, subtracted };
}
