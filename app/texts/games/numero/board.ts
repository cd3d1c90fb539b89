import type { NumeroWords } from '../../../../components/games/numero/words';
import { tallied } from '../../../../components/games/numero/tally';
import { gain } from '../../../../components/signed';
import type { Reading } from '../../../../engine/chinese/reading';
import type { Line } from '../../../../engine/core/game';
import type { Language } from '../../language';
import { words } from './words';

/** To be heard: how it is written in signs, in Hanzi, and how it sounds. */
const named = ({ digits, hanzi, pinyin }: Reading) => [digits, hanzi.simplified, pinyin].join(', ');
const sum = (lines: readonly Line[]) => lines.reduce((total, { points }) => total + points, 0);

const en: NumeroWords = {
  card: (card, colour) =>
    colour === null ? `${named(card)}, wild card` : `${named(card)}, ${colour}`,
  heap: (sentence) => `Put together: ${named(sentence)}`,
  build: (value, owner, cards) => `Build of ${owner}: ${named(value)}, ${words.en.cards(cards)}`,
  colour: { green: 'green', orange: 'orange', blue: 'blue', red: 'red' },
  hand: 'Your cards',
  pack: (count) => `The pack: ${words.en.cards(count)}`,
  stack: (cards) => `What you have won: ${words.en.cards(cards)}`,
  seat: (name, hand, won, score, active) =>
    `${name}${active ? ', whose turn it is' : ''}: ${words.en.cards(hand)} in hand, ${words.en.cards(won)} won, score ${score}`,
  thinking: 'thinking…',
  makes: ({ digits }) => `Make ${digits}`,
  layOn: (card, on) => `Put ${card.digits} on ${on.digits}`,
  alsoTake: ({ digits }) => `Take it with ${digits}, too`,
  discard: (card) => `Discard ${words.en.card(card)}`,
  toss: (card) => `Discard the wild card ${words.en.card(card)}`,
  take: ({ digits }) => `Take with ${digits}`,
  buildIt: ({ digits }) => `Build ${digits}`,
  stepBack: 'One step back',
  allBack: 'All back',
  tossAll: 'Discard all wild cards',
  pass: 'Pass',
  challenge: (name, { digits }) => `Challenge ${digits} (${name})`,
  discardHere: 'Put a card here to discard it.',
  say: 'Say it',
  takenFirst: 'Nothing is built here: a number card takes what is equal to it.',
  begin: 'Put cards together, then take or build. Or put a card here to discard it.',
  beginAlone: 'Put cards together, then take them with a number of your hand.',
  account: (lines) =>
    `${words.en.points(sum(lines))}: ${tallied(lines)
      .map((own) => `${words.en.rule(own)} ${gain(own.points)}`)
      .join(' · ')}`,
};

const zh: NumeroWords = {
  card: (card, colour) =>
    colour === null ? `${named(card)}，变化牌` : `${named(card)}，${colour}`,
  heap: (sentence) => `放在一起：${named(sentence)}`,
  build: (value, owner, cards) =>
    words.zh.set(`${owner}搭的牌：${named(value)}，${words.zh.cards(cards)}`),
  colour: { green: '绿色', orange: '橙色', blue: '蓝色', red: '红色' },
  hand: '你的牌',
  pack: (count) => `牌堆：${words.zh.cards(count)}`,
  stack: (cards) => `你赢的牌：${words.zh.cards(cards)}`,
  seat: (name, hand, won, score, active) =>
    `${name}${active ? '，轮到这里' : ''}：手里${words.zh.cards(hand)}，赢了${words.zh.cards(won)}，得分 ${score}`,
  thinking: '在想……',
  makes: ({ digits }) => `得到 ${digits}`,
  layOn: (card, on) => `把 ${card.digits} 放在 ${on.digits} 上`,
  alsoTake: ({ digits }) => `也用 ${digits} 拿走`,
  discard: (card) => `打出${words.zh.card(card)}`,
  toss: (card) => `打出变化牌${words.zh.card(card)}`,
  take: ({ digits }) => `用 ${digits} 拿走`,
  buildIt: ({ digits }) => `搭成 ${digits}`,
  stepBack: '退一步',
  allBack: '全部放回',
  tossAll: '打出所有变化牌',
  pass: '过',
  challenge: (name, { digits }) => `质疑 ${digits}（${name}）`,
  discardHere: '也可以把一张牌打到这里。',
  say: '读一读',
  takenFirst: '这里不能搭牌：数字牌只能拿走和它相等的牌。',
  begin: '把牌放在一起，再拿走或者搭牌。也可以把一张牌打到这里。',
  beginAlone: '把牌放在一起，再用手里的数字牌拿走。',
  account: (lines) =>
    `${words.zh.points(sum(lines))}：${tallied(lines)
      .map((own) => `${words.zh.rule(own)} ${gain(own.points)}`)
      .join(' · ')}`,
};

export const board: Readonly<Record<Language, NumeroWords>> = { en, zh };
