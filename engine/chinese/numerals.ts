import type { ByScript, Script } from './reading';

export const DIGITS = '零一二三四五六七八九';

/** The units that make a word with the digit before them, largest first. */
export const LARGE_UNITS = [
  { unit: '万', size: 10_000 },
  { unit: '千', size: 1_000 },
  { unit: '百', size: 100 },
];

/** 大写, numerals that no stroke of the pen can turn into others. */
const FORMAL: { readonly [script in Script]: { readonly [numeral: string]: string } } = {
  simplified: {
    零: '零',
    一: '壹',
    二: '贰',
    三: '叁',
    四: '肆',
    五: '伍',
    六: '陆',
    七: '柒',
    八: '捌',
    九: '玖',
    十: '拾',
    百: '佰',
    千: '仟',
    万: '万',
  },
  traditional: {
    零: '零',
    一: '壹',
    二: '貳',
    三: '參',
    四: '肆',
    五: '伍',
    六: '陸',
    七: '柒',
    八: '捌',
    九: '玖',
    十: '拾',
    百: '佰',
    千: '仟',
    万: '萬',
  },
};

/** Other shapes that people type. */
const VARIANTS: { readonly [typed: string]: string } = { 〇: '零', 兩: '两', 叄: '三', 参: '三' };

export function toFormal(numerals: string): ByScript {
  return {
    simplified: rewrite(numerals, FORMAL.simplified),
    traditional: rewrite(numerals, FORMAL.traditional),
  };
}

/** Any script, everyday or formal, to the everyday simplified numerals; other characters stay. */
export function toPlain(text: string): string {
  return rewrite(text, PLAIN);
}

// The one everyday numeral with a traditional form, 萬, is a formal one too: these tables hold all.
const PLAIN = { ...turned(FORMAL.simplified), ...turned(FORMAL.traditional), ...VARIANTS };

function turned(table: { readonly [numeral: string]: string }) {
  return Object.fromEntries(Object.entries(table).map(([numeral, glyph]) => [glyph, numeral]));
}

function rewrite(text: string, table: { readonly [character: string]: string }): string {
  let written = '';
  for (const character of text) written += table[character] ?? character;
  return written;
}
