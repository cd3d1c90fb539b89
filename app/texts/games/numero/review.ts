import type { Reading } from '../../../../engine/chinese/reading';
import type { PositionWords } from '../../../../components/games/numero/review/words';
import type { Language } from '../../language';
import { words } from './words';

type By = 'cards' | 'points';

interface Worth {
  readonly taken: number;
  readonly best: number;
}

const en = {
  working: (percent: number) => `Looking for the best takes: ${percent} %`,
  none: 'No game to look back on yet. Play one to its end, and come back here.',
  notYet: 'This game is still being played. At its end you can look back on it here.',
  play: 'Play',
  goOn: 'Continue',
  whose: 'Whose turns',
  measure: 'What counts',
  measures: { cards: 'Cards', points: 'Points' } as Readonly<Record<By, string>>,
  accuracy: (percent: number) => `Accuracy ${percent} %`,
  amount: (n: number, by: By) => words.en.score(n, by),
  /** Below the ring. */
  summary: ({ taken, best }: Worth, by: By) => `${taken} of ${en.amount(best, by)} taken`,
  nothingAtAll: 'There was nothing to take in these turns.',
  noTurns: 'Nobody had a turn in this game.',
  perfect: 'Every take was the best there was!',
  /** The curve in words. */
  curve: (turns: number, worth: Worth, by: By) =>
    `Turn by turn, ${turns} turns: ${en.summary(worth, by)}.`,
  mostLeft: (turn: number, left: number, by: By) =>
    `Most was left in turn ${turn}: ${en.amount(left, by)}`,
  legend: { taken: 'Taken', best: 'The best there was' },
  turns: 'Turn by turn',
  tile: {
    worth: (turn: number, { taken, best }: Worth, by: By) =>
      `Turn ${turn}: ${taken} of ${en.amount(best, by)}`,
    built: (turn: number) => `Turn ${turn}: a build`,
    nothing: (turn: number) => `Turn ${turn}: nothing to take`,
  },
  choose: 'Choose a turn to see its cards.',
  turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  previous: 'Previous turn',
  next: 'Next turn',
  position: {
    centre: 'In the centre',
    hand: 'In the hand',
    nothing: 'no cards',
    used: (what: string, taken: boolean, best: boolean) =>
      [what, ...(taken ? ['used'] : []), ...(best ? ['in the best take'] : [])].join(', '),
    build: (value: Reading, cards: number) => `Build of ${value.digits}, ${words.en.cards(cards)}`,
  } as PositionWords,
  took: 'Taken',
  best: 'The best there was',
  brought: (cards: number, points: number) =>
    `${words.en.cards(cards)}, ${words.en.points(points)}`,
  isBest: 'Nothing better was there.',
  notProven: 'Perhaps there was even more: there were too many cards to look at everything.',
  nothing: 'Nothing could be taken.',
  built: 'Built',
  builtNote: 'A build counts in the turn that takes it.',
  discarded: (card: string) => `Discarded ${card}`,
  gaveAll: 'Discarded all wild cards',
  passed: 'Passed',
  tossed: (cards: readonly string[]) => `Before that, ${words.en.list(cards)} was discarded.`,
  challenged: (value: number, proven: boolean) =>
    proven
      ? `Before that, the build of ${value} was challenged in vain.`
      : `Before that, the build of ${value} was challenged, and undone.`,
  sayTaken: 'Say what was taken',
  sayBest: 'Say the best take',
};

const zh: typeof en = {
  working: (percent) => `正在找最好的拿法：${percent} %`,
  none: '还没有可以回顾的一局。玩完一局再来看看吧。',
  notYet: '这一局还没玩完。玩完以后可以在这里回顾。',
  play: '玩',
  goOn: '接着玩',
  whose: '看谁的',
  measure: '算什么',
  measures: { cards: '牌数', points: '分数' },
  accuracy: (percent) => `准确率 ${percent} %`,
  amount: (n, by) => `${n} ${by === 'points' ? '分' : '张牌'}`,
  summary: ({ taken, best }, by) => `能拿 ${zh.amount(best, by)}，拿了 ${zh.amount(taken, by)}`,
  nothingAtAll: '这些回合里没有可以拿的牌。',
  noTurns: '这一局谁也没有出过牌。',
  perfect: '每一次都是最好的拿法！',
  curve: (turns, worth, by) => `一共 ${turns} 个回合：${zh.summary(worth, by)}。`,
  mostLeft: (turn, left, by) => `第 ${turn} 回合漏得最多：${zh.amount(left, by)}`,
  legend: { taken: '拿到的', best: '最好的拿法' },
  turns: '一回合一回合地看',
  tile: {
    worth: (turn, { taken, best }, by) =>
      `第 ${turn} 回合：能拿 ${zh.amount(best, by)}，拿了 ${zh.amount(taken, by)}`,
    built: (turn) => `第 ${turn} 回合：搭牌`,
    nothing: (turn) => `第 ${turn} 回合：没有可以拿的`,
  },
  choose: '选一个回合，看看当时的牌。',
  turn: (turn, turns) => `第 ${turn} 回合，共 ${turns} 回合`,
  previous: '上一回合',
  next: '下一回合',
  position: {
    centre: '桌上的牌',
    hand: '手里的牌',
    nothing: '没有牌',
    used: (what, taken, best) =>
      [what, ...(taken ? ['用了'] : []), ...(best ? ['最好的拿法会用'] : [])].join('，'),
    build: (value, cards) => `搭好的 ${value.digits}，${words.zh.cards(cards)}`,
  },
  took: '拿到的',
  best: '最好的拿法',
  brought: (cards, points) => `${words.zh.cards(cards)}，${words.zh.points(points)}`,
  isBest: '没有比这更好的了。',
  notProven: '也许还有更好的：牌太多，没能全部看完。',
  nothing: '没有可以拿的牌。',
  built: '搭牌',
  builtNote: '搭好的牌，拿走的那一回合才算。',
  discarded: (card) => `打出${card}`,
  gaveAll: '打出所有变化牌',
  passed: '过',
  tossed: (cards) => `在这之前打出了${words.zh.list(cards)}。`,
  challenged: (value, proven) =>
    proven ? `在这之前质疑了 ${value}，质疑失败。` : `在这之前质疑了 ${value}，那一叠拆开了。`,
  sayTaken: '读一读拿到的',
  sayBest: '读一读最好的拿法',
};

/** Looking back on a match, turn by turn. */
export const review: Readonly<Record<Language, typeof en>> = { en, zh };
