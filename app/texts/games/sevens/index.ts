import type { GameTexts } from '../gameTexts';

export const sevens: GameTexts = {
  hanzi: '排七',
  pinyin: 'pái qī',
  name: { en: 'Sevens', zh: '排七' },
  about: {
    en: 'Four chains grow from the sevens',
    zh: '从七开始，上下接牌，接不上就敲桌子',
  },
};
