import type { Language } from '../../language';
import { words } from './words';

const en = {
  goal: {
    title: 'The goal',
    says: [
      'Get rid of your cards. Whoever has none left ends the round, and the others score what they still hold.',
      'After all rounds, whoever has the fewest points wins.',
    ],
  },
  begin: {
    title: 'The beginning',
    says: [
      'All cards from 1 to 10 in four suits are dealt. Whoever has 梅花七 (7♣) lays it, and play goes on to the left.',
      'With three players one seven lies on the table already, and the player left of the dealer begins.',
    ],
  },
  lay: {
    title: 'Your turn: lay a card',
    says: [
      'Every chain begins with its seven and grows both ways: down to 1 and up to 10.',
      'Lay the next card at an end of a chain, or the seven of a new suit. If you can lay a card, you must.',
      'Drag it to its chain, or tap it and then the chain. Cards that fit have a green rim.',
    ],
    waits: 'Here these cards fit:',
  },
  knock: {
    title: 'Cannot lay? Knock',
    says: [
      'Say 敲桌子. Every other player puts one card face down, each without seeing the others’.',
      'Then you guess these cards one after another, beginning at your left: the number and the suit.',
    ],
    right: 'Guessed right: whoever put it down takes it back.',
    wrong: 'Guessed wrong: you must take it.',
    then: 'That was your turn: what you have just taken can be laid next time. All have seen the guessed cards, and the table remembers whose they are.',
    guessed: (what: string) => `You guess ${what}.`,
  },
  end: {
    title: 'The end of a round',
    says: [
      'When a hand is empty, the round is over; in a knock all guesses are made first. Whoever has no cards scores 0.',
    ],
    worth: (points: number) => words.en.points(points),
    aces: 'The ones',
    low: '2 to 8',
    high: 'Nines and tens',
    match:
      'Then the next player deals. Usually everyone deals once. The lowest total wins; who has the same shares.',
  },
  options: {
    title: 'Ways to play',
    says: [
      'There are 3 to 5 players. With three you choose which seven lies on the table first.',
      'You choose how many rounds there are.',
    ],
  },
  younger: {
    title: 'The younger game',
    says: [
      'The cards go from 1 to 6, every chain begins with its three, and a card counts its number.',
      'A guess names the number alone.',
    ],
  },
  house: {
    title: 'House rules',
    says: [
      'Guessing the number alone in the usual game is a house rule. So is that in the younger game nothing is put away for three players: whoever has 梅花三 (3♣) begins, and with five players one has a card less.',
    ],
  },
};

const zh: typeof en = {
  goal: {
    title: '目标',
    says: [
      '把手里的牌出完。有人出完了，这一轮就结束，别人手里剩的牌要算分。',
      '几轮下来，分数最少的人赢。',
    ],
  },
  begin: {
    title: '开始',
    says: [
      '四种花色，一到十，全部发完。有梅花七（7♣）的人先出它，然后往左轮。',
      '三个人玩，桌上先放一张七，发牌人左边的人先出。',
    ],
  },
  lay: {
    title: '轮到你：出牌',
    says: [
      '每一列都从七开始，往两头接：往下接到一，往上接到十。',
      '在一列的两头接一张，或者出一张新花色的七。能出就一定要出。',
      '把牌拖到那一列，或者先点牌，再点那一列。接得上的牌有绿边。',
    ],
    waits: '现在这些牌接得上：',
  },
  knock: {
    title: '出不了，就敲桌子',
    says: [
      '说“敲桌子”。别人每人扣一张牌，互相不看。',
      '然后你从左边开始，一张一张地猜：数字和花色都要猜。',
    ],
    right: '猜对了：扣牌的人自己拿回去。',
    wrong: '猜错了：归你。',
    then: '这样就算出过了，刚拿到的牌下次才能出。猜过的牌大家都看见了，在谁手里，桌上都记着。',
    guessed: (what) => `你猜${what}。`,
  },
  end: {
    title: '一轮结束',
    says: ['有人手里没有牌了，这一轮就结束；敲桌子的时候，要等全部猜完。出完的人 0 分。'],
    worth: (points) => words.zh.points(points),
    aces: '一',
    low: '二到八',
    high: '九和十',
    match: '接着由左边的人发牌。平常每人发一次。总分最少的人赢，一样少就并列。',
  },
  options: {
    title: '别的玩法',
    says: ['3 到 5 个人玩。三个人玩，可以选桌上先放哪张七。', '玩几轮，可以自己定。'],
  },
  younger: {
    title: '小朋友的玩法',
    says: ['只用一到六，每一列从三开始，牌上是几就算几分。', '只猜数字，不猜花色。'],
  },
  house: {
    title: '自定规则',
    says: [
      '平常的玩法里只猜数字，是自定的规则。小朋友的玩法里，三个人玩也不先放牌，有梅花三（3♣）的人先出；五个人玩，有一个人少一张牌，也是自定的规则。',
    ],
  },
};

/** How the game is played, for a child. */
export const rules: Readonly<Record<Language, typeof en>> = { en, zh };
