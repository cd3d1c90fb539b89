import type { Kind } from '../practice/tally';
import { backups } from './backups';

const kinds: Readonly<Record<Kind, string>> = {
  heard: 'Heard',
  read: 'Read',
  made: 'Made in a sentence',
  right: 'Right at once',
  wrong: 'Wrong at first',
};

const en = {
  title: 'Records',
  empty: {
    title: 'No match yet',
    about: 'Every match that is played to its end can be found here and played through again.',
    home: 'To the games',
  },
  nothingSo: 'No match is like that.',
  count: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  /** Of what is shown. */
  of: (shown: number, all: number) => `${shown} of ${all} matches`,
  more: 'More',
  players: 'Players',
  noPlayers: 'Nobody of the roster has finished a match yet.',
  filter: {
    title: 'Show only',
    game: 'Game',
    player: 'Player',
    all: 'All',
    off: 'Show all',
  },
  row: {
    won: 'won',
    /** One match, as it is read aloud. */
    says: (game: string, when: string, players: readonly string[]) =>
      `${game}, ${when}. ${players.join('; ')}`,
    player: (name: string, score: string, won: boolean) =>
      won ? `${name} ${score}, won` : `${name} ${score}`,
    waiting: 'Not kept: no room',
  },
  room: {
    full: (count: number) =>
      `There is no more room for ${count === 1 ? 'the last match' : `the last ${count} matches`}: gone when the app is closed. Save a backup, then delete the oldest ones. You can play on.`,
    nearly: (percent: number) =>
      `The records are ${percent} % full. Save a backup and delete the oldest matches in good time.`,
  },
  broken: (pages: number) =>
    pages === 1
      ? 'Some matches could not be read. A copy of them is kept on this device.'
      : `${pages} pages of matches could not be read. Copies of them are kept on this device.`,
  remove: {
    one: 'Delete this match',
    all: 'Delete all matches',
    oldest: (count: number) => `Delete the ${count} oldest`,
    ask: (count: number) =>
      count === 1
        ? 'Delete this match? It cannot be brought back.'
        : `Delete ${count} matches? They cannot be brought back, but from a backup.`,
    yes: 'Yes, delete',
    no: 'No, keep',
  },
  missing: {
    title: 'This match is not here',
    about: 'It may have been deleted, or its moves cannot be read.',
    back: 'To the records',
  },
  replay: {
    first: 'To the beginning',
    back: 'One move back',
    play: 'Play by itself',
    pause: 'Stop',
    next: 'Next move',
    last: 'To the end',
    hear: 'Hear this move',
    move: 'Move',
    place: (at: number, of: number) => `Move ${at} of ${of}`,
    dealt: 'The deal',
    eyes: 'Whose cards you see',
    everybody: 'What all can see',
    score: 'The score',
  },
  ...backups.en,
  player: {
    title: 'Player',
    nobody: {
      title: 'Nothing of this player yet',
      about: 'What somebody of the roster plays to its end is counted here.',
    },
    games: 'Games',
    played: 'played',
    won: 'won',
    best: 'best',
    mean: 'average',
    matches: 'The matches',
    practice: 'Numbers',
    kinds,
    what: 'What is shown',
    /** A number's place on the map. */
    cell: (number: string, times: number) =>
      times === 0
        ? `${number}: never`
        : times === 1
          ? `${number}: once`
          : `${number}: ${times} times`,
    most: (numbers: readonly string[]) => `Most: ${numbers.join(', ')}.`,
    sum: (times: number, different: number) => `${times} in all, ${different} different numbers.`,
    none: 'None yet.',
    scale: 'More bars, more often',
    sentences: (count: number) =>
      count === 1 ? '1 number sentence made' : `${count} number sentences made`,
    tries: (right: number, wrong: number) => `First tries: ${right} right, ${wrong} wrong`,
  },
};

const zh: typeof en = {
  title: '战绩',
  empty: {
    title: '还没有记录',
    about: '每一局玩完以后都会记在这里，可以一步一步重看。',
    home: '去看游戏',
  },
  nothingSo: '没有这样的对局。',
  count: (count) => `${count} 局`,
  of: (shown, all) => `${all} 局中的 ${shown} 局`,
  more: '更多',
  players: '玩家',
  noPlayers: '名单上还没有人玩完一局。',
  filter: { title: '只看', game: '游戏', player: '玩家', all: '全部', off: '看全部' },
  row: {
    won: '赢',
    says: (game, when, players) => `${game}，${when}。${players.join('；')}`,
    player: (name, score, won) => (won ? `${name} ${score}，赢了` : `${name} ${score}`),
    waiting: '没存下：空间不够',
  },
  room: {
    full: (count) =>
      `空间不够了，最近的 ${count} 局没能存下，关掉应用就没有了。请先保存备份，再删除最早的对局。可以接着玩。`,
    nearly: (percent) => `记录已经用了 ${percent}% 的空间。请及早保存备份，删除最早的对局。`,
  },
  broken: (pages) => `有 ${pages} 页记录读不出来，这台设备上留了备份。`,
  remove: {
    one: '删除这一局',
    all: '删除所有对局',
    oldest: (count) => `删除最早的 ${count} 局`,
    ask: (count) =>
      count === 1
        ? '要删除这一局吗？删了就找不回来了。'
        : `要删除 ${count} 局吗？除非有备份，删了就找不回来了。`,
    yes: '删除',
    no: '留着',
  },
  missing: {
    title: '这里没有这一局',
    about: '可能已经删除，或者读不出来。',
    back: '去看战绩',
  },
  replay: {
    first: '回到开头',
    back: '上一步',
    play: '自动播放',
    pause: '停',
    next: '下一步',
    last: '到最后',
    hear: '听这一步',
    move: '步',
    place: (at, of) => `第 ${at} 步，共 ${of} 步`,
    dealt: '发牌',
    eyes: '看谁的牌',
    everybody: '大家都能看到的',
    score: '得分',
  },
  ...backups.zh,
  player: {
    title: '玩家',
    nobody: {
      title: '这位玩家还没有记录',
      about: '名单上的人玩完的每一局都会算在这里。',
    },
    games: '游戏',
    played: '局',
    won: '赢',
    best: '最好',
    mean: '平均',
    matches: '对局',
    practice: '数字',
    kinds: {
      heard: '听过',
      read: '读过',
      made: '算式里用过',
      right: '一次就对',
      wrong: '开始答错',
    },
    what: '显示什么',
    cell: (number, times) => (times === 0 ? `${number}：还没有` : `${number}：${times} 次`),
    most: (numbers) => `最多的：${numbers.join('、')}。`,
    sum: (times, different) => `一共 ${times} 次，${different} 个不同的数。`,
    none: '还没有。',
    scale: '条越多，次数越多',
    sentences: (count) => `做了 ${count} 个算式`,
    tries: (right, wrong) => `第一次回答：对 ${right} 个，错 ${wrong} 个`,
  },
};

export const records = { en, zh };
