export const title = { en: 'Minus cards', zh: '减法牌' } as const;

/** What is said in the guided game of level 2. */
export const tips = {
  fromHand: {
    says: {
      en: 'A wild card changes a number. Drag your −2 onto the 10: 十减二等于八. Then lay your 8 on it and press Take.',
      zh: '变化牌可以改变一个数。把 −2 拖到 10 上：十减二等于八。再放上你的 8，按「拿走」。',
    },
    otherwise: {
      en: 'Make 8 from the 10 with your −2: 十减二等于八.',
      zh: '用 −2 把 10 变成 8：十减二等于八。',
    },
  },
  onSum: {
    says: {
      en: 'It changes a sum as well. Drag the 7 onto the 5, your −3 onto both, and take with 9: 五加七，减三，等于九.',
      zh: '加起来以后也可以减。把 7 拖到 5 上，再放 −3，用 9 拿走：五加七，减三，等于九。',
    },
    otherwise: {
      en: 'First 5 and 7 together, then −3, then your 9: 五加七，减三，等于九.',
      zh: '先把 5 和 7 放一起，再减 3，用 9 拿走：五加七，减三，等于九。',
    },
  },
  fromCentre: {
    says: {
      en: 'A wild card that lies on the table is for everybody. Drag the −4 onto the 13 and take with 9: 十三减四等于九.',
      zh: '桌上的变化牌大家都能用。把 −4 拖到 13 上，用 9 拿走：十三减四等于九。',
    },
    otherwise: {
      en: 'Use the −4 on the table: 十三减四等于九.',
      zh: '用桌上的 −4：十三减四等于九。',
    },
  },
} as const;

export const ends = {
  en: 'Minus cards go with what they take: each of them is one more card for you.',
  zh: '减法牌会和拿走的牌一起归你：每张都算一张牌。',
} as const;
