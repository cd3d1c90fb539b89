import type { Language } from '../../language';
import { words } from './words';

const en = {
  turn: (name: string) => `It is ${name}’s turn.`,
  over: 'The game is over.',
  hand: (cards: readonly string[]) =>
    cards.length === 0 ? 'Your hand is empty.' : `In your hand: ${cards.join(', ')}.`,
  chips: (side: string, spaces: readonly string[]) =>
    spaces.length === 0
      ? `${side}: no chips yet.`
      : `${side}: ${spaces.length === 1 ? 'a chip' : 'chips'} on ${spaces.join('; ')}.`,
  space: (number: number, row: number, column: number) => `${number} (${words.en.at(row, column)})`,
  sequences: (side: string, count: number) => `${side}: ${words.en.sequences(count)}.`,
  pile: (name: string, cards: readonly string[]) => `Pile of ${name}: ${cards.join(', ')}.`,
  deck: (left: number) => `${words.en.cards(left)} to draw.`,
  owes: (name: string) => `${name} has not drawn yet.`,
  together: (sentences: readonly string[]) => sentences.join(' '),
};

const zh: typeof en = {
  turn: (name) => `轮到${name}。`,
  over: '这一局结束了。',
  hand: (cards) => (cards.length === 0 ? '你手里没有牌。' : `你手里：${cards.join('、')}。`),
  chips: (side, spaces) =>
    spaces.length === 0 ? `${side}还没有棋子。` : `${side}的棋子：${spaces.join('；')}。`,
  space: (number, row, column) => `${number}（${words.zh.at(row, column)}）`,
  sequences: (side, count) => `${side}：${words.zh.sequences(count)}。`,
  pile: (name, cards) => `${name}打出的牌：${cards.join('、')}。`,
  deck: (left) => `还能摸 ${words.zh.cards(left)}。`,
  owes: (name) => `${name}还没有摸牌。`,
  together: (sentences) => sentences.join(''),
};

/** The whole table, for those who do not see it. */
export const table: Readonly<Record<Language, typeof en>> = { en, zh };
