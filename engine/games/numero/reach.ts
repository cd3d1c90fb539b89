import { lowest, sizeOf } from './bits';
import { boundsOf } from './bounds';
import { ask, noEffort, type Effort } from './effort';
import { FEW_THINGS, listsOf, type Lists } from './lists';
import { orderOf } from './order';
import type { Supply } from './supply';
import { BEYOND, minus, NONE, plus, undo, type Value } from './value';

/**
 * Which values can be made of the things of a mask, all of them used?
 *
 * A few things have few values: they are worked out forwards and kept. For more things the question is asked
 * backwards from the value wanted. What a wild card did is undone, and from a sum the values of its smaller
 * side are taken away, so that nothing larger than half of what was asked is ever worked out in full.
 */
export interface Reach extends Lists, Effort {
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
  const { items, wilds, changerBits, subtractionBits, twinBits, wholeSteps } = supply;
  const bounds = boundsOf(supply, highest);
  const order = orderOf(supply);
  const effort = noEffort();
  const lists = listsOf(supply, order, bounds, effort);
  const { isOutside } = bounds;
  const { plain, isSplit, canBePart, subtracted } = order;
  const { termsOf, partsOf, atomsOf } = lists;
  /** By mask and value; where a question is not answered yet, the split to go on with. */
  const answers = new Map<number, Map<Value, boolean | number>>();
  let withoutFractions: Reach | null = null;

  function isTerm(x: Value, mask: number): boolean {
    if (sizeOf(mask) <= FEW_THINGS) return termsOf(mask).includes(x);
    const own = mask & subtractionBits;
    for (let some = own; ; some = (some - 1) & own) {
      const before = some === 0 ? x : plus(x, subtracted(some));
      if (before === BEYOND) effort.lost = true;
      else if (canBePart(mask ^ some) && isPart(before, mask ^ some)) return true;
      if (some === 0) return false;
    }
  }

  function isPart(x: Value, mask: number): boolean {
    const same = plain(mask);
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
    const same = plain(mask);
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
    const first = mask & -mask;
    const others = mask ^ first;
    const before = known.get(x);
    let tried = typeof before === 'number' ? before : others;
    try {
      while (tried !== 0) {
        const some = (tried - 1) & others;
        if (isSplit(some, others ^ some) && isAdded(x, first | some, others ^ some)) return true;
        tried = some;
      }
      return false;
    } catch (pause) {
      known.set(x, tried);
      throw pause;
    }
  }

  function isAdded(x: Value, atom: number, part: number): boolean {
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

  return Object.assign(effort, lists, { isTerm, isPart, isAtom, isFine, whole });
}
