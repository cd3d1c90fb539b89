import type { Facts } from '../../../engine';
import type { Say } from './say';

/** Cards are named as they are typed: 20-7. */
const sum = ({ card }: Facts) => String(card).replace(/([+-])/, (sign) => ` ${SIGNS[sign]} `);

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '−' };

const en = {
  wrongAnswer: (facts: Facts) =>
    `Look again: ${sum(facts)} = ${facts.answer}, not ${facts.printed}.`,
  covered: () => 'A chip lies there already.',
  freeCorner: () => 'A corner is free for everyone. Nothing is put there and nothing is removed.',
  noSuchCell: () => 'There is no such space on the board.',
  minusRemoves: () => 'A Minus removes a chip of another side. It places none.',
  onlyMinus: () => 'Only a Minus removes a chip.',
  nothingThere: () => 'No chip lies there.',
  ownChip: () => 'That chip is of your own side.',
  turnedChip: () => 'That chip is part of a sequence. It stays for good.',
  noSequence: () =>
    'Those five are no new sequence: five of your side in a line, with this chip, and no more than one of them used before.',
  notDead: () => 'This card can be played, so it cannot be turned in.',
  turnedInOnce: () => 'Only one dead card can be turned in each turn.',
  canPlay: () => 'You hold a card that can be played.',
  turnInFirst: () => 'Turn in a dead card first. The new one may be of use.',
  drawsItself: () => 'Here cards are drawn by themselves.',
  nothingToDraw: () => 'You have no card to draw now.',
  giveFirst: () => 'Table talk was called on your team. Give up a card first.',
  nothingToGive: () => 'You have no card to give up now.',
  refereeOnly: () => 'Only the referee calls table talk.',
  noSuchTeam: () => 'There is no such team.',
  stillGiving: () => 'Cards for the last call are still to be given up.',
  noCardsLeft: () => 'That team has no card left to give up.',
};

const zh: Readonly<Record<keyof typeof en, Say>> = {
  wrongAnswer: (facts) => `再看看：${sum(facts)} = ${facts.answer}，不是 ${facts.printed}。`,
  covered: () => '那里已经有棋子了。',
  freeCorner: () => '角上的空格是大家的，不能放棋子，也不能拿走。',
  noSuchCell: () => '棋盘上没有这一格。',
  minusRemoves: () => '减号牌用来拿走对方的棋子，不能放棋子。',
  onlyMinus: () => '只有减号牌能拿走棋子。',
  nothingThere: () => '那里没有棋子。',
  ownChip: () => '那是你们自己的棋子。',
  turnedChip: () => '那颗棋子已经连成一线，不能再拿走了。',
  noSequence: () =>
    '这五格不算新的一线：要自己一方的五颗棋子连成一线，包括这一颗，而且最多只有一颗用过。',
  notDead: () => '这张牌还能出，不能换。',
  turnedInOnce: () => '一个回合只能换一张死牌。',
  canPlay: () => '你手里有能出的牌。',
  turnInFirst: () => '请先换一张死牌，新牌也许用得上。',
  drawsItself: () => '这里会自动摸牌。',
  nothingToDraw: () => '你现在没有牌可以摸。',
  giveFirst: () => '裁判喊了“不许商量”，请先交出一张牌。',
  nothingToGive: () => '你现在不用交牌。',
  refereeOnly: () => '只有裁判能喊“不许商量”。',
  noSuchTeam: () => '没有这一队。',
  stillGiving: () => '上一次的牌还没有交完。',
  noCardsLeft: () => '那一队已经没有牌可以交了。',
};

export const sequence = { en, zh };
