const en = {
  title: 'New game',
  quick: 'Start right away',
  lesson: 'Your first game',
  lessonAbout: 'Guided, about a minute',
  own: 'Or set the table yourself',
  seats: 'How many play',
  seat: (place: number, team: number | null) =>
    team === null ? `Seat ${place}` : `Seat ${place}, team ${team}`,
  who: (place: number) => `Who sits at seat ${place}`,
  person: 'Person',
  bot: 'Bot',
  level: (place: number) => `How the bot at seat ${place} plays`,
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  name: (place: number) => `Name at seat ${place}`,
  /** A name that has been used before, offered again. */
  known: (name: string, place: number) => `${name} at seat ${place}`,
  lot: 'By lot',
  sharing: 'How you share the device',
  pass: 'Hand it on',
  around: 'It lies in the middle',
  start: 'Start',
  ask: {
    title: 'You have a game to continue',
    about: 'Start a new one? Then the other one is gone.',
    goOn: 'Continue',
    anew: 'New game',
  },
};

const zh: typeof en = {
  title: '新的一局',
  quick: '马上开始',
  lesson: '第一局',
  lessonAbout: '跟着玩，大约一分钟',
  own: '或者自己安排',
  seats: '几个人玩',
  seat: (place, team) => (team === null ? `${place} 号座位` : `${place} 号座位，第 ${team} 队`),
  who: (place) => `${place} 号座位是谁`,
  person: '真人',
  bot: '机器人',
  level: (place) => `${place} 号机器人的水平`,
  levels: { easy: '简单', normal: '普通', hard: '厉害' },
  name: (place) => `${place} 号座位的名字`,
  known: (name, place) => `${name}，${place} 号座位`,
  lot: '抽签',
  sharing: '怎么共用设备',
  pass: '轮流拿着',
  around: '放在中间',
  start: '开始',
  ask: {
    title: '还有一局没玩完',
    about: '要开始新的一局吗？原来那局就没有了。',
    goOn: '接着玩',
    anew: '新的一局',
  },
};

export const setup = { en, zh };
