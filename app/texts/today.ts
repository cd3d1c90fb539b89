/** What is told of a challenge that was solved, to those who have not solved it. */
interface Told {
  readonly date: string;
  readonly level: number;
  readonly stars: string;
  readonly cards: number;
  readonly hints: number;
  readonly time: string | null;
}

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`);
const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);
const hints = (n: number) => (n === 0 ? 'no hint' : n === 1 ? '1 hint' : `${n} hints`);

const en = {
  hanzi: '每日一题',
  title: 'Today’s challenge',
  level: (level: number) => `Level ${level}`,
  about: 'Ten cards, and one take that wins more of them than any other. Find it.',
  goal: (most: number) => `One take wins ${cards(most)}. Which?`,
  grades: { 1: 'A quick one', 2: 'Worth a long look', 3: 'A hard nut' },
  busy: 'Laying out the cards…',
  fewer: (won: number, most: number) =>
    `That is true, and wins ${cards(won)}. But there is a take of ${most}.`,
  hints: (n: number) => `${hints(n)} so far`,
  giveUp: {
    way: 'Show me the best take',
    ask: 'See the best take? Then this challenge counts as given up.',
    yes: 'Yes, show it',
    no: 'No, I go on looking',
  },
  solved: 'Found!',
  praise: {
    3: 'You saw it all by yourself.',
    2: 'A little hint, and you saw it.',
    1: 'Step by step you got there.',
  },
  gaveUp: 'It was there',
  won: (n: number) => `${cards(n)} in one take`,
  stars: (n: number) => (n === 1 ? '1 star of 3' : `${n} stars of 3`),
  took: (time: string) => `It took ${time}`,
  row: {
    current: (n: number) => (n === 0 ? 'No days in a row yet' : `${days(n)} in a row`),
    longest: (n: number) => `Longest: ${days(n)}`,
    late: 'A challenge of another day does not change your days in a row.',
  },
  share: 'Share',
  copied: 'Copied. Paste it wherever you like.',
  failed: 'This device cannot share it. Select the text and copy it:',
  shared: ({ date, level, stars, cards: n, hints: asked, time }: Told) =>
    [`数数 ${date} level ${level}: ${stars}`, cards(n), hints(asked), ...(time ? [time] : [])].join(
      ' · ',
    ),
  next: (level: number) => `Go on to level ${level}`,
  again: 'Try it once more',
  all: 'All days',
  others: 'Other days',
  ofLevel: 'Level of the calendar',
  before: 'A month earlier',
  after: 'A month later',
  marks: { solved: 'solved', gaveUp: 'solution seen', underway: 'begun', none: 'not played yet' },
  day: (date: string, mark: string) => `${date}: ${mark}`,
  tile: (level: number, name: string, mark: string) => `Level ${level}, ${name}: ${mark}`,
  clock: {
    label: 'Show the time',
    about: 'A clock beside the challenge. Without it nobody is in a hurry.',
  },
  broken: 'The challenges solved so far could not be read. A copy of them is kept on this device.',
  notYet: {
    title: 'This day has not come yet',
    about: 'Its challenge waits until then.',
    way: 'To today’s challenge',
  },
};

const zh: typeof en = {
  hanzi: '每日一题',
  title: '今天的题',
  level: (level) => `第 ${level} 级`,
  about: '十张牌里，有一种拿法赢的牌最多。把它找出来。',
  goal: (most) => `有一种拿法能赢 ${most} 张牌，是哪一种？`,
  grades: { 1: '不太难', 2: '要好好想一想', 3: '很难' },
  busy: '正在发牌……',
  fewer: (won, most) => `对，这样能赢 ${won} 张牌。不过还有能赢 ${most} 张的拿法。`,
  hints: (n) => (n === 0 ? '还没有用提示' : `用了 ${n} 次提示`),
  giveUp: {
    way: '看看最好的拿法',
    ask: '要看最好的拿法吗？看了就不算自己解出来的。',
    yes: '看一看',
    no: '不看，接着想',
  },
  solved: '找到了！',
  praise: {
    3: '全是你自己看出来的。',
    2: '一点提示，你就看出来了。',
    1: '一步一步，你做到了。',
  },
  gaveUp: '原来在这里',
  won: (n) => `一次拿了 ${n} 张牌`,
  stars: (n) => `三颗星得了 ${n} 颗`,
  took: (time) => `用时 ${time}`,
  row: {
    current: (n) => (n === 0 ? '还没有连续的天数' : `连续 ${n} 天`),
    longest: (n) => `最长：${n} 天`,
    late: '别的日子的题，不算在连续的天数里。',
  },
  share: '分享',
  copied: '复制好了，贴到哪里都行。',
  failed: '这台设备不能分享。请选中文字复制：',
  shared: ({ date, level, stars, cards: n, hints: asked, time }) =>
    [
      `数数 ${date} 第 ${level} 级：${stars}`,
      `${n} 张牌`,
      asked === 0 ? '没用提示' : `${asked} 次提示`,
      ...(time ? [time] : []),
    ].join(' · '),
  next: (level) => `接着做第 ${level} 级`,
  again: '再做一次',
  all: '所有日子',
  others: '别的日子',
  ofLevel: '看哪一级',
  before: '上个月',
  after: '下个月',
  marks: { solved: '解出来了', gaveUp: '看过答案', underway: '做了一半', none: '还没做' },
  day: (date, mark) => `${date}：${mark}`,
  tile: (level, name, mark) => `第 ${level} 级，${name}：${mark}`,
  clock: { label: '显示时间', about: '题目旁边有个钟。不开的话，慢慢来。' },
  broken: '以前做过的题读不出来了。这台设备上留了一份备份。',
  notYet: { title: '这一天还没到', about: '到那天再来做吧。', way: '去做今天的题' },
};

export const today = { en, zh };
