import type { Reading } from '../../../../engine/chinese/reading';
import type { Language } from '../../language';

/** Names are often in Latin letters, which stand apart from Hanzi, as numbers do. */
const apart = (text: string) =>
  text
    .replace(/([\u4e00-\u9fff])([A-Za-zÀ-ɏ\d])/g, '$1 $2')
    .replace(/([A-Za-zÀ-ɏ\d])([\u4e00-\u9fff])/g, '$1 $2');

const list = (parts: readonly string[], between: string, last: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(between)}${last}${parts.at(-1)}`;

const en = {
  /** A card as it is named in a sentence: to be read and to be understood. */
  card: ({ hanzi, digits }: Reading) => `${hanzi.simplified} (${digits})`,
  cards: (n: number) => (n === 0 ? 'no cards' : n === 1 ? '1 card' : `${n} cards`),
  sequences: (n: number) => (n === 0 ? 'no sequence' : n === 1 ? 'one sequence' : `${n} sequences`),
  at: (row: number, column: number) => `row ${row}, column ${column}`,
  side: (names: readonly string[]) => list(names, ', ', ' and '),
  /** The last touch to a sentence with names in it. */
  set: (text: string) => text,
};

const zh: typeof en = {
  card: ({ hanzi, digits }) => `${hanzi.simplified}（${digits}）`,
  cards: (n) => (n === 0 ? '没有牌' : `${n} 张牌`),
  sequences: (n) => (n === 0 ? '还没连成线' : `${n} 条线`),
  at: (row, column) => `第 ${row} 行第 ${column} 列`,
  side: (names) => list(names, '、', '和'),
  set: apart,
};

/** What sentences about this game are made of. */
export const words: Readonly<Record<Language, typeof en>> = { en, zh };
