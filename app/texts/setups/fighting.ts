/** What the setup of 打数 says beyond what every setup says. */
export const fighting = {
  presets: {
    practise: {
      label: { en: 'Practise', zh: '练一练' },
      about: { en: 'You and 2 bots, first to 6', zh: '你和两个机器人，先到 6 分' },
    },
    pairs: {
      label: { en: 'Four in pairs', zh: '四人对家' },
      about: { en: 'You and a bot against 2 bots', zh: '你和一个机器人，对两个机器人' },
    },
    pass: {
      label: { en: 'Pass it on', zh: '传着玩' },
      about: { en: '4 people in pairs hand the device round', zh: '四个人分两边，轮流拿着设备' },
    },
    duel: {
      label: { en: 'Two of you', zh: '两个人' },
      about: { en: '2 people, first to 3', zh: '两个人，先到 3 分' },
    },
  },
  dealer: { en: 'Who deals first (by lot: the first rat)', zh: '谁先发牌（抽签：第一张鼠）' },
  points: {
    label: { en: 'The match goes to', zh: '打到几分' },
    to: {
      12: { en: '12 points', zh: '12 分' },
      6: { en: '6 points', zh: '6 分' },
      3: { en: '3 points, a short one', zh: '3 分，短一点' },
    },
  },
} as const;
