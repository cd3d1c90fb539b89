import type { GameTexts } from '../gameTexts';

export const fighting: GameTexts = {
  hanzi: '打数',
  pinyin: 'dǎ shù',
  name: { en: 'Fighting Numbers', zh: '打数' },
  about: {
    en: 'Win tricks with the five elements and the twelve animals',
    zh: '五行加生肖，比大小，赢墩数',
  },
};
