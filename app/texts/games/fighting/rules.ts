import type { Language } from '../../language';

const en = {
  cards: {
    title: 'The cards',
    says: [
      'There are 60, one for each year of the old Chinese calendar: five elements and twelve animals, and every pair of them once.',
      'Each has a number from 1 to 60. The lower, the better: 1 is the best of all.',
    ],
    elements: 'The elements: 木 wood, 火 fire, 土 earth, 金 metal, 水 water.',
  },
  goal: {
    title: 'The goal',
    says: [
      'Win tricks: of the cards played to a trick, one wins them all. Each round has seven tricks. The first side with 12 points wins the match.',
      'Two, three or five play alone. Four and six play in pairs that sit opposite; partners collect their tricks together and have the same shape and colour.',
    ],
  },
  wangpai: {
    title: 'The first trick: 王牌',
    says: [
      'Everybody gets seven cards; the rest is not used. Each lays one card face down, and all are turned at once.',
      'The lowest number wins this trick, and its owner is the caller. Its card goes on the stock. For this round every card with its element or its animal is 王牌, wangpai.',
    ],
    example: '土龙 is called: all 土 and all 龙 are wangpai.',
  },
  follow: {
    title: 'Six more tricks',
    says: [
      'Whoever won the last trick leads any card. Then the others play, one after the other to the left.',
      'If you have the element that was led, you must play it. If not, play any card; nobody ever has to play wangpai.',
      'A card follows by the element that is printed on it, even if its animal makes it wangpai.',
    ],
    how: 'Drag a card to the middle, or tap it and then tap the middle.',
  },
  winning: {
    title: 'Who wins a trick',
    says: [
      'The lowest wangpai. If there is none, the lowest number of the element that was led. Other cards cannot win.',
    ],
    plain: 'No wangpai: 木猪 (12) is the lowest 木 and wins. 金马 is lower, but not 木.',
    trumped: 'With 土 and 龙 as wangpai, 水龙 wins: it is the only wangpai here.',
  },
  points: {
    title: 'Points of a round',
    says: ['One side at most gets points:'],
    rows: [
      'All seven tricks, which only the caller’s side can win: 5 points.',
      'Most tricks by the caller’s side: 1 point.',
      'Most tricks by another side: 2 points.',
      'All six tricks after the first by another side: 3 points.',
    ],
  },
  deal: {
    title: 'Who deals',
    says: [
      'Cards are dealt face up until somebody gets a rat, 鼠: that one deals the first round. Then the deal moves to the left.',
    ],
  },
  house: {
    title: 'House rules',
    says: [
      'These are ours, where the rules leave it open:',
      'If two sides tie for most tricks, nobody gets points.',
      'A match can be played to 6 or to 3 points instead of 12, and the first dealer can be chosen.',
    ],
  },
};

const zh: typeof en = {
  cards: {
    title: '牌',
    says: [
      '一共 60 张，像六十甲子：五行配十二生肖，每一对只有一张。',
      '每张牌有一个号码，从 1 到 60。号码越小越大：1 号最大。',
    ],
    elements: '五行：木、火、土、金、水。',
  },
  goal: {
    title: '目标',
    says: [
      '赢墩：大家各出一张牌叫一墩，其中一张赢。每局七墩。先到 12 分的一方赢。',
      '两人、三人、五人各打各的。四人、六人两人一边，坐在对面；同一边的墩数合在一起，形状和颜色也一样。',
    ],
  },
  wangpai: {
    title: '第一墩：定王牌',
    says: [
      '每人七张牌，其余的不用。每个人扣一张，然后一起翻开。',
      '号码最小的赢这一墩，由他定王牌。这张牌放到牌堆上。这一局里，和它五行一样或者生肖一样的牌都是王牌。',
    ],
    example: '定了土龙：所有的土和所有的龙都是王牌。',
  },
  follow: {
    title: '再打六墩',
    says: [
      '赢了上一墩的人先出，随便出哪张。然后大家轮流出牌。',
      '有先出的那种五行，就一定要跟；没有，出哪张都行。王牌不一定要出。',
      '跟牌看牌上的五行，生肖让它成了王牌也一样。',
    ],
    how: '把牌拖到中间，或者先点牌，再点中间。',
  },
  winning: {
    title: '谁赢一墩',
    says: ['最小号码的王牌赢。没有王牌，就是先出的五行里号码最小的赢。别的牌不能赢。'],
    plain: '没有王牌：木猪（12）是最小的木，赢。金马号码更小，但不是木。',
    trumped: '土和龙是王牌时，水龙赢：这里只有它是王牌。',
  },
  points: {
    title: '一局的得分',
    says: ['最多只有一方得分：'],
    rows: [
      '七墩全赢（只有定王牌的一方能做到）：5 分。',
      '定王牌的一方墩数最多：1 分。',
      '别的一方墩数最多：2 分。',
      '别的一方赢了后面全部六墩：3 分。',
    ],
  },
  deal: {
    title: '谁发牌',
    says: ['先把牌一张一张翻开发，谁先拿到鼠，谁发第一局。以后轮流往左。'],
  },
  house: {
    title: '我们的规定',
    says: [
      '规则没有说清楚的地方，我们这样定：',
      '墩数最多的不止一方，谁都不得分。',
      '可以打到 6 分或 3 分，不一定 12 分；第一个发牌的人也可以自己选。',
    ],
  },
};

export const rules: Readonly<Record<Language, typeof en>> = { en, zh };
