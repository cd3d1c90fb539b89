import { BadInput } from '../core/refusal';
import { readNumber } from './number';
import { join, type Reading } from './reading';
import { WORDS } from './words';

/** A whole number, or an amount as a card names it: '3/4', '1 1/2', '0.25', '75%'. Never a float. */
export type Amount = number | string;

export type ParsedAmount =
  | { readonly kind: 'whole'; readonly value: number }
  | { readonly kind: 'decimal'; readonly whole: number; readonly places: string }
  | { readonly kind: 'fraction'; readonly numerator: number; readonly denominator: number }
  | {
      readonly kind: 'mixed';
      readonly whole: number;
      readonly numerator: number;
      readonly denominator: number;
    }
  | { readonly kind: 'percent'; readonly hundredths: string };

const WHOLE = '(0|[1-9]\\d{0,4})';
const WHOLE_NUMBER = new RegExp(`^${WHOLE}$`);
const DECIMAL = new RegExp(`^${WHOLE}\\.(\\d+)$`);
const FRACTION = new RegExp(`^(?:${WHOLE} )?${WHOLE}/([1-9]\\d{0,4})$`);
const PERCENT = new RegExp(`^(${WHOLE}(?:\\.\\d+)?) ?%$`);

/** Fractions that have a sign of their own. The others are written with a stroke. */
const FRACTION_SIGNS: { readonly [fraction: string]: string } = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
};

export function parseAmount(amount: Amount): ParsedAmount {
  if (typeof amount === 'number') return { kind: 'whole', value: amount };
  const whole = WHOLE_NUMBER.exec(amount);
  if (whole) return { kind: 'whole', value: Number(whole[1]) };
  const decimal = DECIMAL.exec(amount);
  if (decimal) return { kind: 'decimal', whole: Number(decimal[1]), places: decimal[2] ?? '' };
  const percent = PERCENT.exec(amount);
  if (percent) return { kind: 'percent', hundredths: percent[1] ?? '' };
  const fraction = FRACTION.exec(amount);
  if (fraction) {
    const parts = { numerator: Number(fraction[2]), denominator: Number(fraction[3]) };
    if (fraction[1] === undefined) return { kind: 'fraction', ...parts };
    return { kind: 'mixed', whole: Number(fraction[1]), ...parts };
  }
  throw new BadInput('unreadableAmount', `"${amount}" is not a number that can be read aloud.`, {
    amount,
  });
}

/** 四分之三, 一又二分之一, 零点二五, 百分之七十五. */
export function readAmount(amount: Amount): Reading {
  const parsed = parseAmount(amount);
  switch (parsed.kind) {
    case 'whole':
      return readNumber(parsed.value);
    case 'decimal': {
      const places = Array.from(parsed.places, (place) => readNumber(Number(place)));
      const digits = `${parsed.whole}.${parsed.places}`;
      return join([readNumber(parsed.whole), WORDS.point, ...places], digits);
    }
    case 'fraction':
      return readFraction(parsed.numerator, parsed.denominator);
    case 'mixed': {
      const fraction = readFraction(parsed.numerator, parsed.denominator);
      const gap = fraction.digits.includes('/') ? ' ' : '';
      const digits = `${parsed.whole}${gap}${fraction.digits}`;
      return join([readNumber(parsed.whole), WORDS.and, fraction], digits);
    }
    case 'percent': {
      const hundredths = readAmount(parsed.hundredths);
      return join([WORDS.percent, hundredths], `${hundredths.digits}%`);
    }
  }
}

function readFraction(numerator: number, denominator: number): Reading {
  const digits = `${numerator}/${denominator}`;
  return join(
    [readNumber(denominator), WORDS.outOf, readNumber(numerator)],
    FRACTION_SIGNS[digits] ?? digits,
  );
}
