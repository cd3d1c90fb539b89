import type { Language } from '../../language';

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);

const en = {
  none: 'Nothing to count yet. Play a game to its end, and come back here.',
  broken: 'The statistics could not be read and begin anew. A copy of them is kept on this device.',
  play: 'Play',
  streak: 'Days in a row',
  current: 'now',
  longest: 'the longest',
  /** For those who do not see the picture. */
  streakInWords: (current: number, longest: number) =>
    `Days in a row with a finished game: now ${days(current)}, the longest ${days(longest)}`,
  played: 'Played',
  best: 'Best',
  mean: 'On average',
  dealtOut: 'Whole pack dealt',
  accuracy: (percent: number) => `Accuracy on average: ${percent} %`,
  noAccuracy: 'Accuracy: not known yet',
  by: { cards: 'for cards', points: 'for points' },
  number: (n: number) => (Number.isInteger(n) ? `${n}` : n.toFixed(1)),
  about: 'A finished game counts once, as it ended last. Nothing of it leaves this device.',
  forget: 'Forget the statistics',
  ask: {
    about: 'Forget all of it? This cannot be taken back.',
    yes: 'Yes, forget them',
    no: 'No, keep them',
  },
  /** After a game. */
  counting: 'Looking how well it was played…',
  counted: (percent: number) => `Accuracy ${percent} %`,
};

const zh: typeof en = {
  none: '还没有统计。玩完一局再来看看吧。',
  broken: '统计读不出来，重新开始了。这台设备上留了一份备份。',
  play: '玩',
  streak: '连续天数',
  current: '现在',
  longest: '最长',
  streakInWords: (current, longest) => `每天都玩完一局：现在连续 ${current} 天，最长 ${longest} 天`,
  played: '局数',
  best: '最好',
  mean: '平均',
  dealtOut: '整副牌发完',
  accuracy: (percent) => `平均准确率 ${percent} %`,
  noAccuracy: '准确率还不知道',
  by: { cards: '算牌数', points: '算分数' },
  number: (n) => (Number.isInteger(n) ? `${n}` : n.toFixed(1)),
  about: '一局只算一次，以最后的结果为准。统计只留在这台设备上。',
  forget: '清空统计',
  ask: {
    about: '要全部清空吗？清空后就找不回来了。',
    yes: '清空',
    no: '不清空',
  },
  counting: '正在看玩得怎么样……',
  counted: (percent) => `准确率 ${percent} %`,
};

/** How all games of patience went. */
export const statistics: Readonly<Record<Language, typeof en>> = { en, zh };
