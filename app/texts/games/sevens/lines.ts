import type { Language } from '../../language';
import { words } from './words';

const en = {
  opens: (name: string, card: string) => `${name} has ${card} and begins`,
  begins: (name: string, card: string) => `${card} lies on the table. ${name} begins`,
  laid: (name: string, card: string) => `${name} laid ${card}`,
  knocked: (name: string) => `${name} knocked`,
  presented: (name: string) => `${name} put a card face down`,
  guessed: (name: string, what: string, from: string) => `${name} guessed ${from}’s card: ${what}`,
  kept: (name: string, card: string) => `Right: ${name} keeps ${card}`,
  got: (name: string, card: string) => `It was ${card}: ${name} gets it`,
  counted: (name: string, cards: number, points: number) =>
    cards === 0
      ? `${name} has no card left: no points`
      : `${name} has ${words.en.cards(cards)} left: ${words.en.points(points)}`,
  round: (round: number, dealer: string) => `Round ${round}: ${dealer} deals`,
  wins: (name: string, score: number) => `${name} wins with ${words.en.points(score)}`,
  share: (names: readonly string[], score: number) =>
    `${words.en.list(names)} share the win with ${words.en.points(score)}`,
  /** Who came after the winner, best first. */
  others: (scores: readonly (readonly [name: string, score: number])[]) =>
    scores.map(([name, score]) => `. ${name} has ${words.en.points(score)}`).join(''),
};

const zh: typeof en = {
  opens: (name, card) => `${name}有${card}，先出`,
  begins: (name, card) => `桌上先放${card}，${name}先出`,
  laid: (name, card) => `${name}出了${card}`,
  knocked: (name) => `${name}敲桌子`,
  presented: (name) => `${name}扣了一张牌`,
  guessed: (name, what, from) => `${name}猜${from}的牌：${what}`,
  kept: (name, card) => `猜对了，${name}留着${card}`,
  got: (name, card) => `其实是${card}，归${name}`,
  counted: (name, cards, points) =>
    cards === 0
      ? `${name}的牌出完了，0 分`
      : `${name}还剩 ${words.zh.cards(cards)}，${words.zh.points(points)}`,
  round: (round, dealer) => `第 ${round} 轮，${dealer}发牌`,
  wins: (name, score) => `${name}赢了，${words.zh.points(score)}`,
  share: (names, score) => `${words.zh.list(names)}并列第一，${words.zh.points(score)}`,
  others: (scores) => scores.map(([name, score]) => `。${name} ${words.zh.points(score)}`).join(''),
};

/** What happened, for the log and for those who listen. */
export const lines: Readonly<Record<Language, typeof en>> = { en, zh };
