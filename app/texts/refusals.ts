import type { Facts, Refusal } from '../../engine';
import type { Language } from './language';

type Say = (facts: Facts) => string;

/** As many players as a game takes, where the engine tells. */
const counts = ({ allowed }: Facts, between: string) =>
  Array.isArray(allowed) ? allowed.join(between) : '';

const en = {
  gameOver: () => 'This game is over.',
  notYourTurn: () => 'It is not your turn yet.',
  noTokens: () => 'You have no token left, so you must take this card.',
  unknownMove: () => 'A card is taken or passed on. There is nothing else to do with it.',
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
  noSuchScore: () => 'A take is best by cards or by points.',
  noSuchPile: () => 'That build is not there any more.',
  pileTwice: () => 'A build can be used only once in a turn.',
  cardNotThere: () => 'That card is not there to be used.',
  cardTwice: () => 'Each card can be used only once.',
  loneSum: () => 'To add, you need two numbers or more.',
  wildAsNumber: () => 'A wild card is no number. It changes one.',
  numberAsWild: () => 'A number card cannot change another. Add them instead.',
  notAWild: () => 'Only a wild card changes a number.',
  notANumber: () => 'A wild card has no number of its own.',
  negative: () => 'That would go below zero, and no number here may.',
  fraction: () => 'That is not a whole number, and here every step must be one.',
  notASquare: () => 'This is not a square number, so it has no exact square root.',
  notACube: () => 'This is not a cube number, so it has no exact cube root.',
  answerOutOfRange: () => 'The answer must be a whole number from 1 to 15.',
  noGroups: () => 'Choose what you take.',
  notEqual: ({ value, number }: Facts) => `This makes ${value}, not ${number}.`,
  levelAndPack: () => 'Choose a level or a pack of your own, not both.',
  longTerm: () => 'This number sentence is too long.',
  unreadableTerm: () => 'This number sentence cannot be understood.',
};

const zh: Readonly<Record<keyof typeof en, Say>> = {
  gameOver: () => '这一局已经结束了。',
  notYourTurn: () => '还没轮到你。',
  noTokens: () => '你没有筹码了，只能要这张牌。',
  unknownMove: () => '一张牌，要么拿，要么不要，没有别的办法。',
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
  noSuchScore: () => '只能按张数或者按分数来比。',
  noSuchPile: () => '那一叠已经不在了。',
  pileTwice: () => '一叠牌一回合只能用一次。',
  cardNotThere: () => '那张牌现在不能用。',
  cardTwice: () => '每张牌只能用一次。',
  loneSum: () => '要相加，至少得有两个数。',
  wildAsNumber: () => '魔法牌不是数，它用来改变一个数。',
  numberAsWild: () => '数字牌不能改变别的牌，可以把它们加起来。',
  notAWild: () => '只有魔法牌能改变一个数。',
  notANumber: () => '魔法牌自己没有数。',
  negative: () => '这样会小于零，这里不可以。',
  fraction: () => '这样就不是整数了，这里每一步都要是整数。',
  notASquare: () => '这不是平方数，开不出整的平方根。',
  notACube: () => '这不是立方数，开不出整的立方根。',
  answerOutOfRange: () => '得数要是 1 到 15 的整数。',
  noGroups: () => '请选要拿的牌。',
  notEqual: ({ value, number }) => `这样得 ${value}，不是 ${number}。`,
  levelAndPack: () => '级别和自选牌只能选一样。',
  longTerm: () => '这个算式太长了。',
  unreadableTerm: () => '看不懂这个算式。',
};

const refusals: Readonly<Record<Language, Readonly<Record<string, Say>>>> = { en, zh };

/** Why something cannot be. What a newer engine may say and nobody has put into words yet stays in plain English. */
export function inWords({ code, reason, facts }: Refusal, language: Language): string {
  const known = refusals[language];
  return Object.hasOwn(known, code) ? (known[code]?.(facts) ?? reason) : reason;
}
