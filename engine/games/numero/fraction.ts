import type { Effect } from './cards';

/**
 * An exact number that is not negative, however large: a player may square, cube and multiply before
 * the roots bring a value back. In lowest terms. The search for takes has a quicker kind of number.
 */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const ZERO = BigInt(0);
const ONE = BigInt(1);

export function whole(n: number): Fraction {
  return { top: BigInt(n), bottom: ONE };
}

export function isWhole({ bottom }: Fraction): boolean {
  return bottom === ONE;
}

export function isNumber(value: Fraction, n: number): boolean {
  return isWhole(value) && value.top === BigInt(n);
}

export function add(a: Fraction, b: Fraction): Fraction {
  return reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

/** What a wild card makes of a value; `null` where it cannot: below zero, or no exact root. */
export function change(value: Fraction, effect: Effect): Fraction | null {
  const { top, bottom } = value;
  switch (effect.how) {
    case 'minus': {
      const left = top - BigInt(effect.by) * bottom;
      return left < ZERO ? null : { top: left, bottom };
    }
    case 'times':
      return reduced(top * BigInt(effect.top), bottom * BigInt(effect.bottom));
    case 'power':
      return { top: power(top, effect.degree), bottom: power(bottom, effect.degree) };
    case 'root': {
      const [a, b] = [exactRoot(top, effect.degree), exactRoot(bottom, effect.degree)];
      return a === null || b === null ? null : { top: a, bottom: b };
    }
  }
}

/** As it is written: 8, 7/2. */
export function written({ top, bottom }: Fraction): string {
  return bottom === ONE ? String(top) : `${top}/${bottom}`;
}

function reduced(top: bigint, bottom: bigint): Fraction {
  let [a, b] = [top, bottom];
  while (b !== ZERO) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}

/** Written out: compilers for older devices turn the sign for powers into one that knows no bigint. */
function power(n: bigint, degree: 2 | 3): bigint {
  return degree === 2 ? n * n : n * n * n;
}

/** Newton's way down from above, in whole numbers. */
function exactRoot(n: bigint, degree: 2 | 3): bigint | null {
  if (n <= ONE) return n;
  const k = BigInt(degree);
  let root = ONE << BigInt(Math.ceil(n.toString(2).length / degree));
  for (;;) {
    const below = degree === 2 ? root : root * root;
    const next = ((k - ONE) * root + n / below) / k;
    if (next >= root) break;
    root = next;
  }
  return power(root, degree) === n ? root : null;
}
