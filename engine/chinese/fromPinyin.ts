import { CHARACTERS } from './characters';
import { numberFromHanzi } from './fromHanzi';
import { DIGITS } from './numerals';

interface Syllable {
  readonly numeral: string;
  /** '1' to '4'; empty where none was typed. */
  readonly tone: string;
}

/** By their letters, since no two differ by tone alone. 两 is no numeral, but it is heard for 二. */
const SYLLABLES: ReadonlyMap<string, Syllable> = new Map([
  ['liang', { numeral: '两', tone: '3' }],
  ...Array.from(`${DIGITS}十百千万`, (numeral) => {
    const sound = CHARACTERS[numeral]?.[0] ?? '';
    return [sound.slice(0, -1), { numeral, tone: sound.slice(-1) }] as const;
  }),
]);

const TONES = new Map(Array.from(SYLLABLES.values(), ({ numeral, tone }) => [numeral, tone]));

/** What 一 may change to, by what follows it. */
const CHANGED_ONE: { readonly [next: string]: string } = { 百: '4', 千: '4', 万: '2' };

const MARKS = [
  ['1', '\u0304'],
  ['2', '\u0301'],
  ['3', '\u030c'],
  ['3', '\u0306'], // round instead of pointed: many keyboards have only ă
  ['4', '\u0300'],
] as const;

/** All that may be typed, right tone or wrong. A mark on the wrong letter is no wrong tone. */
const SPELLINGS: ReadonlyMap<string, Syllable> = new Map(
  Array.from(SYLLABLES).flatMap(([letters, { numeral }]) => [
    [letters, { numeral, tone: '' }] as const,
    ...Array.from('1234', (tone) => [letters + tone, { numeral, tone }] as const),
    ...MARKS.flatMap(([tone, mark]) =>
      Array.from(letters, (letter, i) => {
        const marked = letters.slice(0, i) + letter + mark + letters.slice(i + 1);
        return [marked, { numeral, tone }] as const;
      }),
    ),
  ]),
);

// Longest first, so that qian is not taken for qi. A second tone is caught along, to be refused.
const SYLLABLE = new RegExp(
  [...SYLLABLES.keys()]
    .sort((a, b) => b.length - a.length)
    .map((letters) => `${letters.replace(/./g, '$&[\u0300-\u036f]?')}[1-4]?`)
    .join('|'),
  'g',
);

const BETWEEN_SYLLABLES = /[\s'’‘ʼ-]+/;

/**
 * The number that a learner's pinyin stands for: tone marks or tone numbers, joined or spaced, with
 * the apostrophe or without. A tone may be left out, but one that is typed must be right: the
 * dictionary's, or the one that is said. Null where it is no number.
 */
export function numberFromPinyin(text: string): number | null {
  const typed: Syllable[] = [];
  for (const piece of text.toLowerCase().normalize('NFD').split(BETWEEN_SYLLABLES)) {
    const spellings = piece.match(SYLLABLE) ?? [];
    if (spellings.join('') !== piece) return null;
    for (const spelling of spellings) {
      const syllable = SPELLINGS.get(spelling);
      if (!syllable) return null;
      typed.push(syllable);
    }
  }
  const isInTune = typed.every((syllable, i) => hasItsTone(syllable, typed[i + 1]));
  return isInTune ? numberFromHanzi(typed.map(({ numeral }) => numeral).join('')) : null;
}

function hasItsTone({ numeral, tone }: Syllable, next: Syllable | undefined): boolean {
  if (tone === '' || TONES.get(numeral) === tone) return true;
  return numeral === '一' && next !== undefined && CHANGED_ONE[next.numeral] === tone;
}
