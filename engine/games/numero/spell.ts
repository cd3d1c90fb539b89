import { lowest, sizeOf } from './bits';
import { inSlice } from './effort';
import { orderOf } from './order';
import type { Reach } from './reach';
import type { Supply } from './supply';
import type { Term } from './term';
import { BEYOND, minus, undo, type Value } from './value';

/** To look for a sentence without fractions is worth so many questions. */
const PATIENCE = 300;

/** Writes sentences down, the same one only once: a group is part of many takes. */
export type Speller = (value: number, mask: number) => Term;

export function spellerOf(supply: Supply, reach: Reach): Speller {
  const known = new Map<number, Map<number, Term>>();
  return (value, mask) => {
    let own = known.get(value);
    if (!own) known.set(value, (own = new Map<number, Term>()));
    const before = own.get(mask);
    if (before) return before;
    const term = spell(supply, reach, value, mask);
    own.set(mask, term);
    return term;
  };
}

/**
 * Writes down a sentence that uses all of a mask and has this value. One that has no fractions is easier to
 * follow, so it is that where there is one.
 */
export function spell(supply: Supply, reach: Reach, value: number, mask: number): Term {
  const whole = reach.whole();
  const isWhole = inSlice(whole, PATIENCE, () => whole.isTerm(value, mask));
  const easiest = isWhole ? whole : reach;
  easiest.questions = Infinity;
  const term = termIn(supply, easiest, value, mask);
  if (!term) throw new Error('these cards do not make this value');
  return term;
}

function termIn(supply: Supply, reach: Reach, value: number, mask: number): Term | null {
  const { items, wilds, changerBits, subtractionBits } = supply;
  const { isSplit } = orderOf(supply);
  // What makes a value larger comes last: numbers are smaller on the way.
  const changers = bitsOf(mask & changerBits).sort((a, b) => growth(b) - growth(a));

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
    for (const bit of changers) {
      if ((all & bit) === 0) continue;
      const { id, effect } = wildOf(bit);
      const before = undo(effect, x);
      const on = reach.isFine(before) ? termOf(before, all ^ bit) : null;
      if (on) return { wild: id, on };
    }
    return null;
  }

  function sumOf(x: Value, all: number): Term | null {
    const first = all & -all;
    const others = all ^ first;
    for (let some = others; some !== 0;) {
      some = (some - 1) & others;
      const sum = isSplit(some, others ^ some) && added(x, first | some, others ^ some);
      if (sum) return sum;
    }
    return null;
  }

  function added(x: Value, atomMask: number, partMask: number): Term | null {
    const atomFirst = sizeOf(atomMask) <= sizeOf(partMask);
    for (const value of atomFirst ? reach.atomsOf(atomMask) : reach.partsOf(partMask)) {
      const left = minus(x, value);
      if (!reach.isFine(left)) continue;
      const [own, rest] = atomFirst ? [value, left] : [left, value];
      if (!reach.isAtom(own, atomMask) || !reach.isPart(rest, partMask)) continue;
      const atom = atomOf(own, atomMask);
      const part = partOf(rest, partMask);
      if (atom && part) return { sum: [atom, ...('sum' in part ? part.sum : [part])] };
    }
    return null;
  }

  function growth(bit: number): number {
    const { effect } = wildOf(bit);
    if (effect.how === 'times') return effect.top / effect.bottom;
    return effect.how === 'power' ? 100 : 0;
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
