/** What is said in the first game of patience. */
export const tips = {
  add: {
    says: {
      en: 'Drag the 5 onto the 3: together they make 8. Drag your 8 onto them, then press Take: 五加三等于八.',
      zh: '把 5 拖到 3 上，加起来是 8。再把手里的 8 拖上去，然后按「拿走」：五加三等于八。',
    },
    otherwise: {
      en: 'Begin with 5 and 3: your 8 takes them: 五加三等于八.',
      zh: '先用 5 和 3：你的 8 可以拿走它们：五加三等于八。',
    },
  },
  twice: {
    says: {
      en: 'One card can take more than once. Put 6 and 4 together, lay your 10 on them, drag the other 10 there too, and take: 六加四等于十.',
      zh: '一张牌可以拿好几组。把 6 和 4 放一起，放上你的 10，再把桌上的 10 也拖过去，一起拿走：六加四等于十。',
    },
    otherwise: {
      en: 'Your 10 takes two things at once: the 10, and 六加四等于十.',
      zh: '你的 10 可以一次拿两组：10，还有六加四等于十。',
    },
  },
} as const;

export const ends = {
  en: 'That is all there is to it. The game goes on until nothing more can be taken.',
  zh: '就是这样玩。一直玩到没有可以拿的牌为止。',
} as const;
