import type { Script } from '../../../../engine/chinese/reading';
import type { Language } from '../../language';
import { words } from './words';

const en = {
  deals: (name: string) => `${name} deals`,
  dealsByRat: (name: string, rat: string) => `${name} was dealt the first rat, ${rat}, and deals`,
  laid: (name: string) => `${name} laid a card face down`,
  turned: (cards: readonly (readonly [name: string, card: string])[]) =>
    `Turned over: ${cards.map(([name, card]) => `${name} ${card}`).join(', ')}`,
  called: (name: string, card: number, script: Script) =>
    `${name} laid the lowest. ${words.en.wangpai(script)}: every ${words.en.element(card, script)} and every ${words.en.animal(card, script)}`,
  played: (name: string, card: string) => `${name} played ${card}`,
  won: (name: string) => `${name} won the trick`,
  wins: (side: string, score: number, together: boolean) =>
    `${side} ${together ? 'win' : 'wins'} with ${words.en.points(score)}`,
  others: (scores: readonly (readonly [side: string, score: number, together: boolean])[]) =>
    scores
      .map(([side, score, together]) => `. ${side} ${together ? 'have' : 'has'} ${score}`)
      .join(''),
};

const zh: typeof en = {
  deals: (name) => `${name}发牌`,
  dealsByRat: (name, rat) => `${name}拿到第一张鼠牌${rat}，由${name}发牌`,
  laid: (name) => `${name}扣了一张牌`,
  turned: (cards) => `一起翻开：${cards.map(([name, card]) => `${name} ${card}`).join('，')}`,
  called: (name, card, script) =>
    `${name}的牌最小。${words.zh.wangpai(script)}：所有的${words.zh.element(card, script)}和所有的${words.zh.animal(card, script)}`,
  played: (name, card) => `${name}出了${card}`,
  won: (name) => `${name}赢了这一墩`,
  wins: (side, score) => `${side}赢了，${words.zh.points(score)}`,
  others: (scores) => scores.map(([side, score]) => `。${side} ${words.zh.points(score)}`).join(''),
};

/** What happened, for the log and for those who listen. */
export const lines: Readonly<Record<Language, typeof en>> = { en, zh };
