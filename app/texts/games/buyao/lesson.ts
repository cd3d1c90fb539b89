import type { InEachLanguage } from '../../../play/games/gameTable';

interface Tip {
  readonly says: InEachLanguage;
  readonly otherwise: InEachLanguage;
}

/** What is said at each choice of the first game. */
export const tips = {
  dear: {
    says: {
      en: 'The lowest score wins, and 十六 is 16 points. Pay a token to pass it on: say 不要，谢谢.',
      zh: '分最少的人赢，十六就是 16 分。付一个筹码就能不要：说“不要，谢谢”。',
    },
    otherwise: {
      en: 'It would cost you 16 points, and a token is only one. Say 不要，谢谢.',
      zh: '要它得 16 分，一个筹码只值 1 分。说“不要，谢谢”。',
    },
  },
  stillDear: {
    says: {
      en: 'Everybody passed. Each token on it takes a point off: 16 − 3 = 13. Still dear, so 不要，谢谢.',
      zh: '大家都不要。上面的筹码一个抵 1 分：16 − 3 = 13。还是太贵，说“不要，谢谢”。',
    },
    otherwise: {
      en: '13 points is still a lot. Leave it to somebody else: 不要，谢谢.',
      zh: '13 分还是太多，留给别人吧：“不要，谢谢”。',
    },
  },
  cheap: {
    says: {
      en: '六 is 6 points and brings 2 tokens: 6 − 2 = 4. That is cheap. Say 我要.',
      zh: '六是 6 分，还带来 2 个筹码：6 − 2 = 4。很便宜，说“我要”。',
    },
    otherwise: {
      en: 'You could pass, but 4 points is a good price. Say 我要.',
      zh: '不要也行，可是 4 分很划算。说“我要”。',
    },
  },
  after: {
    says: {
      en: '七 comes right after your 六. In a run only the lowest card counts, so 七 is free. 我要!',
      zh: '七正好接在你的六后面。连着的牌只算最小的一张，所以七不用加分。“我要！”',
    },
    otherwise: {
      en: '6 and 7 together count 6, so 七 costs you nothing. Say 我要.',
      zh: '6 和 7 一起只算 6 分，七是白拿的。说“我要”。',
    },
  },
  before: {
    says: {
      en: '五 comes right before your run. Then it counts 5 instead of 6: you even save a point. 我要!',
      zh: '五正好接在前面。这一串从 6 分变成 5 分，还少了 1 分。“我要！”',
    },
    otherwise: {
      en: '5, 6 and 7 together count only 5. Say 我要.',
      zh: '5、6、7 一起只算 5 分。说“我要”。',
    },
  },
  rival: {
    says: {
      en: 'Look at the others too. Xiǎomíng has 16 and would get 十七 for nothing. For you it is 17 points: 不要，谢谢.',
      zh: '也看看别人的牌。小明有 16，十七对他是白拿的，对你却是 17 分：“不要，谢谢”。',
    },
    otherwise: {
      en: '17 points, only to keep it from Xiǎomíng? That is too dear. Say 不要，谢谢.',
      zh: '为了不给小明，花 17 分？太贵了。说“不要，谢谢”。',
    },
  },
  tokens: {
    says: {
      en: '18 − 1 = 17, so 不要，谢谢. But count your tokens: whoever has none left must take the card.',
      zh: '18 − 1 = 17，“不要，谢谢”。可是要数一数筹码：没有筹码的人，只能要。',
    },
    otherwise: {
      en: '17 points is dear, and you have tokens enough. Say 不要，谢谢.',
      zh: '17 分太贵，你的筹码还够。说“不要，谢谢”。',
    },
  },
  gift: {
    says: {
      en: '八 goes on after 5, 6 and 7. No points, and 2 tokens as a present. 我要!',
      zh: '八接在 5、6、7 后面，不加分，还白得 2 个筹码。“我要！”',
    },
    otherwise: {
      en: 'No points and 2 tokens: it does not get better. Say 我要.',
      zh: '不加分，还得 2 个筹码，再好不过了。说“我要”。',
    },
  },
  goRound: {
    says: {
      en: 'Now a trick. 九 is free for you, and nobody else has 8 or 10. Let it go round and collect tokens: 不要，谢谢.',
      zh: '现在教你一招。九对你不加分，别人又没有 8 或 10。让它转一圈，多攒几个筹码：“不要，谢谢”。',
    },
    otherwise: {
      en: 'You could take it now. But the others do not want it, so it comes back with tokens. Say 不要，谢谢.',
      zh: '现在要也行。可是别人都不想要，它回来时会有更多筹码。说“不要，谢谢”。',
    },
  },
  last: {
    says: {
      en: 'Here it is again, with 3 tokens. It is the last card. 我要!',
      zh: '它回来了，带着 3 个筹码。这是最后一张牌，“我要！”',
    },
    otherwise: {
      en: 'Do not try your luck too often. Say 我要.',
      zh: '运气不会总有的。说“我要”。',
    },
  },
} satisfies Readonly<Record<string, Tip>>;

export const ends: InEachLanguage = {
  en: 'You won! Your run from 5 to 9 counts 5, and your 12 tokens take 12 off: 5 − 12 = −7.',
  zh: '你赢了！5 到 9 这一串只算 5 分，12 个筹码减 12 分：5 − 12 = −7。',
};
