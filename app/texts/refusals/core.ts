import type { Facts } from '../../../engine';
import type { Say } from './say';

/** As many players as a game takes, where the engine tells. */
const counts = ({ allowed }: Facts, between: string) =>
  Array.isArray(allowed) ? allowed.join(between) : '';

const en = {
  gameOver: () => 'This game is over.',
  notYourTurn: () => 'It is not your turn yet.',
  noSuchSeat: () => 'Nobody sits there.',
  wrongSeats: (facts: Facts) => `This game is for ${counts(facts, ', ')} players.`,
  noSuchGame: () => 'There is no such game here.',
  noSuchLevel: () => 'There is no such level.',
  badSeed: () => 'This deal cannot be made.',
  badDate: () => 'There is no such day.',
  badDeck: () => 'Some cards of this deck are missing, or there twice.',
  badMove: () => 'This saved game has a move that the rules do not allow.',
  badBudget: () => 'This player cannot think for so long.',
  unreadable: () => 'Something in it cannot be understood.',
  otherVersion: () => 'This game was saved by another version of the rules.',
  notText: () => 'This is not a saved game.',
  tooLong: () => 'This is too long for a saved game.',
  notJson: () => 'This saved game is damaged.',
  numberOutOfRange: () => 'Only whole numbers from 0 to 99,999 can be read aloud.',
  unreadableAmount: () => 'This number cannot be read aloud.',
  emptySum: () => 'There is nothing to add up.',
  noSuchZodiacCard: () => 'The zodiac cards are numbered from 1 to 60.',
  noSuchCard: () => 'There is no such card in this pack.',
  cardNotThere: () => 'That card is not there to be used.',
  notOver: () => 'This match was not played to its end.',
  noBot: () => 'Nobody else can play this game.',
  notInHand: () => 'You do not hold this card.',
  noReferee: () => 'This game has no referee.',
  refereeCalls: () => 'The referee only calls table talk, and does not play.',
};

const zh: Readonly<Record<keyof typeof en, Say>> = {
  gameOver: () => '这一局已经结束了。',
  notYourTurn: () => '还没轮到你。',
  noSuchSeat: () => '那里没有人。',
  wrongSeats: (facts) => `这个游戏要 ${counts(facts, '、')} 个人玩。`,
  noSuchGame: () => '这里没有这个游戏。',
  noSuchLevel: () => '没有这个级别。',
  badSeed: () => '这副牌发不出来。',
  badDate: () => '没有这一天。',
  badDeck: () => '这副牌少了几张，或者有重复的。',
  badMove: () => '保存的这一局里，有一步不合规则。',
  badBudget: () => '这位玩家不能想那么久。',
  unreadable: () => '里面有看不懂的地方。',
  otherVersion: () => '这一局是用另一个版本的规则保存的。',
  notText: () => '这不是保存的游戏。',
  tooLong: () => '这太长了，不像是保存的游戏。',
  notJson: () => '保存的这一局已经损坏了。',
  numberOutOfRange: () => '只能读 0 到 99,999 的整数。',
  unreadableAmount: () => '这个数读不出来。',
  emptySum: () => '没有可以相加的数。',
  noSuchZodiacCard: () => '生肖牌的编号是 1 到 60。',
  noSuchCard: () => '这副牌里没有这张牌。',
  cardNotThere: () => '那张牌现在不能用。',
  notOver: () => '这一局没有玩完。',
  noBot: () => '这个游戏没有别人能玩。',
  notInHand: () => '你手里没有这张牌。',
  noReferee: () => '这个游戏没有裁判。',
  refereeCalls: () => '裁判只喊“不许商量”，自己不出牌。',
};

export const core = { en, zh };
