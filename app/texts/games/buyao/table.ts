import type { Language } from '../../language';
import { words } from './words';

const en = {
  open: (card: string, tokens: number) =>
    `The open card is ${card}, with ${words.en.tokens(tokens)} on it.`,
  turn: (name: string) => `It is ${name}’s turn.`,
  over: 'The game is over.',
  tokens: (name: string, tokens: number) => `${name} has ${words.en.tokens(tokens)}.`,
  run: (lowest: number, highest: number) => `a run from ${lowest} to ${highest}`,
  single: (card: number) => `${card}`,
  cards: (name: string, runs: readonly string[]) =>
    `${name}’s cards: ${runs.length > 0 ? words.en.list(runs) : 'none yet'}.`,
  pile: (left: number) =>
    left === 0
      ? 'There are no more cards in the pile.'
      : `${words.en.cards(left)} ${left === 1 ? 'is' : 'are'} left in the pile.`,
  together: (sentences: readonly string[]) => sentences.join(' '),
};

const zh: typeof en = {
  open: (card, tokens) =>
    `翻开的牌是${card}，上面${tokens === 0 ? '' : '有 '}${words.zh.tokens(tokens)}。`,
  turn: (name) => `轮到${name}。`,
  over: '这一局结束了。',
  tokens: (name, tokens) => `${name}${tokens === 0 ? '' : '有 '}${words.zh.tokens(tokens)}。`,
  run: (lowest, highest) => `${lowest} 到 ${highest} 连着`,
  single: (card) => `${card}`,
  cards: (name, runs) =>
    runs.length > 0 ? `${name}的牌：${runs.join('，')}。` : `${name}还没有牌。`,
  pile: (left) => (left === 0 ? '牌堆里没有牌了。' : `牌堆里还有 ${words.zh.cards(left)}。`),
  together: (sentences) => sentences.join(''),
};

/** The whole table, for those who do not see it. */
export const table: Readonly<Record<Language, typeof en>> = { en, zh };
