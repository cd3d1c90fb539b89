import { lowest, sizeOf } from './bits';
import { boundsOf } from './bounds';
import { ask, noEffort, type Effort } from './effort';
import { FEW_THINGS, listsOf, type Lists } from './lists';
import { orderOf, type Order } from './order';
import type { Supply } from './supply';
import { BEYOND, minus, NONE, plus, undo, type Value } from './value';

/**
 * Which values can be made of the things of a mask, all of them used?
 *
 * A few things have few values: they are worked out forwards and kept. For more things the question is asked
 * backwards from the value wanted. What a wild card did is undone, and from a sum the values of its smaller
 * side are taken away, so that nothing larger than half of what was asked is ever worked out in full.
 */
export interface Reach extends Order, Lists, Effort {
  isTerm(x: Value, mask: number): boolean;
  isPart(x: Value, mask: number): boolean;
  isAtom(x: Value, mask: number): boolean;
  /** A value that may stand in a sentence: not below zero, and whole where every step must be. */
  isFine(x: Value): boolean;
  /** The same with no fractions on the way. */
  whole(): Reach;
}

const A_QUESTION = 100;

/**
 * For answers up to the highest target. It is walked through thousands of times in one search, on
 * machines that read it word by word too: so there are plain loops in here and no lists for the moment.
 */
export function reachOf(supply: Supply, highest: number): Reach {
  const { items, wilds, itemBits, changerBits, subtractionBits, twinBits, wholeSteps } = supply;
  const order = orderOf(supply);
  const bounds = boundsOf(supply, order, highest);
  const effort = noEffort();
  const lists = listsOf(supply, order, bounds, effort);
  const { isOutside } = bounds;
  const { plain, sumOf, leftOf, isSplit, canBePart, subtracted } = order;
  const { termsOf, partsOf, atomsOf } = lists;
  /** By mask and value; where a question is not answered yet, the split to go on with. */
  const answers = new Map<number, Map<Value, boolean | number>>();
  let withoutFractions: Reach | null = null;

  function isTerm(x: Value, mask: number): boolean {
    if ((mask & changerBits) === 0) return x === leftOf(mask);
    if (sizeOf(mask) <= FEW_THINGS) return termsOf(mask).includes(x);
    const own = mask & subtractionBits;
    for (let some = own; ; some = (some - 1) & own) {
      const before = some === 0 ? x : plus(x, subtracted(some));
      if (before === BEYOND) effort.lost = true;
      else if (isPart(before, mask ^ some)) return true;
      if (some === 0) return false;
    }
  }

  function isPart(x: Value, mask: number): boolean {
    if ((mask & changerBits) === 0) return x === sumOf(mask) && canBePart(mask);
    const same = mask & twinBits ? plain(mask) : mask;
    if (isOutside(x, same)) return false;
    if (sizeOf(same) <= FEW_THINGS) return partsOf(same).includes(x);
    let known = answers.get(same);
    if (!known) answers.set(same, (known = new Map<Value, boolean | number>()));
    const before = known.get(x);
    if (typeof before === 'boolean') return before;
    ask(effort, A_QUESTION);
    const answer = (before === undefined && isChanged(x, same)) || isSum(x, same, known);
    known.set(x, answer);
    effort.learnt = true;
    return answer;
  }

  function isAtom(x: Value, mask: number): boolean {
    const same = mask & twinBits ? plain(mask) : mask;
    if (isOutside(x, same)) return false;
    return sizeOf(same) <= FEW_THINGS ? atomsOf(same).includes(x) : isChanged(x, same);
  }

  function isChanged(x: Value, mask: number): boolean {
    for (let left = mask & changerBits; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const wild = wilds[lowest(bit) - items.length];
      // Of twins the last one goes: the others would leave the same.
      if (!wild || mask & twinBits & (bit << 1)) continue;
      const before = undo(wild.effect, x);
      if (before === BEYOND) effort.lost = true;
      else if (isFine(before) && isTerm(before, mask ^ bit)) return true;
    }
    return false;
  }

  function isSum(x: Value, mask: number, known: Map<Value, boolean | number>): boolean {
    const own = mask & changerBits;
    const first = own & -own;
    const others = mask ^ first;
    const before = known.get(x);
    let some = typeof before === 'number' ? before : 0;
    try {
      for (; some !== others; some = (some - others) & others) {
        const part = others ^ some;
        if ((some & itemBits) === 0 || (part & itemBits) === 0) continue;
        if (isSplit(first | some, part) && isAdded(x, first | some, part)) return true;
      }
      return false;
    } catch (pause) {
      known.set(x, some);
      throw pause;
    }
  }

  function isAdded(x: Value, atom: number, part: number): boolean {
    if ((part & changerBits) === 0) {
      const left = minus(x, sumOf(part));
      return left !== NONE && isAtom(left, atom);
    }
    const atomFirst = sizeOf(atom) <= sizeOf(part);
    const values = atomFirst ? atomsOf(atom) : partsOf(part);
    ask(effort, values.length);
    for (let at = 0; at < values.length; at++) {
      const left = minus(x, values[at] as Value); // at < length
      if (left === BEYOND) effort.lost = true;
      else if (left === NONE) continue;
      else if (atomFirst ? isPart(left, part) : isAtom(left, atom)) return true;
    }
    return false;
  }

  function isFine(x: Value): boolean {
    return x >= 0 || (x !== NONE && x !== BEYOND && !wholeSteps);
  }

  function whole(): Reach {
    withoutFractions ??= reachOf({ ...supply, wholeSteps: true }, highest);
    return withoutFractions;
  }

  return Object.assign(effort, order, lists, { isTerm, isPart, isAtom, isFine, whole });
}
