/** Of the files that are made of finished matches, and read. */
const en = {
  files: {
    table: 'Save as a table (CSV)',
    backup: 'Save a backup',
    import: 'Bring in a backup',
    making: 'Making the file…',
    saved: 'The file is saved.',
    offered: 'If you chose a place for the file, it is there now.',
    failed: 'This device could not save the file.',
    name: { table: 'shushu-results', backup: 'shushu-backup' },
    columns: {
      date: 'Date',
      time: 'Time',
      game: 'Game',
      match: 'Match',
      seat: 'Seat',
      name: 'Name',
      kind: 'Person or bot',
      score: 'Score',
      rank: 'Place',
      hints: 'Hints',
      moves: 'Moves',
      right: 'Right at once',
      wrong: 'Wrong at first',
      sentences: 'Sentences',
    },
  },
  import: {
    title: 'Bring in a backup',
    choose: 'Choose the file',
    adding: (done: number) => `Adding: ${done} so far…`,
    looking: (done: number) => `Looking through it: ${done} matches so far…`,
    stop: 'Stop',
    fresh: (count: number) => (count === 1 ? '1 match is new.' : `${count} matches are new.`),
    there: (count: number) =>
      count === 1 ? '1 match is here already.' : `${count} matches are here already.`,
    unlike: (count: number) =>
      count === 1
        ? '1 match is here, too, but is not the same: both are kept.'
        : `${count} matches are here, too, but are not the same: both are kept.`,
    refused: (count: number, why: string) =>
      count === 1 ? `1 was refused: ${why}` : `${count} were refused: ${why}`,
    nothing: 'Nothing in it is new.',
    unwritten: 'Nothing is written before you say so.',
    yes: (matches: number, people: number) =>
      `Add ${[
        ...(matches > 0 ? [matches === 1 ? '1 match' : `${matches} matches`] : []),
        ...(people > 0 ? [people === 1 ? '1 player' : `${people} players`] : []),
      ].join(' and ')}`,
    people: {
      fresh: (count: number) => (count === 1 ? '1 player is new.' : `${count} players are new.`),
      renamed: (names: readonly string[]) =>
        `A name that is taken here gets a number: ${names.join(', ')}.`,
      there: (count: number) =>
        count === 1 ? '1 player is here already.' : `${count} players are here already.`,
      unlike: (count: number) =>
        count === 1
          ? '1 player has another name or sign here, and keeps it.'
          : `${count} players have other names or signs here, and keep them.`,
      left: (count: number) =>
        count === 1 ? 'There is no room for 1 player.' : `There is no room for ${count} players.`,
      done: (count: number) =>
        count === 1 ? '1 player was added.' : `${count} players were added.`,
    },
    no: 'Leave it',
    done: (count: number) => (count === 1 ? '1 match was added.' : `${count} matches were added.`),
    noRoom: (count: number) =>
      `${count} more found no room. Delete old matches, then bring in the file once more: what is here is not added twice.`,
    faults: {
      notOurs: 'This is no backup of Shǔshù.',
      tooLarge: 'This file is too large for a backup.',
      tooMany: 'There are too many matches in this file.',
      failed: 'This file could not be read.',
    },
  },
};

const zh: typeof en = {
  files: {
    table: '保存成表格（CSV）',
    backup: '保存备份',
    import: '读入备份',
    making: '正在准备文件……',
    saved: '文件已保存。',
    offered: '如果您选了地方，文件现在就在那里。',
    failed: '这台设备没能保存文件。',
    name: { table: 'shushu-results', backup: 'shushu-backup' },
    columns: {
      date: '日期',
      time: '时间',
      game: '游戏',
      match: '对局',
      seat: '座位',
      name: '名字',
      kind: '真人或机器人',
      score: '得分',
      rank: '名次',
      hints: '提示',
      moves: '步数',
      right: '一次就对',
      wrong: '开始答错',
      sentences: '算式',
    },
  },
  import: {
    title: '读入备份',
    choose: '选择文件',
    adding: (done) => `正在加入：已加 ${done} 局……`,
    looking: (done) => `正在查看：已看 ${done} 局……`,
    stop: '停',
    fresh: (count) => `有 ${count} 局是新的。`,
    there: (count) => `有 ${count} 局这里已经有了。`,
    unlike: (count) => `有 ${count} 局这里也有，但内容不同：两份都留着。`,
    refused: (count, why) => `有 ${count} 局不能用：${why}`,
    nothing: '里面没有新的。',
    unwritten: '您同意以前，什么都不会写入。',
    yes: (matches, people) =>
      `加入${[
        ...(matches > 0 ? [` ${matches} 局`] : []),
        ...(people > 0 ? [` ${people} 位玩家`] : []),
      ].join('和')}`,
    people: {
      fresh: (count) => `有 ${count} 位玩家是新的。`,
      renamed: (names) => `这里已有的名字会加上数字：${names.join('、')}。`,
      there: (count) => `有 ${count} 位玩家这里已经有了。`,
      unlike: (count) => `有 ${count} 位玩家在这里的名字或记号不同，保持不变。`,
      left: (count) => `还有 ${count} 位玩家放不下。`,
      done: (count) => `加入了 ${count} 位玩家。`,
    },
    no: '不加了',
    done: (count) => `加入了 ${count} 局。`,
    noRoom: (count) =>
      `还有 ${count} 局放不下。请删除旧的对局，再读一次这个文件：已有的不会重复加入。`,
    faults: {
      notOurs: '这不是数数的备份。',
      tooLarge: '这个文件太大，不像是备份。',
      tooMany: '这个文件里的对局太多了。',
      failed: '这个文件读不出来。',
    },
  },
};

export const backups = { en, zh };
