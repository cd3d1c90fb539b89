import { signed } from '../../../../components/signed';
import type { Reading } from '../../../../engine/chinese/reading';
import type { Language } from '../../language';

/** Names are often in Latin letters, which stand apart from Hanzi. */
const apart = (text: string) =>
  text
    .replace(/([\u4e00-\u9fff])([A-Za-zÀ-ɏ])/g, '$1 $2')
    .replace(/([A-Za-zÀ-ɏ])([\u4e00-\u9fff])/g, '$1 $2');

const en = {
  /** A card as it is named in a sentence: to be read and to be understood. */
  card: ({ hanzi, digits }: Reading) => `${hanzi.simplified} (${digits})`,
  cards: (n: number) => (n === 0 ? 'no cards' : n === 1 ? '1 card' : `${n} cards`),
  points: (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
  score: (n: number, by: 'cards' | 'points') => (by === 'points' ? en.points(n) : en.cards(n)),
  list: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  /** The last touch to a sentence with names in it. */
  set: (text: string) => text,
  /** What a line of the account is for. */
  rules: {
    1: 'a take',
    2: 'cards',
    3: 'printed on the cards',
    4: 'five cards in a take',
    5: 'six cards or more in a take',
    6: 'three kinds of sums',
    7: 'all four kinds of sums',
    8: 'all four colours',
    9: 'one colour',
    10: 'the centre is empty',
    11: 'most cards',
    challenge: 'challenged in vain',
    bluff: 'caught bluffing',
    rest: 'cards left in the centre',
    left: 'cards left in the hand',
    wholePack: 'the whole pack dealt',
    nothingLeft: 'nothing left at all',
  } as Readonly<Record<string, string>>,
};

const zh: typeof en = {
  card: ({ hanzi, digits }) => `${hanzi.simplified}（${digits}）`,
  cards: (n) => (n === 0 ? '没有牌' : `${n} 张牌`),
  points: (n) => `${signed(n)} 分`,
  score: (n, by) => (by === 'points' ? zh.points(n) : zh.cards(n)),
  list: (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('、')}和${parts.at(-1)}`,
  set: apart,
  rules: {
    1: '一组',
    2: '张数',
    3: '牌面分',
    4: '一组五张',
    5: '一组六张以上',
    6: '用了三种运算',
    7: '四种运算都用了',
    8: '四种颜色都有',
    9: '只有一种颜色',
    10: '桌面清空',
    11: '牌最多',
    challenge: '质疑错了',
    bluff: '虚张声势被识破',
    rest: '桌上剩下的牌',
    left: '手里剩下的牌',
    wholePack: '整副牌都发完了',
    nothingLeft: '一张也没剩',
  },
};

/** What sentences about this game are made of. */
export const words: Readonly<Record<Language, typeof en>> = { en, zh };
