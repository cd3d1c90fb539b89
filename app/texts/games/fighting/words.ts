import type { Seat } from '../../../../engine';
import type { Script } from '../../../../engine/chinese/reading';
import {
  ANIMAL_READINGS,
  ELEMENT_READINGS,
  nameZodiacCard,
  zodiacCard,
} from '../../../../engine/chinese/zodiac';
import { PHRASES } from '../../../../engine/chinese/words';
import { seatsOf, sidesAt } from '../../../../engine/games/fighting/sides';
import type { Language } from '../../language';

/** Names are often in Latin letters, which stand apart from Hanzi. */
const apart = (text: string) =>
  text
    .replace(/([\u4e00-\u9fff])([A-Za-zÀ-ɏ])/g, '$1 $2')
    .replace(/([A-Za-zÀ-ɏ])([\u4e00-\u9fff])/g, '$1 $2');

const nameOf = (card: number, script: Script) => nameZodiacCard(card).hanzi[script];

/** The characters stand on the cards, whatever the language. */
const element = (card: number, script: Script = 'simplified') =>
  ELEMENT_READINGS[zodiacCard(card).element].hanzi[script];
const animal = (card: number, script: Script = 'simplified') =>
  ANIMAL_READINGS[zodiacCard(card).animal].hanzi[script];
const wangpai = (script: Script = 'simplified') => PHRASES.wangpai.hanzi[script];

const en = {
  /** A card as it is named in a sentence: to be read and to be understood. */
  card: (card: number, script: Script = 'simplified') => `${nameOf(card, script)} (${card})`,
  element,
  animal,
  wangpai,
  cards: (n: number) => (n === 0 ? 'no cards' : n === 1 ? '1 card' : `${n} cards`),
  tricks: (n: number) => (n === 0 ? 'no tricks' : n === 1 ? '1 trick' : `${n} tricks`),
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  list: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  /** Those who play together, by one of their seats. */
  side: (names: readonly string[], seat: Seat) => en.list(sideNames(names, seat)),
  /** The last touch to a sentence with names in it. */
  set: (text: string) => text,
};

const zh: typeof en = {
  card: (card, script = 'simplified') => `${nameOf(card, script)}（${card}）`,
  element,
  animal,
  wangpai,
  cards: (n) => (n === 0 ? '没有牌' : `${n} 张牌`),
  tricks: (n) => `${n} 墩`,
  points: (n) => `${n} 分`,
  list: (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('、')}和${parts.at(-1)}`,
  side: (names, seat) => zh.list(sideNames(names, seat)),
  set: apart,
};

function sideNames(names: readonly string[], seat: Seat): string[] {
  const side = seat % sidesAt(names.length);
  return seatsOf(names.length, side).map((at) => names[at] ?? '');
}

/** What sentences about this game are made of. */
export const words: Readonly<Record<Language, typeof en>> = { en, zh };
