import type { Texts } from './language';
import { help } from './help';
import { lock } from './lock';
import { ladder } from './ladder';
import { plans } from './plans';
import { play } from './play';
import { records } from './records';
import { roster } from './roster';
import { seating } from './seating';
import { settings } from './settings';
import { setup } from './setup';
import { table } from './table';
import { today } from './today';
import { voice } from './voice';

export const zh: Texts = {
  name: { hanzi: '数数', pinyin: 'Shǔshù' },
  home: {
    tagline: '玩牌学数数',
    players: (fewest, most) => (most === 1 ? '1 人' : `${fewest}–${most} 人`),
    goOn: '接着玩',
    goOnWith: (game) => `接着玩: ${game}`,
    newVersion: '新版本准备好了。',
    reload: '重新打开',
    stands: (players, next) => `${players.join('、')}。轮到：${next.join('、')}`,
    play: '玩',
    rules: '怎么玩',
    cards: '看牌',
    result: '上一局的结果',
    broken: '上一局读不出来，不能接着玩了。这台设备上留了一份备份。',
  },
  deck: {
    title: '这副牌',
    all: '所有的牌',
    place: (place, of) => `第 ${place} 张，共 ${of} 张`,
    previous: '上一张',
    next: '下一张',
    whole: '看整张牌',
    formal: { hanzi: '大写', label: '数字' },
  },
  voice: voice.zh,
  settings: settings.zh,
  table: table.zh,
  play: play.zh,
  lock: lock.zh,
  roster: roster.zh,
  records: records.zh,
  seating: seating.zh,
  plans: plans.zh,
  help: help.zh,
  today: today.zh,
  ladder: ladder.zh,
  setup: setup.zh,
  lost: {
    title: '没有这个页面',
    about: '网址可能不完整。',
    home: '去看游戏',
  },
  later: {
    failed: '应用的这一部分没有取到。',
    again: '再试一次',
  },
  back: '返回',
  close: '关闭',
};
