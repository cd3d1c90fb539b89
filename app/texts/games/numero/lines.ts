import type { Language } from '../../language';
import { words } from './words';

const en = {
  begins: (name: string) => `${name} begins`,
  dealtAlone: 'The cards are dealt',
  took: (name: string, sentences: readonly string[], card: string, cards: number) =>
    `${name} took ${words.en.list(sentences)} with ${card}: ${words.en.cards(cards)}`,
  brought: (took: string, account: string) => `${took}. ${account}`,
  built: (name: string, sentence: string) => `${name} built ${sentence}`,
  discarded: (name: string, card: string) => `${name} discarded ${card}`,
  tossed: (name: string, cards: readonly string[]) => `${name} discarded ${words.en.list(cards)}`,
  passed: (name: string) => `${name} passed`,
  challenged: (name: string, value: number) => `${name} challenges the build of ${value}`,
  proven: (name: string, card: string) => `${name} shows ${card}: the challenge was in vain`,
  undone: (name: string, value: number) => `${name} does not hold ${value}: the build is undone`,
  lastChance: (name: string) => `${name} alone has cards left, and may take once more`,
  rest: (name: string, cards: number) =>
    `${name} took last and gets ${words.en.cards(cards)} of the centre`,
  left: (name: string, cards: number) => `${name} is left with ${words.en.cards(cards)}`,
  most: (name: string) => `${name} has won the most cards`,
  noMore: 'There are no more takes',
  wins: (name: string, score: string) => `${name} wins with ${score}`,
  share: (names: readonly string[], score: string) =>
    `${words.en.list(names)} share the win with ${score}`,
  others: (scores: readonly (readonly [name: string, score: string])[]) =>
    scores.map(([name, score]) => `. ${name} has ${score}`).join(''),
  alone: (score: string) => `You end with ${score}`,
};

const zh: typeof en = {
  begins: (name) => `${name}先来`,
  dealtAlone: '牌发好了',
  took: (name, sentences, card, cards) =>
    `${name}用${card}拿走 ${words.zh.list(sentences)}，${words.zh.cards(cards)}`,
  brought: (took, account) => `${took}。${account}`,
  built: (name, sentence) => `${name}搭了 ${sentence}`,
  discarded: (name, card) => `${name}打出${card}`,
  tossed: (name, cards) => `${name}打出${words.zh.list(cards)}`,
  passed: (name) => `${name}过`,
  challenged: (name, value) => `${name}质疑 ${value} 这一叠`,
  proven: (name, card) => `${name}亮出${card}，质疑失败`,
  undone: (name, value) => `${name}手里没有 ${value}，这一叠拆开`,
  lastChance: (name) => `只有${name}还有牌，可以再拿一次`,
  rest: (name, cards) => `${name}最后拿牌，得到桌上 ${words.zh.cards(cards)}`,
  left: (name, cards) => `${name}还剩${words.zh.cards(cards)}`,
  most: (name) => `${name}赢的牌最多`,
  noMore: '没有可以拿的牌了',
  wins: (name, score) => `${name}赢了，${score}`,
  share: (names, score) => `${words.zh.list(names)}并列第一，${score}`,
  others: (scores) => scores.map(([name, score]) => `。${name} ${score}`).join(''),
  alone: (score) => `最后${score}`,
};

/** What happened, for the log and for those who listen. */
export const lines: Readonly<Record<Language, typeof en>> = { en, zh };
