/** What is said in the first game of Sequence Numbers. */
export const tips = {
  first: {
    says: {
      en: 'Reckon a card: 1 + 0 = 1. Drag it onto the 1 at the top, beside the corner: 一加零等于一.',
      zh: '算一算：1 + 0 = 1。把它拖到最上面、角旁边的 1 上：一加零等于一。',
    },
    otherwise: {
      en: 'Put 1 + 0 on the 1 at the top: 一加零等于一.',
      zh: '把 1 + 0 放在最上面的 1 上：一加零等于一。',
    },
  },
  second: {
    says: {
      en: 'The corner is yours, too. Go on beside it: 17 − 9 = 8. Put it on the 8 at the top: 十七减九等于八.',
      zh: '角也算你的。接着放：17 − 9 = 8。放在最上面的 8 上：十七减九等于八。',
    },
    otherwise: {
      en: 'Put 17 − 9 on the 8 at the top: 十七减九等于八.',
      zh: '把 17 − 9 放在最上面的 8 上：十七减九等于八。',
    },
  },
  minus: {
    says: {
      en: 'A chip stands in your way, on 15. Drag your Minus, 减, onto it: it takes the chip away.',
      zh: '15 上有一颗棋子挡着你。把减号牌拖上去，拿走它。',
    },
    otherwise: { en: 'Use your Minus, 减, on the chip on 15.', zh: '用减号牌拿走 15 上的棋子。' },
  },
  plus: {
    says: {
      en: 'Your Plus, 加, goes on any free space. Put it on 22, at the top.',
      zh: '加号牌哪里都能放。放在最上面的 22 上。',
    },
    otherwise: {
      en: 'Put your Plus, 加, on the 22 at the top.',
      zh: '把加号牌放在最上面的 22 上。',
    },
  },
  last: {
    says: {
      en: 'Now close your line: 23 − 8 = 15. A corner and four chips are five: 二十三减八等于十五.',
      zh: '现在 23 − 8 = 15，放上去：一个角和四颗棋子，连成一线！二十三减八等于十五。',
    },
    otherwise: {
      en: 'Put 23 − 8 on the 15 at the top: 二十三减八等于十五.',
      zh: '把 23 − 8 放在最上面的 15 上：二十三减八等于十五。',
    },
  },
} as const;

export const ends = {
  en: 'Five in a line: you have won! A corner counts for everyone.',
  zh: '五个连成一线，你赢了！角是大家都能用的。',
} as const;
