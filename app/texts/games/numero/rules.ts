import type { Language } from '../../language';

const en = {
  goal: {
    title: 'The goal',
    says: [
      'Number cards lie open in the centre. With a number card of your hand you take what is equal to it: a card, or several that make a number sentence.',
      'Whoever wins the most cards, or the most points, wins.',
    ],
  },
  aloneGoal: {
    title: 'The goal',
    says: [
      'Five cards lie in the centre, five are in your hand. Take what is equal to a number card of your hand; then both are filled up from the pack.',
      'The game is over when nothing can be taken any more. How many cards, or points, can you get?',
    ],
  },
  take: {
    title: 'A take',
    says: [
      'Put cards of the centre together: they are added. When they make a number of your hand, lay that card on them and take them all.',
      'One card can take several groups at once, if each of them is equal to it.',
    ],
  },
  wilds: {
    title: 'Wild cards',
    says: [
      'A wild card changes one value: a card, a sum that has been made, or a whole build. Yours and those of the centre can be used, as many as you like.',
      'On the way a value may be a fraction or large, but never below zero. Below level 4 every step is whole. A root needs an exact square or cube.',
    ],
  },
  build: {
    title: 'A build',
    says: [
      'Instead of taking, you may lay a number card on cards of the centre and leave the sum there as one heap, from 1 to 15.',
      'You must hold the answer in another card, and keep it while your build stands. Anybody may take it or build on it, and it never comes apart again.',
    ],
  },
  discard: {
    title: 'A discard',
    says: [
      'Or you lay a number card in the centre. Every turn plays exactly one number card; wild cards may be discarded before it.',
      'A hand of nothing but wild cards is discarded whole. After a turn the hand is filled up to five.',
    ],
  },
  end: {
    title: 'The end',
    says: [
      'When the pack is empty, play goes on until one player alone has cards, who may take once more. What lies in the centre goes to whoever took last; cards left in a hand are taken off.',
    ],
  },
  points: {
    title: 'For points',
    says: [
      'Each group 1, each card 1, and what is printed: 1s and 15s two; − × ÷ one; simple parts two; harder parts, powers and roots three.',
      'A group of five cards 2, of six or more 5. Three of + − × ÷ in a group 5, all four 10. In a group of five or more: all four colours 5, a single colour 5. Clearing the centre 5.',
    ],
    last: 'At the end whoever has the most cards gets 10.',
    alone:
      'At the end: the whole pack dealt 10, nothing left in hand and centre 25; what is printed on cards left in the hand is taken off.',
  },
  bluff: {
    title: 'Bluffing',
    says: [
      'With this option a build need not be backed. On your first turn after it, before anything else, you may challenge a build: if the answer is shown you lose 10, if not the builder loses 20 and the build is undone.',
    ],
  },
  house: {
    title: 'House rules',
    says: [
      'Which wild cards there are, what is printed on the cards, how many cards lie in the centre at first, and that a cleared centre counts 5, are house rules.',
    ],
  },
};

const zh: typeof en = {
  goal: {
    title: '目标',
    says: [
      '桌上有翻开的数字牌。用手里的一张数字牌，可以拿走和它相等的牌：一张，或者几张组成的算式。',
      '最后牌最多，或者分数最多的人赢。',
    ],
  },
  aloneGoal: {
    title: '目标',
    says: [
      '桌上五张牌，手里五张牌。拿走和手里一张数字牌相等的牌，然后桌上和手里都补到五张。',
      '没有牌可以拿的时候，游戏结束。你能拿多少张牌，得多少分？',
    ],
  },
  take: {
    title: '拿牌',
    says: [
      '把桌上的牌放在一起，就是相加。如果等于手里的一张牌，就把那张牌放上去，一起拿走。',
      '一张牌可以一次拿好几组，只要每组都和它相等。',
    ],
  },
  wilds: {
    title: '变化牌',
    says: [
      '变化牌改变一个数：一张牌、一个已经加好的和，或者一整叠。手里的和桌上的都可以用，用几张都行。',
      '中间可以是分数，也可以很大，但不能小于零。四级以下每一步都是整数。开方要正好开得尽。',
    ],
  },
  build: {
    title: '搭牌',
    says: [
      '也可以不拿牌，把一张数字牌放在桌上的牌上，搭成一叠，和是 1 到 15。',
      '答案必须在你手里另一张牌上，而且要一直留着。谁都可以拿走它，或者继续往上搭，但不能再拆开。',
    ],
  },
  discard: {
    title: '打牌',
    says: [
      '或者打出一张数字牌到桌上。每次正好用一张数字牌，之前可以先打出变化牌。',
      '手里全是变化牌，就一起打出。每次之后手里补到五张。',
    ],
  },
  end: {
    title: '结束',
    says: [
      '牌堆没有牌以后继续玩，直到只有一个人还有牌，他可以再拿一次。桌上剩下的牌归最后拿牌的人，手里剩下的牌要扣掉。',
    ],
  },
  points: {
    title: '算分数',
    says: [
      '每组 1 分，每张牌 1 分，再加牌面分：1 和 15 两分；减乘除一分；简单分数两分；较难分数、乘方和开方三分。',
      '一组五张 2 分，六张以上 5 分。一组用了三种运算 5 分，四种都用 10 分。五张以上的一组：四种颜色都有 5 分，只有一种颜色 5 分。桌面清空 5 分。',
    ],
    last: '最后牌最多的人得 10 分。',
    alone: '最后：整副牌发完 10 分，手里和桌上都没有牌 25 分；手里剩下的牌要扣牌面分。',
  },
  bluff: {
    title: '虚张声势',
    says: [
      '选了这一项，搭牌的人可以没有答案。轮到你的第一次，在做别的事之前，可以质疑：亮出答案你扣 10 分；没有答案，搭牌的人扣 20 分，这一叠拆开。',
    ],
  },
  house: {
    title: '自定规则',
    says: ['有哪些变化牌、牌面分、开始时桌上几张牌、清空桌面得 5 分，都是自定的规则。'],
  },
};

export const rules: Readonly<Record<Language, typeof en>> = { en, zh };
