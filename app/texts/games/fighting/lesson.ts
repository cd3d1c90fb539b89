import type { InEachLanguage } from '../../../play/games/gameTable';

interface Tip {
  readonly says: InEachLanguage;
  readonly otherwise: InEachLanguage;
}

/** What is said at each choice of the first game. */
export const tips = {
  lay: {
    says: {
      en: 'Each lays a card face down. The lowest number wins and makes 王牌 (wangpai). 土龙 is number 5: put it in the middle.',
      zh: '每个人扣一张牌，号码最小的赢，还定王牌。土龙是 5 号，很小：放到中间。',
    },
    otherwise: {
      en: 'That would do, but it is your chance to call: lay 土龙.',
      zh: '也可以，不过现在正好能定王牌：扣土龙。',
    },
  },
  lead: {
    says: {
      en: 'You call! Every 土 and every 龙 is 王牌 now. Who won leads: play 土蛇, wangpai and very low, so it wins.',
      zh: '你定了王牌！所有的土和所有的龙都是王牌。赢的人先出：出土蛇，是王牌，号码又小，能赢。',
    },
    otherwise: {
      en: 'Start with what hardly anybody can beat: 土蛇.',
      zh: '先出别人很难赢的：土蛇。',
    },
  },
  beaten: {
    says: {
      en: 'Now lead 木牛, number 2. The others must follow 木 if they have it. Watch what somebody without 木 may do.',
      zh: '再出木牛，2 号。别人有木就要跟木。看看没有木的人会出什么。',
    },
    otherwise: { en: 'Try 木牛 this time.', zh: '这次试试木牛。' },
  },
  follow: {
    says: {
      en: 'Dōngméi’s 水龙 won: it is a 龙, so it is wangpai. Now she leads 火. You have 火, so you must follow, even with wangpai in hand: give your worst, 火猪.',
      zh: '冬梅的水龙赢了：它是龙，就是王牌。现在她出火。你有火，就要跟火，有王牌也不能出：出最大的火猪。',
    },
    otherwise: {
      en: 'You cannot beat 3 with 火. Keep the better one and play 火猪.',
      zh: '火赢不了 3 号。留着好的，出火猪。',
    },
  },
  free: {
    says: {
      en: '水 is led and you have none: any card may be played. 金龙 is a 龙, so it is wangpai and wins!',
      zh: '她出水，你没有水：出哪张都行。金龙是龙，也就是王牌，能赢！',
    },
    otherwise: {
      en: 'That would lose the trick. Wangpai wins it: 金龙.',
      zh: '那样就输了这一墩。用王牌能赢：金龙。',
    },
  },
  most: {
    says: {
      en: 'You have three tricks of seven. One more and you have most. Lead 木狗: only a lower 木 or wangpai beats it.',
      zh: '七墩里你赢了三墩，再赢一墩就最多。先出木狗：只有更小的木或者王牌能赢它。',
    },
    otherwise: { en: 'The lower number is better: 木狗.', zh: '号码小的好：木狗。' },
  },
} satisfies Readonly<Record<string, Tip>>;

export const ends: InEachLanguage = {
  en: 'Four tricks of seven: most, and you called, so that is 1 point. Most tricks without calling would be 2, all seven 5. First to 12!',
  zh: '七墩赢了四墩，最多。王牌是你定的，得 1 分；别人定的得 2 分，七墩全赢得 5 分。先到 12 分的赢！',
};
