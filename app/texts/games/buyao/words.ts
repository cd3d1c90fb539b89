import { signed } from '../../../../components/signed';
import type { Reading } from '../../../../engine/chinese/reading';
import type { Language } from '../../language';

/** Names are often in Latin letters, which stand apart from Hanzi. */
const apart = (text: string) =>
  text
    .replace(/([\u4e00-\u9fff])([A-Za-zÀ-ɏ])/g, '$1 $2')
    .replace(/([A-Za-zÀ-ɏ])([\u4e00-\u9fff])/g, '$1 $2');

const isOne = (n: number) => Math.abs(n) === 1;

const en = {
  /** A card as it is named in a sentence: to be read and to be understood. */
  card: ({ hanzi, digits }: Reading) => `${hanzi.simplified} (${digits})`,
  tokens: (n: number) => (n === 0 ? 'no tokens' : isOne(n) ? '1 token' : `${n} tokens`),
  points: (n: number) => `${signed(n)} ${isOne(n) ? 'point' : 'points'}`,
  cards: (n: number) => (n === 0 ? 'no cards' : isOne(n) ? '1 card' : `${n} cards`),
  list: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  signed,
  /** The last touch to a sentence with names in it. */
  set: (text: string) => text,
};

const zh: typeof en = {
  card: ({ hanzi, digits }) => `${hanzi.simplified}（${digits}）`,
  tokens: (n) => (n === 0 ? '没有筹码' : `${n} 个筹码`),
  points: (n) => `${signed(n)} 分`,
  cards: (n) => (n === 0 ? '没有牌' : `${n} 张牌`),
  list: (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('、')}和${parts.at(-1)}`,
  signed,
  set: apart,
};

/** What sentences about this game are made of. */
export const words: Readonly<Record<Language, typeof en>> = { en, zh };
