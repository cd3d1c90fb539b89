import type { Effect } from './cards';

/**
 * The search's own number: exact, never negative, and in one machine word, since a search makes
 * thousands of them and asks of each whether it has met it before. A whole number is itself. A fraction is
 * −(numerator × 4096 + code), where the code says how often 2, 3 and 5 divide its denominator: the wild
 * cards bring in no other prime.
 */
export type Value = number;

/** There is no such value: below zero, or no exact root. */
export const NONE = -1;
/** A value too large for one word. */
export const BEYOND = -2;

const LARGEST = Number.MAX_SAFE_INTEGER;
const CODES = 4096;
const LARGEST_TOP = 2 ** 41;
/** Five bits of a code are for 2, four for 3, three for 5. */
const MOST_TWOS = 31;
const MOST_THREES = 15;
const MOST_FIVES = 7;

/** How often 2, 3 and 5 divide a number: ten bits each, so that they can be added and multiplied as one. */
export type Primes = number;

const THREE = 1 << 10;
const FIVE = 1 << 20;
const TWOS = 1023;
const THREES = 1023 * THREE;
const FIVES = 1023 * FIVE;

/** By code: the denominator, and its primes. */
const BOTTOMS: readonly number[] = Array.from(
  { length: CODES },
  (_, code) => 2 ** twosOf(code) * 3 ** threesOf(code) * 5 ** fivesOf(code),
);
const PRIMES: readonly Primes[] = Array.from(
  { length: CODES },
  (_, code) => twosOf(code) + threesOf(code) * THREE + fivesOf(code) * FIVE,
);

/** The codes of the numbers that are printed on wild cards. */
const CODE: readonly number[] = [0, 0, 1, 1 << 5, 2, 1 << 9];

function codeFor(twos: number, threes: number, fives: number): number {
  return twos | (threes << 5) | (fives << 9);
}

function twosOf(code: number): number {
  return code & 31;
}

function threesOf(code: number): number {
  return (code >> 5) & 15;
}

function fivesOf(code: number): number {
  return code >> 9;
}

export function printedPrimes(n: number): Primes {
  return PRIMES[CODE[n] ?? 0] ?? 0;
}

/** The primes of a fraction's denominator. */
export function bottomPrimes(fraction: Value): Primes {
  return PRIMES[-fraction % CODES] ?? 0;
}

export function hasWithin(primes: Primes, limit: Primes): boolean {
  return (
    (primes & TWOS) <= (limit & TWOS) &&
    (primes & THREES) <= (limit & THREES) &&
    (primes & FIVES) <= (limit & FIVES)
  );
}

function topOf(x: Value): number {
  return x >= 0 ? x : Math.floor(-x / CODES);
}

function codeOf(x: Value): number {
  return x >= 0 ? 0 : -x % CODES;
}

function bottomOf(code: number): number {
  return BOTTOMS[code] ?? 1;
}

/** The whole number at or below a value. */
export function floorOf(x: Value): number {
  return x >= 0 ? x : Math.floor(topOf(x) / bottomOf(codeOf(x)));
}

export function plus(a: Value, b: Value): Value {
  if (a >= 0 && b >= 0) return a + b > LARGEST ? BEYOND : a + b;
  return across(a, b, 1);
}

/** NONE where it would be negative. */
export function minus(a: Value, b: Value): Value {
  if (a >= 0 && b >= 0) return a < b ? NONE : a - b;
  return across(a, b, -1);
}

function across(a: Value, b: Value, sign: 1 | -1): Value {
  const p = codeOf(a);
  const q = codeOf(b);
  const code = p === q || q === 0 ? p : p === 0 ? q : commonOf(p, q);
  const bottom = bottomOf(code);
  const left = topOf(a) * (p === code ? 1 : bottom / bottomOf(p));
  const right = topOf(b) * (q === code ? 1 : bottom / bottomOf(q));
  if (left > LARGEST || right > LARGEST) return BEYOND;
  const top = left + sign * right;
  return top < 0 ? NONE : pack(top, code & 31, (code >> 5) & 15, code >> 9);
}

/** The code of the least number that both denominators divide. */
function commonOf(p: number, q: number): number {
  return codeFor(
    Math.max(twosOf(p), twosOf(q)),
    Math.max(threesOf(p), threesOf(q)),
    Math.max(fivesOf(p), fivesOf(q)),
  );
}

/** Times a fraction of numbers up to five. */
export function times(x: Value, top: number, bottom: number): Value {
  if (x >= 0) {
    const product = x * top;
    if (product > LARGEST) return BEYOND;
    if (product % bottom === 0) return product / bottom;
  }
  const own = codeOf(x);
  const more = CODE[bottom] ?? 0;
  return pack(
    topOf(x) * top,
    (own & 31) + (more & 31),
    ((own >> 5) & 15) + ((more >> 5) & 15),
    (own >> 9) + (more >> 9),
  );
}

export function power(x: Value, degree: 2 | 3): Value {
  const top = raised(topOf(x), degree);
  if (x >= 0) return top > LARGEST ? BEYOND : top;
  const code = codeOf(x);
  return pack(top, twosOf(code) * degree, threesOf(code) * degree, fivesOf(code) * degree);
}

/** NONE where it is not exact. */
export function root(x: Value, degree: 2 | 3): Value {
  const top = wholeRoot(topOf(x), degree);
  if (x >= 0 || top === NONE) return top;
  const code = codeOf(x);
  const [twos, threes, fives] = [twosOf(code), threesOf(code), fivesOf(code)];
  if (twos % degree || threes % degree || fives % degree) return NONE;
  return pack(top, twos / degree, threes / degree, fives / degree);
}

function wholeRoot(n: number, degree: 2 | 3): number {
  // A good guess, and then an exact question.
  const guess = Math.round(degree === 2 ? Math.sqrt(n) : Math.cbrt(n));
  return raised(guess, degree) === n ? guess : NONE;
}

function raised(n: number, degree: 2 | 3): number {
  return degree === 2 ? n * n : n * n * n;
}

/** In lowest terms, and in one word. */
function pack(top: number, twos: number, threes: number, fives: number): Value {
  if (top > LARGEST) return BEYOND;
  if (top === 0) return 0;
  let n = top;
  let two = twos;
  let three = threes;
  let five = fives;
  for (; two > 0 && n % 2 === 0; two--) n /= 2;
  for (; three > 0 && n % 3 === 0; three--) n /= 3;
  for (; five > 0 && n % 5 === 0; five--) n /= 5;
  if (two + three + five === 0) return n;
  if (n >= LARGEST_TOP || two > MOST_TWOS || three > MOST_THREES || five > MOST_FIVES) {
    return BEYOND;
  }
  return -(n * CODES + codeFor(two, three, five));
}

/** What a wild card makes of a value. */
export function apply(effect: Effect, x: Value): Value {
  switch (effect.how) {
    case 'times':
      return times(x, effect.top, effect.bottom);
    case 'minus':
      return minus(x, effect.by);
    case 'power':
      return power(x, effect.degree);
    case 'root':
      return root(x, effect.degree);
  }
}

/** The one value of which a wild card makes this. */
export function undo(effect: Effect, x: Value): Value {
  switch (effect.how) {
    case 'times':
      return times(x, effect.bottom, effect.top);
    case 'minus':
      return plus(x, effect.by);
    case 'power':
      return root(x, effect.degree);
    case 'root':
      return power(x, effect.degree);
  }
}
