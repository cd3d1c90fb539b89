/** What the setup of 不要，谢谢 says beyond what every setup says. */
export const buyao = {
  presets: {
    practise: {
      label: { en: 'Practise', zh: '练一练' },
      about: { en: 'You and 2 bots', zh: '你和两个机器人' },
    },
    pass: {
      label: { en: 'Pass it on', zh: '传着玩' },
      about: { en: '3 people hand the device round', zh: '三个人轮流拿着设备' },
    },
    around: {
      label: { en: 'Round the tablet', zh: '围着平板玩' },
      about: { en: '4 people, the tablet in the middle', zh: '四个人，平板放中间' },
    },
    young: {
      label: { en: 'Young class', zh: '小朋友版' },
      about: { en: 'You and 2 easy bots, cards 1–20', zh: '你和两个简单的机器人，牌 1–20' },
    },
  },
  first: { en: 'Who begins', zh: '谁先开始' },
  numbers: {
    label: { en: 'Cards', zh: '用哪些牌' },
    all: { en: '1–36', zh: '1–36' },
    short: { en: '1–20, a shorter game', zh: '1–20，短一点' },
  },
} as const;
