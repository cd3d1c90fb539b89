/** What the setup of Sequence Numbers says beyond what every setup says. */
export const sequence = {
  presets: {
    practise: {
      label: { en: 'Practise', zh: '练一练' },
      about: { en: 'You and a bot', zh: '你和一个机器人' },
    },
    teams: {
      label: { en: 'Teams', zh: '分队玩' },
      about: {
        en: '4 people in two teams hand the device round',
        zh: '四个人分两队，轮流拿着设备',
      },
    },
    young: {
      label: { en: 'Young class', zh: '小朋友版' },
      about: {
        en: 'You and an easy bot, 6 × 6, numbers 1–16',
        zh: '你和一个简单的机器人，六乘六，1–16',
      },
    },
    referee: {
      label: { en: 'With a referee', zh: '有裁判' },
      about: {
        en: 'The teacher leads: 4 people, two teams, table talk is called',
        zh: '老师当裁判：四个人，分两队，不许商量',
      },
    },
  },
  dealer: { en: 'Who deals', zh: '谁发牌' },
  board: {
    label: { en: 'The board', zh: '棋盘' },
    large: { en: '8 × 8, numbers 1–30', zh: '八乘八，1–30' },
    small: { en: '6 × 6, numbers 1–16', zh: '六乘六，1–16' },
  },
  teams: {
    label: { en: 'Six players are', zh: '六个人分成' },
    two: { en: 'two teams of three', zh: '两队，每队三人' },
    three: { en: 'three teams of two', zh: '三队，每队两人' },
  },
  draw: {
    label: { en: 'Drawing a card', zh: '摸牌' },
    itself: { en: 'by itself', zh: '自动摸牌' },
    own: { en: 'your own act: who is slow loses the card', zh: '自己摸，慢了就少一张' },
  },
  referee: {
    label: { en: 'Referee', zh: '裁判' },
    no: { en: 'no', zh: '没有' },
    yes: { en: 'calls table talk', zh: '有，可以喊“不许商量”' },
  },
} as const;
