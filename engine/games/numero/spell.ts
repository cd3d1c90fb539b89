import { lowest, sizeOf } from './bits';
import type { Reach } from './reach';
import type { Supply } from './supply';
import type { Term } from './term';
import { BEYOND, minus, NONE, undo, type Value } from './value';

/**
 * Writes down a sentence that uses all of a mask and has this value. One that has no fractions is easier to
 * follow, so that is tried first.
 */
export function spell(supply: Supply, reach: Reach, value: number, mask: number): Term {
  const term =
    attempt(supply, reach, value, mask, true) ?? attempt(supply, reach, value, mask, false);
  if (!term) throw new Error('these cards do not make this value');
  return term;
}

function attempt(
  supply: Supply,
  reach: Reach,
  value: number,
  mask: number,
  whole: boolean,
): Term | null {
  const { items, wilds, itemBits, changerBits, subtractionBits } = supply;

  function termOf(x: Value, all: number): Term | null {
    const own = all & subtractionBits;
    for (let some = own; ; some = (some - 1) & own) {
      const before = bitsOf(some).reduce((sum, bit) => undo(wildOf(bit).effect, sum), x);
      const part = before === BEYOND ? null : partOf(before, all ^ some);
      if (part) return bitsOf(some).reduce((on, bit) => ({ wild: wildOf(bit).id, on }), part);
      if (some === 0) return null;
    }
  }

  function partOf(x: Value, all: number): Term | null {
    if (!reach.isPart(x, all)) return null;
    return atomOf(x, all) ?? sumOf(x, all);
  }

  function atomOf(x: Value, all: number): Term | null {
    if (!reach.isAtom(x, all)) return null;
    if ((all & (all - 1)) === 0) return items[lowest(all)]?.term ?? null;
    for (const bit of bitsOf(all & changerBits)) {
      const { id, effect } = wildOf(bit);
      const before = undo(effect, x);
      const on = isFine(before) ? termOf(before, all ^ bit) : null;
      if (on) return { wild: id, on };
    }
    return null;
  }

  function sumOf(x: Value, all: number): Term | null {
    const first = all & -all;
    const others = all ^ first;
    for (let some = others; some !== 0;) {
      some = (some - 1) & others;
      const rest = others ^ some;
      if ((rest & itemBits) === 0) continue;
      const sum = added(x, first | some, rest);
      if (sum) return sum;
    }
    return null;
  }

  function added(x: Value, atomMask: number, partMask: number): Term | null {
    const atomFirst = sizeOf(atomMask) <= sizeOf(partMask);
    for (const value of atomFirst ? reach.atomsOf(atomMask) : reach.partsOf(partMask)) {
      const left = minus(x, value);
      if (!isFine(value) || !isFine(left)) continue;
      const atom = atomOf(atomFirst ? value : left, atomMask);
      const part = atom && partOf(atomFirst ? left : value, partMask);
      if (part) return { sum: [atom, ...('sum' in part ? part.sum : [part])] };
    }
    return null;
  }

  function isFine(x: Value): boolean {
    return x >= 0 || (x !== NONE && x !== BEYOND && !whole);
  }

  function wildOf(bit: number) {
    const wild = wilds[lowest(bit) - items.length];
    if (!wild) throw new Error('this bit is no wild card');
    return wild;
  }

  return termOf(value, mask);
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) bits.push(left & -left);
  return bits;
}
