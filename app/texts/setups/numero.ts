/** What the setups of NUMERO and its patience say beyond what every setup says. */
export const numero = {
  presets: {
    first: {
      label: { en: 'Adding up', zh: '加法' },
      about: { en: 'You and a bot, numbers 1–10', zh: '你和一个机器人，1–10' },
    },
    practise: {
      label: { en: 'Practise', zh: '练一练' },
      about: { en: 'You and a bot, with − × ÷', zh: '你和一个机器人，有减乘除' },
    },
    pass: {
      label: { en: 'Pass it on', zh: '传着玩' },
      about: { en: '2 people hand the device to each other', zh: '两个人轮流拿着设备' },
    },
    whole: {
      label: { en: 'The whole pack', zh: '整副牌' },
      about: {
        en: 'A hard bot, all wild cards, for points',
        zh: '厉害的机器人，所有变化牌，算分数',
      },
    },
  },
  alone: {
    first: {
      label: { en: 'Adding up', zh: '加法' },
      about: { en: 'Numbers 1–15, as many cards as you can', zh: '1–15，尽量多拿牌' },
    },
    practise: {
      label: { en: 'Plus, minus, times, divided', zh: '加减乘除' },
      about: { en: 'As many cards as you can', zh: '尽量多拿牌' },
    },
    whole: {
      label: { en: 'The whole pack', zh: '整副牌' },
      about: { en: 'All wild cards, for points', zh: '所有变化牌，算分数' },
    },
  },
  dealer: { en: 'Who deals', zh: '谁发牌' },
  level: {
    label: { en: 'Level', zh: '级别' },
    choices: [
      { en: '0 · numbers 1–10', zh: '0 · 数字 1–10' },
      { en: '1 · numbers 1–15', zh: '1 · 数字 1–15' },
      { en: '2 · with minus', zh: '2 · 有减法' },
      { en: '3 · with times and divided', zh: '3 · 有乘除' },
      { en: '4 · with simple parts', zh: '4 · 有简单分数' },
      { en: '5 · with harder parts', zh: '5 · 有较难分数' },
      { en: '6 · with powers and roots', zh: '6 · 有乘方开方' },
    ],
    own: { en: 'A pack of your own', zh: '自己配牌' },
  },
  highest: { en: 'Highest number', zh: '最大的数' },
  wilds: {
    subtraction: { en: 'Minus: −2 to −5', zh: '减法：−2 到 −5' },
    multiplication: { en: 'Times: ×2 to ×5', zh: '乘法：×2 到 ×5' },
    division: { en: 'Divided by: ÷2 to ÷5', zh: '除法：÷2 到 ÷5' },
    simpleParts: { en: 'Simple parts: ½ ⅓ 0.5 25 %', zh: '简单分数：½ ⅓ 0.5 25 %' },
    harderParts: { en: 'Harder parts: ⅔ ¾ 1½', zh: '较难分数：⅔ ¾ 1½' },
    powersAndRoots: { en: 'Powers and roots', zh: '乘方和开方' },
  },
  with: { en: 'Yes', zh: '要' },
  without: { en: 'No', zh: '不要' },
  steps: {
    label: { en: 'Fractions on the way', zh: '中间可以有分数吗' },
    usual: { en: 'As the level says', zh: '按级别' },
    whole: { en: 'No, whole steps', zh: '不可以，都是整数' },
    any: { en: 'Yes', zh: '可以' },
  },
  score: {
    label: { en: 'What counts', zh: '算什么' },
    cards: { en: 'Cards', zh: '牌数' },
    points: { en: 'Points', zh: '分数' },
  },
  bluff: {
    label: { en: 'Bluffing and challenges', zh: '虚张声势和质疑' },
    no: { en: 'No: whoever builds holds the answer', zh: '没有：搭牌的人一定有答案' },
    yes: { en: 'Yes', zh: '有' },
  },
} as const;
