import type { SequenceWords } from '../../../../components/games/sequence/words';
import type { Reading } from '../../../../engine/chinese/reading';
import type { Language } from '../../language';
import { words } from './words';

/** To be heard: how it is written in signs, in Hanzi, and how it sounds. */
const named = ({ digits, hanzi, pinyin }: Reading) => [digits, hanzi.simplified, pinyin].join(', ');

const en: SequenceWords = {
  card: named,
  does: {
    plus: 'Plus: put a chip on any free space.',
    minus: 'Minus: take away a chip of another side, but none of a sequence.',
  },
  short: { plus: 'any space', minus: 'take away' },
  space: ({ number, row, column, side, turned, last }) =>
    [
      `${number.digits}, ${number.hanzi.simplified}`,
      words.en.at(row, column),
      ...(side === null ? [] : [`chip of ${side}`]),
      ...(turned ? ['in a sequence'] : []),
      ...(last ? ['the last move'] : []),
    ].join(', '),
  corner: 'Corner, free for everyone',
  board: 'The board',
  hand: 'Your cards',
  deck: (cards) => `Cards to draw: ${cards}`,
  pile: (name, cards, top) =>
    `Pile of ${name}: ${words.en.cards(cards)}${top === null ? '' : `, on top ${top}`}`,
  seat: (name, side, cards, active) =>
    `${name}${active ? ', whose turn it is' : ''}: ${words.en.cards(cards)} in hand${side === name ? '' : `, side of ${side}`}`,
  holds: (cards) => `${cards} in hand`,
  side: words.en.side,
  line: (side) => `Sequence of ${side}`,
  thinking: 'thinking…',
  put: (card, space, row, column) =>
    `Put ${card.digits} on ${space.digits}, ${words.en.at(row, column)}`,
  remove: (space, row, column) => `Take the chip from ${space.digits}, ${words.en.at(row, column)}`,
  turnIn: ({ digits }) => `Turn in ${digits}`,
  giveUp: ({ digits }) => `Give up ${digits}`,
  pass: 'Pass',
  draw: (name) => `${name} draws a card`,
  drawHelp: 'Draw your card! If the next player plays and draws first, it is lost.',
  handOn: 'Hand the device on',
  say: 'Say it',
  begin: 'Reckon a card of yours, and put it on the answer.',
  noHelp: 'Think for yourself: where does it go?',
  dead: 'A card of yours is dead: you may turn it in.',
  canOnlyPass: 'None of your cards can be played.',
  giveNow: 'Table talk! Lay a card of yours on your pile.',
  chooseFive: 'More than five in a line: which five?',
  five: (at) => `Five ${at}`,
  fiveAlong: (at, from, to) =>
    `Five ${at}: from ${words.en.at(from[0] + 1, from[1] + 1)} to ${words.en.at(to[0] + 1, to[1] + 1)}`,
  back: 'Back',
  tableTalk: 'Table talk…',
  callOn: (side) => `Called on ${side}`,
  nobody: 'On nobody',
};

const zh: SequenceWords = {
  card: named,
  does: {
    plus: '加号牌：可以在任何空格放一颗棋子。',
    minus: '减号牌：拿走对方一颗棋子，但已经连成线的不行。',
  },
  short: { plus: '任意空格', minus: '拿走对方' },
  space: ({ number, row, column, side, turned, last }) =>
    words.zh.set(
      [
        `${number.digits}，${number.hanzi.simplified}`,
        words.zh.at(row, column),
        ...(side === null ? [] : [`${side}的棋子`]),
        ...(turned ? ['已经连成线'] : []),
        ...(last ? ['上一步'] : []),
      ].join('，'),
    ),
  corner: '角，大家都能用',
  board: '棋盘',
  hand: '你的牌',
  deck: (cards) => `还能摸 ${cards} 张牌`,
  pile: (name, cards, top) =>
    words.zh.set(
      `${name}打出的牌：${words.zh.cards(cards)}${top === null ? '' : `，最上面是${top}`}`,
    ),
  seat: (name, side, cards, active) =>
    words.zh.set(
      `${name}${active ? '，轮到这里' : ''}：手里${words.zh.cards(cards)}${side === name ? '' : `，${side}一队`}`,
    ),
  holds: (cards) => `手里 ${cards} 张`,
  side: words.zh.side,
  line: (side) => words.zh.set(`${side}连成的线`),
  thinking: '在想……',
  put: (card, space, row, column) =>
    `把 ${card.digits} 放在 ${space.digits}，${words.zh.at(row, column)}`,
  remove: (space, row, column) => `拿走 ${space.digits} 上的棋子，${words.zh.at(row, column)}`,
  turnIn: ({ digits }) => `换掉 ${digits}`,
  giveUp: ({ digits }) => `交出 ${digits}`,
  pass: '过',
  draw: (name) => words.zh.set(`${name}摸一张牌`),
  drawHelp: '快摸牌！如果下一个人先出牌又先摸牌，你就少一张牌了。',
  handOn: '把设备交给下一个人',
  say: '读一读',
  begin: '算一算手里的牌，放到得数上。',
  noHelp: '自己想一想：放在哪里？',
  dead: '你有一张死牌，可以换掉。',
  canOnlyPass: '你的牌都不能出。',
  giveNow: '不许商量！请把一张牌放到自己的牌堆上。',
  chooseFive: '超过五颗了，选哪五颗？',
  five: (at) => `第 ${at} 种`,
  fiveAlong: (at, from, to) =>
    `第 ${at} 种：从${words.zh.at(from[0] + 1, from[1] + 1)}到${words.zh.at(to[0] + 1, to[1] + 1)}`,
  back: '放回',
  tableTalk: '不许商量……',
  callOn: (side) => words.zh.set(`${side}说话了`),
  nobody: '没有人说话',
};

export const board: Readonly<Record<Language, SequenceWords>> = { en, zh };
