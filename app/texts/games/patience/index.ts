import type { GameTexts } from '../gameTexts';
import { reviewPage } from '../numero';

export const patience: GameTexts = {
  hanzi: '数字接龙',
  pinyin: 'shùzì jiēlóng',
  name: { en: 'NUMERO Patience', zh: '数字接龙 NUMERO' },
  about: {
    en: 'Number sentences for one: how far does the pack go?',
    zh: '一个人列算式，能把牌用完吗？',
  },
  pages: {
    review: reviewPage,
    statistics: { title: { en: 'Statistics', zh: '统计' } },
  },
};
