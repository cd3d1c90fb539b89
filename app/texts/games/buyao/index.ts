import type { GameTexts } from '../gameTexts';

export const buyao: GameTexts = {
  hanzi: '不要，谢谢',
  pinyin: 'bú yào, xièxie',
  name: { en: 'No, thank you', zh: '不要，谢谢' },
  about: {
    en: 'Take it, or pay to pass it on',
    zh: '要这张牌，还是放一个筹码？',
  },
};
