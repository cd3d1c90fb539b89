import type { Language } from '../../language';
import { words } from './words';

const en = {
  centre: (things: readonly string[]) =>
    things.length === 0 ? 'The centre is empty.' : `In the centre: ${words.en.list(things)}.`,
  build: (value: number, owner: string) => `a build of ${value} by ${owner}`,
  hand: (cards: readonly string[]) =>
    cards.length === 0 ? 'Your hand is empty.' : `In your hand: ${words.en.list(cards)}.`,
  turn: (name: string) => `It is ${name}’s turn.`,
  over: 'The game is over.',
  seat: (name: string, hand: number, score: string) =>
    `${name} holds ${words.en.cards(hand)} and has ${score}.`,
  alone: (score: string) => `So far: ${score}.`,
  pack: (left: number) =>
    left === 0 ? 'The pack is empty.' : `${words.en.cards(left)} in the pack.`,
  together: (sentences: readonly string[]) => sentences.join(' '),
};

const zh: typeof en = {
  centre: (things) => (things.length === 0 ? '桌上没有牌。' : `桌上：${words.zh.list(things)}。`),
  build: (value, owner) => `${owner}搭的 ${value}`,
  hand: (cards) => (cards.length === 0 ? '你手里没有牌。' : `你手里：${words.zh.list(cards)}。`),
  turn: (name) => `轮到${name}。`,
  over: '这一局结束了。',
  seat: (name, hand, score) => `${name}手里${words.zh.cards(hand)}，${score}。`,
  alone: (score) => `到现在：${score}。`,
  pack: (left) => (left === 0 ? '牌堆没有牌了。' : `牌堆还有 ${words.zh.cards(left)}。`),
  together: (sentences) => sentences.join(''),
};

/** The whole table, for those who do not see it. */
export const table: Readonly<Record<Language, typeof en>> = { en, zh };
