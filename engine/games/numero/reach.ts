import { lowest, sizeOf } from './bits';
import { boundsOf } from './bounds';
import type { Effect } from './cards';
import type { Supply } from './supply';
import { apply, BEYOND, minus, NONE, plus, undo, type Value } from './value';

/*
 * Which values can be made of the things of a mask, all of them used? Sums may be nested in any way, with wild
 * cards anywhere, but a sentence can be put in order without changing its cards, its value, or its being sound:
 *
 *   term  a part, less some subtractions        (10 − 2) + 5 is 10 + 5 − 2: it only grows before it shrinks
 *   part  an atom, or an atom and a part added   the atom is the one with the first item
 *   atom  an item, or a wild card other than a subtraction on a term
 *
 * A few things have few values: they are worked out forwards and kept. For more things the question is asked
 * backwards from the value wanted. What a wild card did is undone, and from a sum the values of its smaller
 * side are taken away, so that nothing larger than half of what was asked is ever worked out in full.
 */

/** Up to so many things are worked out forwards. */
export const FEW_THINGS = 4;

/** Thrown where the questions of a slice are used up. What was answered stays known. */
export const PAUSED = Symbol('paused');

export interface Reach {
  isTerm(x: Value, mask: number): boolean;
  isPart(x: Value, mask: number): boolean;
  isAtom(x: Value, mask: number): boolean;
  /** All values, as far as they are of any use: only for a few things, or the smaller half of a sum. */
  termsOf(mask: number): readonly Value[];
  atomsOf(mask: number): readonly Value[];
  partsOf(mask: number): readonly Value[];
  /** How many new questions may be asked before PAUSED is thrown. */
  questions: number;
  /** A value was met that is too large to be followed, and might have led somewhere. */
  lost: boolean;
}

/**
 * For answers up to the highest target. It is walked through thousands of times in one search, on
 * machines that read it word by word too: so there are plain loops in here and no lists for the moment.
 */
