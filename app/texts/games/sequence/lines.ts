import type { Language } from '../../language';
import { words } from './words';

const en = {
  begins: (name: string) => `${name} begins`,
  placed: (name: string, sentence: string, row: number, column: number) =>
    `${name}: ${sentence}, ${words.en.at(row, column)}`,
  plus: (name: string, row: number, column: number) =>
    `${name} puts a chip by Plus, ${words.en.at(row, column)}`,
  removed: (name: string, row: number, column: number) =>
    `${name} takes a chip away by Minus, ${words.en.at(row, column)}`,
  turnedIn: (name: string, card: string) => `${name} turns in the dead card ${card}`,
  passed: (name: string) => `${name} passes`,
  drew: (name: string) => `${name} draws a card`,
  lost: (name: string) => `${name} was too slow to draw, and has lost that card`,
  reshuffled: 'All the piles are shuffled into a new deck',
  forfeited: (name: string, card: string) => `${name} gives up ${card}`,
  talked: (name: string) => `Table talk is called on the side of ${name}: a card each`,
  closed: (name: string) => `${name} closes a sequence: five in a line`,
  wins: (side: string, many: boolean) => `${side} ${many ? 'win' : 'wins'}`,
  draw: 'Nobody wins: a draw',
};

const zh: typeof en = {
  begins: (name) => `${name}先来`,
  placed: (name, sentence, row, column) => `${name}：${sentence}，${words.zh.at(row, column)}`,
  plus: (name, row, column) => `${name}用加号牌放了一颗棋子，${words.zh.at(row, column)}`,
  removed: (name, row, column) => `${name}用减号牌拿走一颗棋子，${words.zh.at(row, column)}`,
  turnedIn: (name, card) => `${name}换掉死牌${card}`,
  passed: (name) => `${name}过`,
  drew: (name) => `${name}摸了一张牌`,
  lost: (name) => `${name}摸牌太慢，少了一张牌`,
  reshuffled: '所有打出的牌洗成新的牌堆',
  forfeited: (name, card) => `${name}交出${card}`,
  talked: (name) => `不许商量：${name}一方每人交一张牌`,
  closed: (name) => `${name}连成了一条线`,
  wins: (side) => `${side}赢了`,
  draw: '没有人赢，平局',
};

/** What happened, for the log and for those who listen. */
export const lines: Readonly<Record<Language, typeof en>> = { en, zh };
