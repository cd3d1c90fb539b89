import { parseAmount, type Amount } from './amount';

/**
 * What a number sentence says before its 等于: an amount, a sum, or a change of a value. There is no
 * precedence: a change acts on the whole expression that it is put on.
 */
export type Expression =
  | Amount
  | { readonly sum: readonly Expression[] }
  | { readonly on: Expression; readonly change: Change };

export type Change =
  | { readonly how: 'minus' | 'times' | 'dividedBy' | 'part'; readonly by: Amount }
  | { readonly how: 'squared' | 'cubed' | 'squareRoot' | 'cubeRoot' };

/**
 * Whether a part is one that Chinese takes *of* a value (八的四分之三). A decimal, a mixed number or a
 * fraction above one multiplies it (八乘零点五): nobody speaks of the "one and a half of eight".
 */
export function isPartOf(part: Amount): boolean {
  const parsed = parseAmount(part);
  if (parsed.kind === 'fraction') return parsed.numerator < parsed.denominator;
  return parsed.kind === 'percent';
}
