import { LARGEST, numeralWords } from './number';
import { DIGITS, toPlain } from './numerals';

const UNITS: { readonly [unit: string]: number } = { 十: 10, 百: 100, 千: 1_000, 万: 10_000 };

/**
 * The number that Hanzi of any script stand for, everyday or formal. Null where they are not a number
 * exactly as it is read: 一百五, 二五 and 一百零十 are not.
 */
export function numberFromHanzi(text: string): number | null {
  // People do say 两 before a large unit, so it is understood there, and nowhere else.
  const numerals = toPlain(text.replace(/\s/g, '')).replace(/两(?=[百千万])/g, '二');
  const n = worth(numerals);
  if (n === null || n > LARGEST) return null;
  const isReadSo = (ten: '十' | '一十') => numeralWords(n, ten).join('') === numerals;
  return isReadSo('十') || isReadSo('一十') ? n : null;
}

/** A generous sum of digits and units; reading it back shows whether they stood in the right order. */
function worth(numerals: string): number | null {
  if (numerals === '') return null;
  let total = 0;
  let digit: number | null = null;
  for (const numeral of numerals) {
    const unit = UNITS[numeral];
    const value = DIGITS.indexOf(numeral);
    if (unit !== undefined) {
      total += (digit ?? 1) * unit;
      digit = null;
    } else if (value >= 0) {
      digit = value;
    } else {
      return null;
    }
  }
  return total + (digit ?? 0);
}
