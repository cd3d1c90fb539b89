import { BadInput } from '../core/refusal';
import { DIGITS, LARGE_UNITS, toFormal } from './numerals';
import { reading, type Reading } from './reading';

export const LARGEST = 99_999;

/**
 * 一 changes its tone before 百, 千 and 万. Where a number begins with it everybody does so; further
 * inside, as in the 一百 of 1100, careful speakers keep yī, and so does this.
 */
const SAID: { readonly [written: string]: string } = {
  yībǎi: 'yìbǎi',
  yīqiān: 'yìqiān',
  yīwàn: 'yíwàn',
};

/** The reading of a whole number from 0 to 99,999. */
export function readNumber(n: number): Reading {
  if (!Number.isInteger(n) || n < 0 || n > LARGEST) {
    const reason = 'Only whole numbers from 0 to 99,999 can be read aloud.';
    throw new BadInput('numberOutOfRange', reason, { number: n });
  }
  const plain = reading(numeralWords(n, '十').join(' '), String(n));
  return {
    ...plain,
    formal: toFormal(numeralWords(n, '一十').join('')),
    said: plain.pinyin.replace(/^\S+/, (first) => SAID[first] ?? first),
  };
}

/**
 * The numerals of a number in the words that pinyin writes: 万, 千 and 百 each with their digit, 零 alone,
 * tens and units together. 2 is 二 throughout: 两百 is heard as well, but 二百 is the standard form, and
 * leaves one rule to learn. 10–19 begin with the `ten` that is asked for; after a larger unit it is always 一十.
 */
export function numeralWords(n: number, ten: '十' | '一十'): string[] {
  if (n === 0) return ['零'];
  const words: string[] = [];
  let skipped = false;
  for (const { unit, size } of LARGE_UNITS) {
    const digit = Math.floor(n / size) % 10;
    if (digit === 0) {
      skipped = words.length > 0;
      continue;
    }
    // However many places are empty in a row, one 零 stands for them; at the end there is none.
    if (skipped) words.push('零');
    words.push(DIGITS.charAt(digit) + unit);
    skipped = false;
  }
  const rest = n % 100;
  if (rest > 0) {
    if (words.length > 0 && (skipped || rest < 10)) words.push('零');
    words.push(tensAndUnits(rest, words.length > 0 ? '一十' : ten));
  }
  return words;
}

function tensAndUnits(n: number, ten: '十' | '一十'): string {
  const tens = Math.floor(n / 10);
  const units = n % 10;
  const start = tens === 0 ? '' : tens === 1 ? ten : `${DIGITS.charAt(tens)}十`;
  return start + (units > 0 ? DIGITS.charAt(units) : '');
}
