const en = {
  rules: 'How to play',
  lesson: 'Guided first game (one minute)',
  tapCards: 'Tap a card to hear it.',
  say: (phrase: string) => `Say it: ${phrase}`,
  first: 'Your first game',
  skip: 'Skip',
  watch: (name: string) => `${name} is choosing…`,
  forReal: 'Play for real',
  home: 'All games',
};

const zh: typeof en = {
  rules: '怎么玩',
  lesson: '跟着玩第一局（一分钟）',
  tapCards: '点一点牌，听听怎么读。',
  say: (phrase) => `读一读：${phrase}`,
  first: '第一局',
  skip: '跳过',
  watch: (name) => `${name}在想……`,
  forReal: '真的来一局',
  home: '所有游戏',
};

export const help = { en, zh };
