import type { GameTexts } from '../gameTexts';

export const sequence: GameTexts = {
  hanzi: '数字连珠',
  pinyin: 'shùzì liánzhū',
  name: { en: 'Sequence Numbers', zh: '数字连珠' },
  about: {
    en: 'Reckon, and get five chips in a line',
    zh: '算一算，五颗棋子连成一线',
  },
};
