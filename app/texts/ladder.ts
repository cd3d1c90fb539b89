import type { Language } from './language';

type InEach = Readonly<Record<Language, string>>;

/** By level: what it is called, and what is new there. */
export const steps: readonly { readonly name: InEach; readonly brings: InEach }[] = [
  {
    name: { en: 'Adding up to 10', zh: '10 以内的加法' },
    brings: {
      en: 'Put cards together until they make a number of your hand.',
      zh: '把牌放在一起，凑成手里的一个数。',
    },
  },
  {
    name: { en: 'Adding up to 15', zh: '15 以内的加法' },
    brings: { en: 'Five more numbers, and longer sums.', zh: '多了五个数，算式更长。' },
  },
  {
    name: { en: 'Taking away', zh: '减法' },
    brings: {
      en: 'The first wild cards: a minus card changes a number or a sum.',
      zh: '第一种变化牌：减法牌可以改变一个数，也可以改变一个和。',
    },
  },
  {
    name: { en: 'Times and divided', zh: '乘法和除法' },
    brings: {
      en: 'Small numbers grow, large ones are shared out evenly.',
      zh: '小的数变大，大的数平均分。',
    },
  },
  {
    name: { en: 'Simple parts', zh: '简单的分数' },
    brings: {
      en: 'A half, a third, a quarter, also written 0.5 and 25 %.',
      zh: '一半、三分之一、四分之一，也写成 0.5 和 25%。',
    },
  },
  {
    name: { en: 'Harder parts', zh: '较难的分数' },
    brings: {
      en: 'Two thirds, three quarters, one and a half.',
      zh: '三分之二、四分之三、一又二分之一。',
    },
  },
  {
    name: { en: 'Powers and roots', zh: '乘方和开方' },
    brings: { en: 'Squares and cubes, and the way back.', zh: '平方、立方，还有怎么算回去。' },
  },
];

const en = {
  hanzi: '学习阶梯',
  title: 'Step by step',
  about: 'Seven steps through the number sentences of NUMERO. Each opens the next.',
  states: { done: 'done', next: 'your next step', open: 'open', closed: 'not open yet' },
  rung: (level: number, name: string, state: string) => `Step ${level}, ${name}, ${state}`,
  opens: (level: number) => `Opens when step ${level} is done once.`,
  how: 'Any one of these brings you on, once it is played to its end.',
  lesson: 'Guided, one minute',
  patience: 'Alone: Patience',
  numero: 'Against a bot: NUMERO',
  today: 'Today’s challenge',
  solved: 'Today’s challenge ✓',
  top: 'You have been up all the steps.',
  showAll: {
    label: 'Open all steps',
    about: 'For teachers and everybody who would rather choose freely.',
  },
};

const zh: typeof en = {
  hanzi: '学习阶梯',
  title: '一步一步来',
  about: '七级台阶，学会列各种算式。做完一级，下一级就打开。',
  states: { done: '学过了', next: '下一步', open: '可以玩', closed: '还没打开' },
  rung: (level, name, state) => `第 ${level} 级，${name}，${state}`,
  opens: (level) => `第 ${level} 级做完一次就打开。`,
  how: '下面随便哪一样，玩到最后就能往上走。',
  lesson: '跟着玩一分钟',
  patience: '一个人玩：数字接龙',
  numero: '和机器人玩：NUMERO',
  today: '今天的题',
  solved: '今天的题 ✓',
  top: '所有的台阶你都走过了。',
  showAll: { label: '打开所有台阶', about: '给老师，也给想自己选的人。' },
};

export const ladder = { en, zh };
