import type { Language } from '../../language';
import { words } from './words';

const en = {
  laying: 'Everybody lays one card face down.',
  hasLaid: (names: readonly string[]) =>
    `${words.en.list(names)} ${names.length > 1 ? 'have' : 'has'} laid one.`,
  ownLaid: (card: string) => `You have laid ${card}.`,
  wangpai: (card: number) =>
    `Wangpai is ${words.en.card(card)}: every ${words.en.element(card)} and every ${words.en.animal(card)}.`,
  trick: (cards: readonly string[]) => `In the trick: ${words.en.list(cards)}.`,
  by: (card: string, name: string) => `${card} of ${name}`,
  leads: (name: string) => `${name} leads.`,
  turn: (name: string) => `It is ${name}’s turn.`,
  over: 'The match is over.',
  hand: (cards: readonly string[]) =>
    cards.length === 0 ? 'Your hand is empty.' : `In your hand: ${words.en.list(cards)}.`,
  side: (side: string, together: boolean, tricks: number, points: number) =>
    `${side} ${together ? 'have' : 'has'} ${words.en.tricks(tricks)} this round and ${words.en.points(points)}.`,
  lacks: (name: string, elements: readonly string[]) =>
    `${name} has no ${words.en.list(elements)}.`,
  together: (sentences: readonly string[]) => sentences.join(' '),
};

const zh: typeof en = {
  laying: '每个人扣一张牌。',
  hasLaid: (names) => `${words.zh.list(names)}已经扣了。`,
  ownLaid: (card) => `你扣了${card}。`,
  wangpai: (card) =>
    `王牌是${words.zh.card(card)}：所有的${words.zh.element(card)}和所有的${words.zh.animal(card)}。`,
  trick: (cards) => `这一墩：${words.zh.list(cards)}。`,
  by: (card, name) => `${name}的${card}`,
  leads: (name) => `${name}先出。`,
  turn: (name) => `轮到${name}。`,
  over: '这一场结束了。',
  hand: (cards) => (cards.length === 0 ? '你手里没有牌。' : `你手里：${words.zh.list(cards)}。`),
  side: (side, _together, tricks, points) =>
    `${side}这一局 ${words.zh.tricks(tricks)}，一共 ${words.zh.points(points)}。`,
  lacks: (name, elements) => `${name}没有${words.zh.list(elements)}。`,
  together: (sentences) => sentences.join(''),
};

/** The whole table, for those who do not see it. */
export const table: Readonly<Record<Language, typeof en>> = { en, zh };
