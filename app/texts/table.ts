const en = {
  undo: 'Undo',
  hint: 'Hint',
  menu: 'More',
  hurry: 'Don’t wait',
  standing: 'The open score',
  log: 'What happened',
  logEmpty: 'Nothing has happened yet.',
  rules: 'How to play',
  readTable: 'Read the table',
  settings: 'Settings',
  same: 'Same deal again',
  anew: 'New game',
  pause: 'Pause',
  paused: {
    title: 'Pause',
    about: 'The table is covered, and everybody waits.',
    goOn: 'Play on',
  },
  bell: 'Ding! Time to decide. The turn goes on.',
  lesson: (name: string, round: number, rounds: number) =>
    rounds > 1 ? `Lesson: ${name}, round ${round} of ${rounds}` : `Lesson: ${name}`,
  nextRound: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  rounds: (name: string, won: number) => `${name}: ${won === 1 ? '1 round' : `${won} rounds`}`,
  home: 'All games',
  seeTable: 'Look at the table',
  seeScore: 'Back to the score',
  pass: {
    title: (name: string) => `Pass the device to ${name}`,
    about: (name: string) => `What comes next is for ${name} alone.`,
    open: (name: string) => `I am ${name}: show my side`,
  },
  won: (names: readonly string[]) =>
    names.length > 1 ? `${names.join(' and ')} share the win` : `${names.join('')} wins`,
  place: (rank: number) => ['', '1st', '2nd', '3rd'][rank] ?? `${rank}th`,
  /** Counted for practice: in how many turns the first answer was a wrong one. */
  slips: (told: readonly { readonly name: string; readonly count: number }[]) =>
    `Wrong at first: ${told.map(({ name, count }) => `${name} ${count}`).join(', ')}`,
  moreHint: 'Tell me more',
  thinking: 'Thinking about it…',
  stop: {
    ask: 'Start this deal again? The game so far will be gone.',
    yes: 'Yes, start again',
    no: 'No, play on',
  },
};

const zh: typeof en = {
  undo: '退一步',
  hint: '提示',
  menu: '更多',
  hurry: '不等了',
  standing: '明面上的分数',
  log: '经过',
  logEmpty: '还没有开始。',
  rules: '怎么玩',
  readTable: '读一读桌面',
  settings: '设置',
  same: '同样的牌再来一局',
  anew: '新的一局',
  pause: '暂停',
  paused: { title: '暂停', about: '桌面盖住了，大家都等一等。', goOn: '接着玩' },
  bell: '叮咚！该决定了。不急，还是你的。',
  lesson: (name, round, rounds) =>
    rounds > 1 ? `课程：${name}，第 ${round} 局，共 ${rounds} 局` : `课程：${name}`,
  nextRound: (round, rounds) => `第 ${round} 局，共 ${rounds} 局`,
  rounds: (name, won) => `${name}：赢了 ${won} 局`,
  home: '所有游戏',
  seeTable: '看看桌面',
  seeScore: '回到得分',
  pass: {
    title: (name) => `请把设备交给 ${name}`,
    about: (name) => `接下来的只给 ${name} 看。`,
    open: (name) => `我是 ${name}：给我看`,
  },
  won: (names) => (names.length > 1 ? `${names.join('、')} 并列第一` : `${names.join('')} 赢了`),
  place: (rank) => `第 ${rank} 名`,
  slips: (told) => `第一次答错：${told.map(({ name, count }) => `${name} ${count}`).join('，')}`,
  moreHint: '再说一点',
  thinking: '正在想……',
  stop: { ask: '重新开始这一局吗？现在的进度会没有的。', yes: '重新开始', no: '接着玩' },
};

export const table = { en, zh };
