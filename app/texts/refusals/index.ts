import type { Refusal } from '../../../engine';
import type { Language } from '../language';
import { buyao } from './buyao';
import { core } from './core';
import { fighting } from './fighting';
import { lessons } from './lessons';
import { numero } from './numero';
import type { Say } from './say';
import { sequence } from './sequence';
import { sevens } from './sevens';

/** One line a game. */
const all = [core, lessons, buyao, fighting, numero, sequence, sevens];

const refusals: Readonly<Record<Language, Readonly<Record<string, Say>>>> = {
  en: Object.assign({}, ...all.map(({ en }) => en)),
  zh: Object.assign({}, ...all.map(({ zh }) => zh)),
};

/** Why something cannot be. What a newer engine may say and nobody has put into words yet stays in plain English. */
export function inWords({ code, reason, facts }: Refusal, language: Language): string {
  const known = refusals[language];
  return Object.hasOwn(known, code) ? (known[code]?.(facts) ?? reason) : reason;
}
