import { lowest, sizeOf } from './bits';
import type { Bounds } from './bounds';
import type { Effect } from './cards';
import { ask, type Effort } from './effort';
import type { Order } from './order';
import type { Supply } from './supply';
import { apply, BEYOND, minus, NONE, plus, type Value } from './value';

/** Up to so many things are worked out at once; for more, there may be a pause. */
export const FEW_THINGS = 4;

/** Forwards: all values that the things of a mask have, as far as they are of any use. */
export interface Lists {
  termsOf(mask: number): readonly Value[];
  partsOf(mask: number): readonly Value[];
  atomsOf(mask: number): readonly Value[];
}

const NOTHING: readonly Value[] = [];

/** It is walked through thousands of times in one search: so there are plain loops in here. */
export function listsOf(
  { items, wilds, itemBits, changerBits, subtractionBits, twinBits, wholeSteps }: Supply,
  { plain, sumOf, leftOf, isSplit, canBePart, subtracted }: Order,
  { isUseless }: Bounds,
  effort: Effort,
): Lists {
  const count = items.length;
  const all = 1 << (count + wilds.length);
  const atoms = new Array<readonly Value[] | undefined>(all);
  const parts = new Array<readonly Value[] | undefined>(all);
  const terms = new Array<readonly Value[] | undefined>(all);

  function termsOf(mask: number): readonly Value[] {
    const same = mask & twinBits ? plain(mask) : mask;
    const known = terms[same];
    if (known) return known;
    const own = same & subtractionBits;
    if (own === 0) return (terms[same] = partsOf(same));
    if ((same & changerBits) === 0) return (terms[same] = only(leftOf(same), same));
    const found: Value[] = [];
    for (let some = own; ; some = (some - 1) & own) {
      if (canBePart(same ^ some)) addLess(found, partsOf(same ^ some), subtracted(some), same);
      if (some === 0) break;
    }
    return (terms[same] = different(found));
  }

  function partsOf(mask: number): readonly Value[] {
    const same = mask & twinBits ? plain(mask) : mask;
    const known = parts[same];
    if (known) return known;
    if ((same & changerBits) === 0) return (parts[same] = only(sumOf(same), same));
    if (isOne(same)) return (parts[same] = partsOfOne(same));
    if (sizeOf(same) > FEW_THINGS) prepare(same);
    const found = atomsOf(same).slice();
    const first = firstChanger(same);
    const others = same ^ first;
    for (let some = 0; some !== others; some = (some - others) & others) {
      const part = others ^ some;
      if (!isSplit(first | some, part)) continue;
      if (part & changerBits) addSums(found, atomsOf(first | some), partsOf(part), same);
      else addMore(found, atomsOf(first | some), sumOf(part), same);
    }
    effort.learnt = true;
    return (parts[same] = different(found));
  }

  /** Only one wild card, on some of the items and under it all that is subtracted. */
  function partsOfOne(mask: number): readonly Value[] {
    const found: Value[] = [];
    const own = mask & itemBits;
    for (let inside = own; inside !== 0; inside = (inside - 1) & own) {
      const atom = atomOfOne(mask ^ own ^ inside);
      if (atom !== NONE) gather(found, plus(atom, sumOf(own ^ inside)), mask);
    }
    return found;
  }

  function atomOfOne(mask: number): Value {
    const effect = wilds[lowest(mask & changerBits) - count]?.effect;
    const left = leftOf(mask);
    const x = effect && left !== NONE ? apply(effect, left) : NONE;
    if (x === BEYOND) effort.lost = true;
    return x >= 0 || (x !== BEYOND && !wholeSteps) ? x : NONE;
  }

  function isOne(mask: number): boolean {
    const own = mask & changerBits;
    return (own & (own - 1)) === 0;
  }

  function only(x: Value, mask: number): readonly Value[] {
    return isFine(x) && !isUseless(x, mask) ? [x] : NOTHING;
  }

  function firstChanger(mask: number): number {
    const own = mask & changerBits;
    return own & -own;
  }

  /** Lists all that will be added before any of it is: so a pause costs little. */
  function prepare(mask: number): void {
    const first = firstChanger(mask);
    const others = mask ^ first;
    for (let some = 0; some !== others; some = (some - others) & others) {
      if (!isSplit(first | some, others ^ some)) continue;
      ask(effort, atomsOf(first | some).length * partsOf(others ^ some).length);
    }
  }

  function atomsOf(mask: number): readonly Value[] {
    const same = mask & twinBits ? plain(mask) : mask;
    const known = atoms[same];
    if (known) return known;
    if ((same & itemBits) === 0) return (atoms[same] = NOTHING);
    if (isOne(same)) return (atoms[same] = only(atomOfOne(same), same));
    const found: Value[] = [];
    for (let left = same & changerBits; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const wild = wilds[lowest(bit) - count];
      // Of twins the last one goes: the others would leave the same.
      if (!wild || same & twinBits & (bit << 1)) continue;
      addChanged(found, termsOf(same ^ bit), wild.effect, same);
    }
    return (atoms[same] = different(found));
  }

  function addLess(found: Value[], from: readonly Value[], by: number, mask: number): void {
    for (let at = 0; at < from.length; at++) gather(found, minus(from[at] as Value, by), mask);
  }

  function addMore(found: Value[], from: readonly Value[], by: number, mask: number): void {
    for (let at = 0; at < from.length; at++) gather(found, plus(from[at] as Value, by), mask);
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
    if (x === BEYOND) effort.lost = true;
    else if (isFine(x) && !isUseless(x, mask)) {
      if (found.length > FEW_VALUES || !found.includes(x)) found.push(x);
    }
  }

  function isFine(x: Value): boolean {
    return x >= 0 || (x !== NONE && !wholeSteps);
  }

  return { termsOf, partsOf, atomsOf };
}

/** So many are looked through as fast as they are looked up. */
const FEW_VALUES = 24;

function different(values: Value[]): Value[] {
  return values.length > FEW_VALUES ? [...new Set(values)] : values;
}
