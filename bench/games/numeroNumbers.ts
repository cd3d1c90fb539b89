import { Fraction } from 'fraction.js';
import type { Effect } from '../../engine/games/numero/cards';
import { apply, BEYOND, NONE, plus, type Value } from '../../engine/games/numero/value';
import type { Numbers } from './numeroForward';

interface Plain {
  readonly top: number;
  readonly bottom: number;
}

const kept = (value: Value) => (value === NONE || value === BEYOND ? null : value);

/** The numbers of our own search. */
export const packed: Numbers<Value> = {
  whole: (n) => n,
  plus: (a, b) => kept(plus(a, b)),
  apply: (effect, value) => kept(apply(effect, value)),
  isWhole: (value) => value >= 0,
  key: (value) => value,
};

/** Fractions as most would write them: two numbers in lowest terms, known by their text. */
export const plain: Numbers<Plain> = {
  whole: (n) => ({ top: n, bottom: 1 }),
  plus: (a, b) => reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom),
  apply: changed,
  isWhole: ({ bottom }) => bottom === 1,
  key: ({ top, bottom }) => `${top}/${bottom}`,
};

/** The library that most would reach for. */
export const library: Numbers<Fraction> = {
  whole: (n) => new Fraction(n),
  plus: (a, b) => a.add(b),
  apply: changedBy,
  isWhole: ({ d }) => d === BigInt(1),
  key: (value) => value.toFraction(),
};

function changedBy(effect: Effect, value: Fraction): Fraction | null {
  switch (effect.how) {
    case 'minus':
      return value.lt(effect.by) ? null : value.sub(effect.by);
    case 'times':
      return value.mul(effect.top).div(effect.bottom);
    case 'power':
      return value.pow(effect.degree);
    case 'root': {
      const root = value.pow(new Fraction(1, effect.degree));
      return root?.pow(effect.degree)?.equals(value) ? root : null;
    }
  }
}

function changed(effect: Effect, { top, bottom }: Plain): Plain | null {
  switch (effect.how) {
    case 'minus':
      return top < effect.by * bottom ? null : reduced(top - effect.by * bottom, bottom);
    case 'times':
      return reduced(top * effect.top, bottom * effect.bottom);
    case 'power':
      return reduced(top ** effect.degree, bottom ** effect.degree);
    case 'root': {
      const root = effect.degree === 2 ? Math.sqrt : Math.cbrt;
      const [a, b] = [Math.round(root(top)), Math.round(root(bottom))];
      const exact = a ** effect.degree === top && b ** effect.degree === bottom;
      return exact ? reduced(a, b) : null;
    }
  }
}

function reduced(top: number, bottom: number): Plain | null {
  if (top > Number.MAX_SAFE_INTEGER || bottom > Number.MAX_SAFE_INTEGER) return null;
  let [a, b] = [top, bottom];
  while (b !== 0) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}
