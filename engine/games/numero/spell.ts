import { lowest, sizeOf } from './bits';
import { inSlice } from './effort';
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
  const first = sentenceIn(supply, reach, value, mask);
  if (!first.hasFractions) return first.term;
  const whole = reach.whole();
  const isWhole = inSlice(whole, PATIENCE, () => whole.isTerm(value, mask));
  return isWhole ? sentenceIn(supply, whole, value, mask).term : first.term;
}

interface Sentence {
  readonly term: Term;
  readonly hasFractions: boolean;
}

/** One of the values that are added up; sums are written from their largest item on. */
interface Member {
  readonly first: number;
  readonly term: Term;
}

function sentenceIn(supply: Supply, reach: Reach, value: number, mask: number): Sentence {
  const { items, wilds, changerBits, subtractionBits } = supply;
  // What makes a value larger comes last: numbers are smaller on the way.
  const changers = bitsOf(mask & changerBits).sort((a, b) => growth(b) - growth(a));
  let hasFractions = false;

  function termOf(x: Value, all: number): Term | null {
    const own = all & subtractionBits;
    for (let some = own; ; some = (some - 1) & own) {
      const before = bitsOf(some).reduce((sum, bit) => undo(wildOf(bit).effect, sum), x);
      const part = before === BEYOND ? null : partOf(before, all ^ some);
      if (part) {
        return bitsOf(some).reduce((on, bit) => ({ wild: wildOf(bit).id, on }), addedUp(part));
      }
      if (some === 0) return null;
    }
  }

  function partOf(x: Value, all: number): Member[] | null {
    if (!reach.isPart(x, all)) return null;
    if ((all & changerBits) === 0) return bitsOf(all).map(itemOf);
    return atomOf(x, all) ?? sumOf(x, all);
  }

  function itemOf(bit: number): Member {
    const item = items[lowest(bit)];
    if (!item) throw new Error('this bit is no item');
    return { first: bit, term: item.term };
  }

  function atomOf(x: Value, all: number): Member[] | null {
    if (!reach.isAtom(x, all)) return null;
    if (x < 0) hasFractions = true;
    const term = changedTo(x, all, true) ?? changedTo(x, all, false);
    return term && [{ first: all & -all, term }];
  }

  function changedTo(x: Value, all: number, fromWhole: boolean): Term | null {
    for (const bit of changers) {
      if ((all & bit) === 0) continue;
      const { id, effect } = wildOf(bit);
      const before = undo(effect, x);
      if (before >= 0 !== fromWhole || !reach.isFine(before)) continue;
      const on = termOf(before, all ^ bit);
      if (on) return { wild: id, on };
    }
    return null;
  }

  function sumOf(x: Value, all: number): Member[] | null {
    const own = all & changerBits;
    const first = own & -own;
    const others = all ^ first;
    for (let some = 0; some !== others; some = (some - others) & others) {
      const sum =
        reach.isSplit(first | some, others ^ some) && added(x, first | some, others ^ some);
      if (sum) return sum;
    }
    return null;
  }

  function added(x: Value, atomMask: number, partMask: number): Member[] | null {
    const atomFirst = (partMask & changerBits) !== 0 && sizeOf(atomMask) <= sizeOf(partMask);
    for (const value of atomFirst ? reach.atomsOf(atomMask) : reach.partsOf(partMask)) {
      const left = minus(x, value);
      if (!reach.isFine(left)) continue;
      const [own, rest] = atomFirst ? [value, left] : [left, value];
      if (!reach.isAtom(own, atomMask) || !reach.isPart(rest, partMask)) continue;
      const atom = atomOf(own, atomMask);
      const part = partOf(rest, partMask);
      if (atom && part) return [...atom, ...part];
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

  reach.questions = Infinity;
  const term = termOf(value, mask);
  if (!term) throw new Error('these cards do not make this value');
  return { term, hasFractions };
}

function addedUp(members: readonly Member[]): Term {
  const terms = [...members].sort((a, b) => a.first - b.first).map(({ term }) => term);
  const [only] = terms;
  return only && terms.length === 1 ? only : { sum: terms };
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) bits.push(left & -left);
  return bits;
}
