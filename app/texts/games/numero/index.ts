import type { GameTexts } from '../gameTexts';

export const numero: GameTexts = {
  hanzi: '数字王',
  pinyin: 'shùzì wáng',
  name: { en: 'NUMERO', zh: '数字王 NUMERO' },
  about: {
    en: 'Make number sentences and take the cards',
    zh: '列算式，赢纸牌',
  },
};
