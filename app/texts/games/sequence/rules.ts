import type { Language } from '../../language';

const en = {
  goal: {
    title: 'The goal',
    says: [
      'Get five chips of your side in a line: along a row, down a column, or aslant. That is a sequence.',
      'With two or three players one sequence wins. With four or six you play in teams, and two sequences win.',
    ],
  },
  turn: {
    title: 'Your turn',
    says: [
      'Reckon a card of your hand and lay it face up on your pile. Put a chip on a free space that shows the answer: every number is there twice.',
      'Then you draw a new card. Whoever sits left of the dealer begins.',
    ],
  },
  plus: {
    title: 'Plus',
    says: ['With a Plus you put your chip on any free space, but not on a corner.'],
  },
  minus: {
    title: 'Minus',
    says: [
      'With a Minus you take away one chip of another side, and put none yourself. Chips of a sequence stay.',
    ],
  },
  corners: {
    title: 'Corners',
    says: [
      'The four corners belong to everyone: with a corner, four chips in a line are enough. Several sides may use the same corner.',
    ],
  },
  closed: {
    title: 'A sequence',
    says: [
      'Its chips are turned over and can never be taken away. A second sequence of your side may share one space with the first, no more.',
      'If there are six or more in a line, you choose five of them. One chip may close two lines.',
    ],
  },
  dead: {
    title: 'Dead cards',
    says: [
      'A card is dead when both its spaces are covered; a Minus, when there is nothing to take; a Plus, when no space is free. Once in a turn, before you play, you may turn in a dead card for a new one.',
      'If no card can be played even then, you pass.',
    ],
  },
  end: {
    title: 'The end',
    says: [
      'When the deck is empty, all the piles are shuffled into a new one. If the board is full or nobody can move, it is a draw.',
    ],
  },
  options: {
    title: 'For groups',
    says: [
      'Drawing yourself: you must remember to draw after playing. If the next player plays and draws before you, you have lost that card for the rest of the game.',
      'With a referee: partners must not talk about the game. The referee calls table talk on a team; each of them gives up a card and gets none for it.',
    ],
  },
  house: {
    title: 'House rules',
    says: [
      'Which number stands where on the board, the deck of 64 cards with one addition and one subtraction for each number, and the small board of 6 × 6 with the numbers 1–16 are house rules.',
    ],
  },
};

const zh: typeof en = {
  goal: {
    title: '目标',
    says: [
      '让自己一方的五颗棋子连成一线：横的、竖的、斜的都可以。',
      '两个人或三个人玩，连成一条线就赢。四个人或六个人分队玩，连成两条线才赢。',
    ],
  },
  turn: {
    title: '轮到你',
    says: [
      '算一算手里的一张牌，翻开放在自己的牌堆上，再把棋子放在有得数的空格上。每个数在棋盘上有两个。',
      '然后摸一张新牌。坐在发牌人左边的人先来。',
    ],
  },
  plus: {
    title: '加号牌',
    says: ['用加号牌，可以在任何空格放一颗棋子，但不能放在角上。'],
  },
  minus: {
    title: '减号牌',
    says: ['用减号牌，可以拿走对方的一颗棋子，自己不放棋子。已经连成线的棋子拿不走。'],
  },
  corners: {
    title: '角',
    says: ['四个角是大家的：用上一个角，四颗棋子就够了。几方可以用同一个角。'],
  },
  closed: {
    title: '连成一线',
    says: [
      '连成线的棋子翻过来，再也拿不走。自己一方的第二条线，最多和第一条线共用一格。',
      '如果连了六颗以上，自己选其中五颗。一颗棋子可以同时连成两条线。',
    ],
  },
  dead: {
    title: '死牌',
    says: [
      '一张牌的两格都有棋子了，就是死牌；没有棋子可拿的减号牌、没有空格可放的加号牌也是。每个回合出牌以前，可以换一张死牌。',
      '换了以后还是不能出牌，就过。',
    ],
  },
  end: {
    title: '结束',
    says: ['牌摸完了，把所有打出的牌洗成新的牌堆。棋盘放满了，或者谁都不能出牌，就是平局。'],
  },
  options: {
    title: '很多人一起玩',
    says: [
      '自己摸牌：出牌以后要记得摸牌。如果下一个人先出了牌又先摸了牌，这张牌你就没有了，一直到这一局结束。',
      '有裁判：同队的人不能商量。裁判可以对一队喊“不许商量”，那一队每人交出一张牌，不再补。',
    ],
  },
  house: {
    title: '自定规则',
    says: [
      '棋盘上数字的位置、六十四张牌（每个数一道加法、一道减法），还有六乘六、数字 1–16 的小棋盘，都是自定的规则。',
    ],
  },
};

export const rules: Readonly<Record<Language, typeof en>> = { en, zh };
