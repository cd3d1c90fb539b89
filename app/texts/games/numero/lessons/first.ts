/** What is said in the first game of NUMERO. */
export const tips = {
  take: {
    says: {
      en: 'Drag the 5 onto the 3: together they make 8. Drag your 8 onto them, then press Take: 五加三等于八.',
      zh: '把 5 拖到 3 上，加起来是 8。再把手里的 8 拖上去，然后按「拿走」：五加三等于八。',
    },
    otherwise: {
      en: 'Take 5 + 3 with your 8 first: 五加三等于八.',
      zh: '先用你的 8 拿走：五加三等于八。',
    },
  },
  discard: {
    says: {
      en: 'Nothing to take now. Give a card away: drag your 九 to the foot of the centre.',
      zh: '现在没有牌可拿。打出一张：把九拖到桌子下边。',
    },
    otherwise: { en: 'Discard 九: you will need it there.', zh: '打出九：等一下用得着。' },
  },
  build: {
    says: {
      en: 'You hold a 10. Lay your 1 on the 9: 9 + 1 = 10. Press Build, and keep your 10 for it: 九加一等于十.',
      zh: '你有一张 10。把 1 放在 9 上：9 + 1 = 10。按「搭成」，留着 10：九加一等于十。',
    },
    otherwise: {
      en: 'Build 10 with your 1 and the 9: 九加一等于十.',
      zh: '用 1 和 9 搭成 10：九加一等于十。',
    },
  },
  answer: {
    says: {
      en: 'Your build still stands. Lay your 十 on it and take it: nobody else was quicker.',
      zh: '你搭的牌还在。把十放上去拿走：没有人比你快。',
    },
    otherwise: { en: 'Take your build with 十.', zh: '用十拿走你搭的牌。' },
  },
} as const;

export const ends = {
  en: 'Take, build or discard: one number card a turn. Whoever has the most cards at the end wins.',
  zh: '拿牌、搭牌或者打牌：每次用一张数字牌。最后牌最多的人赢。',
} as const;
