import type { Language } from '../../language';
import { words } from './words';

const en = {
  chain: (suit: string, low: number, high: number) =>
    low === high ? `${suit}: ${low}` : `${suit}: ${low} to ${high}`,
  bare: (suit: string) => `${suit}: not begun`,
  turn: (name: string) => `It is ${name}’s turn.`,
  knock: (name: string) => `${name} has knocked.`,
  faceDown: (names: readonly string[]) => `Face down lies a card of ${words.en.list(names)}.`,
  asked: (name: string) => `${name}’s card is guessed now.`,
  over: 'The game is over.',
  hand: (cards: readonly string[]) =>
    cards.length === 0 ? 'Your hand is empty.' : `In your hand: ${words.en.list(cards)}.`,
  mine: (card: string) => `You have put ${card} face down.`,
  seat: (name: string, cards: number, total: number) =>
    `${name} holds ${words.en.cards(cards)} and has ${words.en.points(total)}.`,
  known: (name: string, cards: readonly string[]) =>
    `All have seen that ${name} has ${words.en.list(cards)}.`,
  couldNot: (name: string, cards: readonly string[]) =>
    `${name} knocked, so ${name} did not have ${words.en.list(cards)}.`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
  together: (sentences: readonly string[]) => sentences.join(' '),
  chains: (all: readonly string[]) => `On the table: ${all.join('; ')}.`,
};

const zh: typeof en = {
  chain: (suit, low, high) => (low === high ? `${suit} ${low}` : `${suit} ${low} 到 ${high}`),
  bare: (suit) => `${suit}还没有开始`,
  turn: (name) => `轮到${name}。`,
  knock: (name) => `${name}敲桌子了。`,
  faceDown: (names) => `${words.zh.list(names)}扣着一张牌。`,
  asked: (name) => `现在猜${name}的牌。`,
  over: '这一局结束了。',
  hand: (cards) => (cards.length === 0 ? '你手里没有牌。' : `你手里：${words.zh.list(cards)}。`),
  mine: (card) => `你扣着${card}。`,
  seat: (name, cards, total) =>
    `${name}手里${cards === 0 ? '' : '有 '}${words.zh.cards(cards)}，${words.zh.points(total)}。`,
  known: (name, cards) => `大家看见过${name}有${words.zh.list(cards)}。`,
  couldNot: (name, cards) => `${name}敲过桌子，那时没有${words.zh.list(cards)}。`,
  round: (round, rounds) => `第 ${round} 轮，一共 ${rounds} 轮。`,
  together: (sentences) => sentences.join(''),
  chains: (all) => `桌上：${all.join('，')}。`,
};

/** The whole table, for those who do not see it. */
export const table: Readonly<Record<Language, typeof en>> = { en, zh };
