import { CHARACTERS, WORD_SOUNDS } from './characters';
import { spellWord } from './pinyin';

export type Script = 'simplified' | 'traditional';
export type ByScript = { readonly [script in Script]: string };

/** Anything the app shows and says: a number, a sentence, a card, a phrase. */
export interface Reading {
  /** Also the very words to speak: no digits, no signs, and ，where the voice should pause. */
  readonly hanzi: ByScript;
  /** With its numbers in 大写. To be looked at, not spoken: voices know the everyday numerals best. */
  readonly formal: ByScript;
  /** As written: the tones of the dictionary, words apart. */
  readonly pinyin: string;
  /**
   * As said: the pinyin with the changed tone of 一 (yìbǎi). Third tones that meet are left alone,
   * as in every textbook, since their change depends on how a speaker groups the words.
   */
  readonly said: string;
  /** One for each character of `hanzi`, the pauses left out: ['er4', 'shi2', 'er4']. */
  readonly syllables: readonly string[];
  /** The same in digits and signs; empty where there are none. */
  readonly digits: string;
}

const COMMA = { simplified: '，', traditional: '，' };

/** Between readings: the voice rests here. */
export const PAUSE: Reading = {
  hanzi: COMMA,
  formal: COMMA,
  pinyin: ',',
  said: ',',
  syllables: [],
  digits: '',
};

/** The reading of simplified Hanzi with a space between words: '百 分 之'. */
export function reading(text: string, digits = ''): Reading {
  let simplified = '';
  let traditional = '';
  let pinyin = '';
  const syllables: string[] = [];
  for (const part of text.split(' ')) {
    const word = lookUp(part);
    simplified += part;
    traditional += word.traditional;
    pinyin += (pinyin && ' ') + word.pinyin;
    syllables.push(...word.syllables);
  }
  const hanzi = { simplified, traditional };
  return { hanzi, formal: hanzi, pinyin, said: pinyin, syllables, digits };
}

/** Readings one after another. Their digits do not simply follow each other: the caller gives them. */
export function join(parts: readonly Reading[], digits: string): Reading {
  return {
    hanzi: joinScripts(parts.map((part) => part.hanzi)),
    formal: joinScripts(parts.map((part) => part.formal)),
    pinyin: joinPinyin(parts.map((part) => part.pinyin)),
    said: joinPinyin(parts.map((part) => part.said)),
    syllables: parts.flatMap((part) => part.syllables),
    digits,
  };
}

function joinScripts(parts: readonly ByScript[]): ByScript {
  return {
    simplified: parts.map((part) => part.simplified).join(''),
    traditional: parts.map((part) => part.traditional).join(''),
  };
}

function joinPinyin(parts: readonly string[]): string {
  return parts.join(' ').replaceAll(` ${PAUSE.pinyin}`, PAUSE.pinyin);
}

interface Word {
  readonly traditional: string;
  readonly pinyin: string;
  readonly syllables: readonly string[];
}

// Numbers are made of the same hundred-odd words, again and again, so each is put together once.
const words = new Map<string, Word>();

function lookUp(simplified: string): Word {
  const known = words.get(simplified);
  if (known) return known;
  const entries = Array.from(simplified, entryOf);
  const syllables = WORD_SOUNDS[simplified] ?? entries.map(({ sound }) => sound);
  const traditional = entries.map((entry) => entry.traditional).join('');
  const word = { traditional, pinyin: spellWord(syllables), syllables };
  words.set(simplified, word);
  return word;
}

function entryOf(character: string) {
  const found = CHARACTERS[character];
  if (!found) throw new Error(`${character} is not in the table of characters`);
  const [sound, traditional = character] = found;
  return { sound, traditional };
}
