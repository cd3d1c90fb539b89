import type { Reading } from '../../../../engine/chinese/reading';
import type { Language } from '../../language';
import { words as buyao } from '../buyao/words';

const isOne = (n: number) => n === 1;

const en = {
  /** A card as it is named in a sentence: to be read and to be understood. */
  card: ({ hanzi, digits }: Reading) => `${hanzi.simplified} (${digits})`,
  cards: (n: number) => (n === 0 ? 'no cards' : isOne(n) ? '1 card' : `${n} cards`),
  points: (n: number) => (isOne(n) ? '1 point' : `${n} points`),
  list: buyao.en.list,
  set: buyao.en.set,
};

const zh: typeof en = {
  card: ({ hanzi, digits }) => `${hanzi.simplified}（${digits}）`,
  cards: (n) => (n === 0 ? '没有牌' : `${n} 张牌`),
  points: (n) => `${n} 分`,
  list: buyao.zh.list,
  set: buyao.zh.set,
};

/** What sentences about this game are made of. */
export const words: Readonly<Record<Language, typeof en>> = { en, zh };
