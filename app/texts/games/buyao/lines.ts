import type { Language } from '../../language';
import { words } from './words';

const en = {
  begins: (name: string, card: string) => `${name} begins. The first card is ${card}`,
  took: (name: string, card: string, tokens: number) =>
    `${name} took ${card}${tokens > 0 ? ` with ${words.en.tokens(tokens)}` : ''}`,
  declined: (name: string, phrase: string) => `${name}: ${phrase}`,
  turned: (card: string) => `The next card is ${card}`,
  wins: (name: string, score: number) => `${name} wins with ${words.en.points(score)}`,
  share: (names: readonly string[], score: number) =>
    `${words.en.list(names)} share the win with ${words.en.points(score)}`,
  /** Who came after the winner, best first. */
  others: (scores: readonly (readonly [name: string, score: number])[]) =>
    scores.map(([name, score]) => `. ${name} has ${words.en.signed(score)}`).join(''),
};

const zh: typeof en = {
  begins: (name, card) => `${name}先来。第一张牌是${card}`,
  took: (name, card, tokens) =>
    `${name}要了${card}${tokens > 0 ? `，得到 ${words.zh.tokens(tokens)}` : ''}`,
  declined: (name, phrase) => `${name}：${phrase}`,
  turned: (card) => `下一张牌是${card}`,
  wins: (name, score) => `${name}赢了，${words.zh.points(score)}`,
  share: (names, score) => `${words.zh.list(names)}并列第一，${words.zh.points(score)}`,
  others: (scores) => scores.map(([name, score]) => `。${name} ${words.zh.points(score)}`).join(''),
};

/** What happened, for the log and for those who listen. */
export const lines: Readonly<Record<Language, typeof en>> = { en, zh };