export function reachOf(supply: Supply, highest: number): Reach {
  const { items, wilds, itemBits, changerBits, subtractionBits, twinBits, wholeSteps } = supply;
  const { isOutside, isUseless } = boundsOf(supply, highest);
  const count = items.length;
  const all = 1 << (count + wilds.length);
  const atoms = new Array<readonly Value[] | undefined>(all);
  const parts = new Array<readonly Value[] | undefined>(all);
  const terms = new Array<readonly Value[] | undefined>(all);
  const answers = new Map<number, Map<Value, boolean>>();
  const reach: Reach = {
    isTerm,
    isPart,
    isAtom,
    termsOf,
    atomsOf,
    partsOf,
    questions: Infinity,
    lost: false,
  };

  function isTerm(x: Value, mask: number): boolean {
    if (sizeOf(mask) <= FEW_THINGS) return termsOf(mask).includes(x);
    const own = mask & subtractionBits;
    for (let some = own; ; some = (some - 1) & own) {
      const before = some === 0 ? x : plus(x, subtracted(some));
      if (before === BEYOND) reach.lost = true;
      else if (canBePart(mask ^ some) && isPart(before, mask ^ some)) return true;
      if (some === 0) return false;
    }
  }

  function isPart(x: Value, mask: number): boolean {
    const same = plain(mask);
    if (isOutside(x, same)) return false;
    if (sizeOf(same) <= FEW_THINGS) return partsOf(same).includes(x);
    let known = answers.get(same);
    if (!known) answers.set(same, (known = new Map<Value, boolean>()));
    const before = known.get(x);
    if (before !== undefined) return before;
    if (--reach.questions < 0) throw PAUSED;
    const answer = isChanged(x, same) || isSum(x, same);
    known.set(x, answer);
    return answer;
  }

  function isAtom(x: Value, mask: number): boolean {
    const same = plain(mask);
    if (isOutside(x, same)) return false;
    return sizeOf(same) <= FEW_THINGS ? atomsOf(same).includes(x) : isChanged(x, same);
  }

  function isChanged(x: Value, mask: number): boolean {
    for (let left = mask & changerBits; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const wild = wilds[lowest(bit) - count];
      // Of twins the last one goes: the others would leave the same.
      if (!wild || mask & twinBits & (bit << 1)) continue;
      const before = undo(wild.effect, x);
      if (before === BEYOND) reach.lost = true;
      else if (isFine(before) && isTerm(before, mask ^ bit)) return true;
    }
    return false;
  }

  function isSum(x: Value, mask: number): boolean {
    const first = mask & -mask;
    const others = mask ^ first;
    for (let some = others; some !== 0;) {
      some = (some - 1) & others;
      if (isSplit(some, others ^ some) && isAdded(x, first | some, others ^ some)) return true;
    }
    return false;
  }

  function isAdded(x: Value, atom: number, part: number): boolean {
    const atomFirst = sizeOf(atom) <= sizeOf(part);
    const values = atomFirst ? atomsOf(atom) : partsOf(part);
    for (let at = 0; at < values.length; at++) {
      const left = minus(x, values[at] as Value); // at < length
      if (left === BEYOND) reach.lost = true;
      else if (left === NONE) continue;
      else if (atomFirst ? isPart(left, part) : isAtom(left, atom)) return true;
    }
    return false;
  }

  function termsOf(mask: number): readonly Value[] {
    const same = plain(mask);
    const known = terms[same];
    if (known) return known;
    const own = same & subtractionBits;
    if (own === 0) return (terms[same] = partsOf(same));
    const found: Value[] = [];
    for (let some = own; ; some = (some - 1) & own) {
      if (canBePart(same ^ some)) addLess(found, partsOf(same ^ some), subtracted(some), same);
      if (some === 0) break;
    }
    return (terms[same] = different(found));
  }

  function partsOf(mask: number): readonly Value[] {
    const same = plain(mask);
    const known = parts[same];
    if (known) return known;
    const own = atomsOf(same);
    const first = same & -same;
    const others = same ^ first;
    if ((others & itemBits) === 0) return (parts[same] = own);
    const found = own.slice();
    for (let some = others; some !== 0;) {
      some = (some - 1) & others;
      if (isSplit(some, others ^ some)) {
        addSums(found, atomsOf(first | some), partsOf(others ^ some), same);
      }
    }
    return (parts[same] = different(found));
  }

  function atomsOf(mask: number): readonly Value[] {
    const same = plain(mask);
    const known = atoms[same];
    if (known) return known;
    if ((same & (same - 1)) === 0) return (atoms[same] = [items[lowest(same)]?.value ?? 0]);
    const found: Value[] = [];
    for (let left = same & changerBits; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const wild = wilds[lowest(bit) - count];
      if (!wild || same & twinBits & (bit << 1)) continue;
      addChanged(found, termsOf(same ^ bit), wild.effect, same);
    }
    return (atoms[same] = different(found));
  }

  function addLess(found: Value[], from: readonly Value[], by: number, mask: number): void {
    for (let at = 0; at < from.length; at++) gather(found, minus(from[at] as Value, by), mask);
  }

  function addChanged(found: Value[], from: readonly Value[], effect: Effect, mask: number): void {
    for (let at = 0; at < from.length; at++) gather(found, apply(effect, from[at] as Value), mask);
  }

  function addSums(found: Value[], some: readonly Value[], others: readonly Value[], mask: number) {
    for (let i = 0; i < some.length; i++) {
      for (let j = 0; j < others.length; j++) {
        gather(found, plus(some[i] as Value, others[j] as Value), mask);
      }
    }
  }

  function gather(found: Value[], x: Value, mask: number): void {
    if (x === BEYOND) reach.lost = true;
    else if (isFine(x) && !isUseless(x, mask)) {
      if (found.length > FEW_VALUES || !found.includes(x)) found.push(x);
    }
  }

  /** Of things that are the same in arithmetic, those with the lowest bits stand for all. */
  function plain(mask: number): number {
    if ((mask & twinBits) === 0) return mask;
    let same = mask;
    for (;;) {
      const free = ((same & twinBits) >>> 1) & ~same;
      if (free === 0) return same;
      same = (same & ~(free << 1)) | free;
    }
  }

  /** What is with the first item, and the rest: an atom and a part, and not the same as another split. */
  function isSplit(some: number, part: number): boolean {
    if ((part & itemBits) === 0 || !canBePart(part)) return false;
    if (some === 0) return true;
    return (some & changerBits) !== 0 && (((some & twinBits) >>> 1) & part) === 0;
  }

  /** In a part, a subtraction has another wild card over it. */
  function canBePart(mask: number): boolean {
    return (mask & subtractionBits) === 0 || (mask & changerBits) !== 0;
  }

  function subtracted(subtractions: number): number {
    let sum = 0;
    for (let left = subtractions; left !== 0; left &= left - 1) {
      const effect = wilds[lowest(left) - count]?.effect;
      if (effect?.how === 'minus') sum += effect.by;
    }
    return sum;
  }

  function isFine(x: Value): boolean {
    return x >= 0 || (x !== NONE && !wholeSteps);
  }

  return reach;
}

/** So many are looked through as fast as they are looked up. */
const FEW_VALUES = 24;

function different(values: Value[]): Value[] {
  return values.length > FEW_VALUES ? [...new Set(values)] : values;
}
