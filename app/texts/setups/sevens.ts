/** What the setup of Sevens says beyond what every setup says. */
export const sevens = {
  presets: {
    practise: {
      label: { en: 'Practise', zh: '练一练' },
      about: { en: 'You and 3 bots, one round', zh: '你和三个机器人，一轮' },
    },
    pass: {
      label: { en: 'Pass it on', zh: '传着玩' },
      about: { en: '4 people hand the device round', zh: '四个人轮流拿着设备' },
    },
    match: {
      label: { en: 'A whole match', zh: '一整场' },
      about: {
        en: 'You and 3 hard bots, everyone deals once',
        zh: '你和三个厉害的机器人，每人发一次牌',
      },
    },
    young: {
      label: { en: 'Young class', zh: '小朋友版' },
      about: { en: 'You and 2 easy bots, cards 1–6', zh: '你和两个简单的机器人，牌 1–6' },
    },
  },
  dealer: { en: 'Who deals first', zh: '谁先发牌' },
  junior: {
    label: { en: 'Cards', zh: '用哪些牌' },
    usual: { en: '1–10, from the sevens', zh: '1–10，从七开始' },
    young: { en: '1–6, from the threes', zh: '1–6，从三开始' },
  },
  guess: {
    label: { en: 'A guess names', zh: '猜什么' },
    card: { en: 'Number and suit', zh: '数字和花色' },
    number: { en: 'The number alone', zh: '只猜数字' },
  },
  centre: {
    label: { en: 'On the table first', zh: '桌上先放' },
  },
  rounds: {
    label: { en: 'Rounds', zh: '玩几轮' },
    each: { en: 'Everyone deals once', zh: '每人发一次牌' },
    one: { en: '1 round', zh: '1 轮' },
    two: { en: '2 rounds', zh: '2 轮' },
    five: { en: '5 rounds', zh: '5 轮' },
  },
} as const;
