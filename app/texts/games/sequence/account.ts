import type { Language } from '../../language';
import { words } from './words';

const en = {
  draw: 'A draw: nobody wins',
  won: (side: string, many: boolean) => `${side} ${many ? 'win' : 'wins'}`,
  /** How a score comes about. */
  account: (sequences: number, chips: number) =>
    `${words.en.sequences(sequences)}, ${chips} ${chips === 1 ? 'chip' : 'chips'} on the board`,
};

const zh: typeof en = {
  draw: '平局，没有人赢',
  won: (side) => words.zh.set(`${side}赢了`),
  account: (sequences, chips) => `${words.zh.sequences(sequences)}，棋盘上 ${chips} 颗棋子`,
};

export const account: Readonly<Record<Language, typeof en>> = { en, zh };
