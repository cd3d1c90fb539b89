import type { Language } from '../../language';
import { words } from './words';

const en = {
  there: {
    closes: 'You can finish a line now.',
    blocks: 'Somebody is close to a line. Look where.',
    builds: 'You can make a line of yours longer.',
    begins: 'There is a good space for a new line.',
    removes: 'Look at the chips of the others: one of them is in your way.',
    turnIn: 'One of your cards is dead.',
    give: 'A card must be given up. Which one helps you least?',
    other: 'There is only one thing to do.',
  },
  look: (card: string) => `Look at this card: ${card}.`,
  nothing: 'None of your cards can be played.',
  put: (sentence: string, row: number, column: number) =>
    `${sentence}. Put your chip there: ${words.en.at(row, column)}.`,
  plus: (number: number, row: number, column: number) =>
    `A Plus goes anywhere: put your chip on ${number}, ${words.en.at(row, column)}.`,
  remove: (number: number, row: number, column: number) =>
    `Take away the chip on ${number}, ${words.en.at(row, column)}.`,
  turnIn: 'Both its spaces are covered. Turn it in for a new card.',
  turnInSpecial: 'There is nothing to use it on. Turn it in for a new card.',
  give: (card: string) => `Give up ${card}.`,
  pass: 'Pass.',
  draw: 'Draw your card before the next player does.',
};

const zh: typeof en = {
  there: {
    closes: '你现在就能连成一线。',
    blocks: '有人快连成线了，看看在哪里。',
    builds: '你可以把自己的线接长。',
    begins: '有一个好位置，可以开始一条新的线。',
    removes: '看看别人的棋子，有一颗挡着你。',
    turnIn: '你有一张死牌。',
    give: '要交出一张牌，哪一张用处最小？',
    other: '只有一件事可以做。',
  },
  look: (card) => `看看这张牌：${card}。`,
  nothing: '你的牌都不能出。',
  put: (sentence, row, column) => `${sentence}。把棋子放在${words.zh.at(row, column)}。`,
  plus: (number, row, column) =>
    `加号牌哪里都能放：把棋子放在 ${number}，${words.zh.at(row, column)}。`,
  remove: (number, row, column) => `拿走 ${number} 上的棋子，${words.zh.at(row, column)}。`,
  turnIn: '它的两格都有棋子了，换一张新牌吧。',
  turnInSpecial: '现在用不上它，换一张新牌吧。',
  give: (card) => `交出${card}。`,
  pass: '过。',
  draw: '快摸牌，别让下一个人抢先。',
};

/** Three steps: there is something; this card; this sentence. */
export const hints: Readonly<Record<Language, typeof en>> = { en, zh };
