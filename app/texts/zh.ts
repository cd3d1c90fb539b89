import type { Texts } from './language';
import { play } from './play';
import { settings } from './settings';
import { voice } from './voice';

export const zh: Texts = {
  name: { hanzi: '数数', pinyin: 'Shǔshù' },
  home: {
    tagline: '玩牌学数数',
    players: (fewest, most) => `${fewest}–${most} 人`,
    cards: '看一看牌',
  },
  deck: {
    title: '这副牌',
    all: '所有的牌',
    place: (place, of) => `第 ${place} 张，共 ${of} 张`,
    previous: '上一张',
    next: '下一张',
    formal: { hanzi: '大写', label: '数字' },
  },
  voice: voice.zh,
  settings: settings.zh,
  play: play.zh,
  lost: {
    title: '没有这个页面',
    about: '网址可能不完整。',
    home: '去看游戏',
  },
  back: '返回',
  close: '关闭',
};
