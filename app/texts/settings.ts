const en = {
  title: 'Settings',
  cards: 'Cards',
  sample: 'A card as it looks now',
  face: {
    label: 'On a card',
    options: {
      hanzi: 'Characters',
      pinyin: 'with pinyin',
      digits: 'with pinyin and digits',
      digitsOnly: 'Digits only',
    },
  },
  script: {
    label: 'Kind of characters',
    options: { simplified: 'Simplified', traditional: 'Traditional' },
  },
  cardSize: { label: 'Size of the cards', options: { S: 'Small', M: 'Medium', L: 'Large' } },
  senses: 'Hear and feel',
  voice: {
    label: 'Chinese voice',
    options: { auto: 'Reads along', onTap: 'When tapped', off: 'Off' },
  },
  haptics: { label: 'Vibration', about: 'A short buzz when a card is picked up or laid down.' },
  table: 'Table',
  motion: {
    label: 'How cards move',
    options: { system: 'Like the device', normal: 'Calmly', fast: 'Fast', off: 'At once' },
  },
  leftHanded: { label: 'Left-handed', about: 'The buttons lie under the left thumb.' },
  unaided: {
    label: 'Think for yourself',
    about:
      'Nothing lights up for a card in hand. Wrong places are told, and counted. For Sequence Numbers.',
  },
  app: 'App',
  theme: {
    label: 'Light or dark',
    options: { system: 'Like the device', light: 'Light', dark: 'Dark' },
  },
  language: {
    label: 'Language',
    options: { system: 'Like the device', en: 'English', zh: '简体中文' },
  },
  about: {
    title: 'About',
    privacy: 'The app needs no network, has no accounts and collects nothing.',
    font: 'The characters are drawn in LXGW WenKai, under the SIL Open Font License 1.1.',
  },
  broken: (count: number) =>
    count === 1
      ? 'One setting could not be read and was set back.'
      : `${count} settings could not be read and were set back.`,
  notKept:
    'This device keeps nothing for us: perhaps it is full, or this is a private window. You can play, but it will be forgotten.',
};

const zh: typeof en = {
  title: '设置',
  cards: '牌',
  sample: '现在的牌是这样的',
  face: {
    label: '牌上写什么',
    options: {
      hanzi: '汉字',
      pinyin: '加拼音',
      digits: '加拼音和数字',
      digitsOnly: '只有数字',
    },
  },
  script: { label: '字体', options: { simplified: '简体', traditional: '繁体' } },
  cardSize: { label: '牌的大小', options: { S: '小', M: '中', L: '大' } },
  senses: '声音和振动',
  voice: { label: '中文朗读', options: { auto: '自动读', onTap: '点了再读', off: '关' } },
  haptics: { label: '振动', about: '拿起或放下牌时轻轻振动一下。' },
  table: '牌桌',
  motion: {
    label: '牌怎么动',
    options: { system: '跟随设备', normal: '慢慢移动', fast: '快快移动', off: '不移动' },
  },
  leftHanded: { label: '左手模式', about: '按钮放在左手拇指下面。' },
  unaided: {
    label: '自己想一想',
    about: '拿起牌以后，不提示能放在哪里。放错了会告诉你，也会记下次数。用于数字连珠。',
  },
  app: '应用',
  theme: { label: '浅色或深色', options: { system: '跟随设备', light: '浅色', dark: '深色' } },
  language: { label: '语言', options: { system: '跟随设备', en: 'English', zh: '简体中文' } },
  about: {
    title: '关于',
    privacy: '不用网络，不用账号，也不收集任何信息。',
    font: '汉字使用霞鹜文楷字体（SIL 开放字体许可证 1.1）。',
  },
  broken: (count) => `有 ${count} 项设置读不出来，已恢复默认。`,
  notKept: '这台设备没有保存：可能空间满了，或者这是无痕窗口。可以继续玩，但关闭后不会保留。',
};

export const settings = { en, zh };
