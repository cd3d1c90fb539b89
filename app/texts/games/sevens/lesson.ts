import type { InEachLanguage } from '../../../play/games/gameTable';

interface Tip {
  readonly says: InEachLanguage;
  readonly otherwise: InEachLanguage;
}

/** What is said at each choice of the first game. */
export const tips = {
  down: {
    says: {
      en: '7♣ lies on the table. A chain grows both ways, and you have 梅花六 (6♣): lay it below.',
      zh: '桌上有梅花七。牌往两头接，你有梅花六，把它接在下面。',
    },
    otherwise: {
      en: 'That may wait. Lay 梅花六 (6♣) next to the seven.',
      zh: '那张先等等。把梅花六接在七的旁边。',
    },
  },
  seven: {
    says: {
      en: 'A seven begins a new suit. 红桃七 (7♥) is your only card that fits, and who can lay must.',
      zh: '七可以开始一个新花色。你只有红桃七能出，能出就要出。',
    },
    otherwise: {
      en: 'That does not fit yet. Lay 红桃七 (7♥).',
      zh: '那张现在接不上。出红桃七。',
    },
  },
  present: {
    says: {
      en: 'Xiǎomíng cannot lay and knocks. Put a card face down for him to guess. 黑桃一 (1♠) would cost you 15 points: try to lose it.',
      zh: '小明出不了，敲桌子了。扣一张牌让他猜。黑桃一留到最后要算 15 分，用它吧。',
    },
    otherwise: {
      en: 'A better one to lose is 黑桃一 (1♠): it costs 15 points. Put it on the table.',
      zh: '最好送出黑桃一，它要算 15 分。把它扣到桌上。',
    },
  },
  knock: {
    says: {
      en: 'Xiǎomíng guessed wrong and had to take your 1♠. Now none of your cards fits: say 敲桌子.',
      zh: '小明猜错了，黑桃一归他。现在你的牌都接不上，说“敲桌子”。',
    },
    otherwise: {
      en: 'Nothing fits. Press 敲桌子.',
      zh: '都接不上，按“敲桌子”。',
    },
  },
  known: {
    says: {
      en: 'First guess Xiǎomíng’s card. He has just got 黑桃一 (1♠) and wants to lose it. Put 1♠ on his card.',
      zh: '先猜小明的牌。他刚拿到黑桃一，一定想送走。把黑桃一放到他的牌上。',
    },
    otherwise: {
      en: 'All have seen it: he has 黑桃一 (1♠). Guess that.',
      zh: '大家都看见了，他有黑桃一，就猜它。',
    },
  },
  likely: {
    says: {
      en: 'Right, he keeps it! Now Dōngméi. Before, she put down 黑桃十 (10♠) and kept it. Guess that again.',
      zh: '猜对了，他自己留着！再猜冬梅。她上次扣的黑桃十还在手里，再猜一次黑桃十。',
    },
    otherwise: {
      en: 'It may be that. But we know that she has 黑桃十 (10♠): guess that.',
      zh: '也可能。不过我们知道她有黑桃十，就猜它。',
    },
  },
} satisfies Readonly<Record<string, Tip>>;

export const ends: InEachLanguage = {
  en: 'It was 9♠! A wrong guess, so it is yours now. Nobody guesses right always, and later you can lay it. That was everything: now play for real.',
  zh: '原来是黑桃九！猜错了，这张牌归你，以后可以出。谁也不会每次都猜对。都学会了，来真正玩一局吧。',
};
