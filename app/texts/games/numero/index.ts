import type { GameTexts, PageTexts } from '../gameTexts';

/** The same after NUMERO and after its patience. */
export const reviewPage: PageTexts = {
  title: { en: 'Look back', zh: '回顾' },
  ofMatch: true,
};

export const numero: GameTexts = {
  hanzi: '数字王',
  pinyin: 'shùzì wáng',
  name: { en: 'NUMERO', zh: '数字王 NUMERO' },
  about: {
    en: 'Make number sentences and take the cards',
    zh: '列算式，赢纸牌',
  },
  pages: { review: reviewPage },
};
