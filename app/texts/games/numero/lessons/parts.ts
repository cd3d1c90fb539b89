export const title = { en: 'Parts of a number', zh: '分数牌' } as const;

/** What is said in the guided game of level 4. */
export const tips = {
  half: {
    says: {
      en: '½ makes a half of a number. Drag it onto the 12, lay your 6 on it and press Take: 十二的二分之一等于六.',
      zh: '½ 就是一半。把它拖到 12 上，放上你的 6，按「拿走」：十二的二分之一等于六。',
    },
    otherwise: {
      en: 'Half of 12 is 6: 十二的二分之一等于六.',
      zh: '12 的一半是 6：十二的二分之一等于六。',
    },
  },
  ofSum: {
    says: {
      en: 'A part can be of a sum. Drag the 7 onto the 5, then ¼ onto both, and take with 3: 五加七，它的四分之一，等于三.',
      zh: '也可以取一个和的一部分。把 7 拖到 5 上，再放 ¼，用 3 拿走：五加七，它的四分之一，等于三。',
    },
    otherwise: {
      en: 'First 5 + 7 = 12, then a quarter of it: 五加七，它的四分之一，等于三.',
      zh: '先算 5 + 7 = 12，再取四分之一：五加七，它的四分之一，等于三。',
    },
  },
  percent: {
    says: {
      en: '25 % is a quarter, too: 25 of 100 parts. Drag it onto the 8 and take with 2: 八的百分之二十五等于二.',
      zh: '25% 也是四分之一：100 份里的 25 份。把它拖到 8 上，用 2 拿走：八的百分之二十五等于二。',
    },
    otherwise: {
      en: 'Take a quarter of 8 with your 2: 八的百分之二十五等于二.',
      zh: '8 的四分之一，用 2 拿走：八的百分之二十五等于二。',
    },
  },
} as const;

export const ends = {
  en: '½, 0.5 and 50 % are three ways to write one half. Look for them on the cards.',
  zh: '½、0.5 和 50% 都是一半。在牌上找找看吧。',
} as const;
