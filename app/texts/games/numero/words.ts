import type { Tallied } from '../../../../components/games/numero/tally';
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
  /** What lines of an account are for: so many of one rule, with their points. */
  rule: ({ rule, times, points }: Tallied) => {
    if (rule === '1') return times === 1 ? '1 take' : `${times} takes`;
    if (rule === '2') return en.cards(points);
    const says = en.rules[rule] ?? rule;
    return times === 1 || rule === '3' ? says : `${says} × ${times}`;
  },
  rules: {
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
    nothingLeft: 'hand and centre empty',
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
  rule: ({ rule, times, points }) => {
    if (rule === '1') return `${times} 组`;
    if (rule === '2') return zh.cards(points);
    const says = zh.rules[rule] ?? rule;
    return times === 1 || rule === '3' ? says : `${says} × ${times}`;
  },
  rules: {
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
    nothingLeft: '手里和桌上都空了',
  },
};

/** What sentences about this game are made of. */
export const words: Readonly<Record<Language, typeof en>> = { en, zh };
