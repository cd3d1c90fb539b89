import type { NumeroWords } from '../../../../components/games/numero/words';
import { signed } from '../../../../components/signed';
import type { Reading } from '../../../../engine/chinese/reading';
import type { Language } from '../../language';
import { words } from './words';

/** To be heard: how it is written in signs, in Hanzi, and how it sounds. */
const named = ({ digits, hanzi, pinyin }: Reading) => [digits, hanzi.simplified, pinyin].join(', ');
const sum = (lines: readonly { readonly points: number }[]) =>
  lines.reduce((total, { points }) => total + points, 0);

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
  holds: (hand, score) => `${hand} in hand · score ${score}`,
  makes: ({ digits }) => `Make ${digits}`,
  layOn: (card, on) => `Put ${card.digits} on ${on.digits}`,
  alsoTake: ({ digits }) => `Take it with ${digits}, too`,
  discard: (card) => `Discard ${words.en.card(card)}`,
  toss: (card) => `Discard the wild card ${words.en.card(card)}`,
  take: ({ digits }) => `Take with ${digits}`,
  buildIt: ({ digits }) => `Build ${digits}`,
  allBack: 'All back',
  tossAll: 'Discard all wild cards',
  pass: 'Pass',
  challenge: (name, { digits }) => `Challenge ${name}’s ${digits}`,
  discardHere: 'Discard here',
  buildHere: 'Put it down here as a build',
  say: 'Say it',
  takenFirst: 'Nothing is built here: a number card takes what is equal to it.',
  begin: 'Put cards together, take them with a number of your hand, build, or discard.',
  beginAlone: 'Put cards together, and take them with a number of your hand.',
  account: (lines) =>
    `${words.en.points(sum(lines))}: ${lines.map(({ rule, points }) => `${words.en.rules[rule] ?? ''} ${signed(points)}`).join(' · ')}`,
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
  holds: (hand, score) => `手里 ${hand} 张 · 得分 ${score}`,
  makes: ({ digits }) => `得到 ${digits}`,
  layOn: (card, on) => `把 ${card.digits} 放在 ${on.digits} 上`,
  alsoTake: ({ digits }) => `也用 ${digits} 拿走`,
  discard: (card) => `打出${words.zh.card(card)}`,
  toss: (card) => `打出变化牌${words.zh.card(card)}`,
  take: ({ digits }) => `用 ${digits} 拿走`,
  buildIt: ({ digits }) => `搭成 ${digits}`,
  allBack: '全部放回',
  tossAll: '打出所有变化牌',
  pass: '过',
  challenge: (name, { digits }) => words.zh.set(`质疑${name}的 ${digits}`),
  discardHere: '打到这里',
  buildHere: '放在这里，搭成一叠',
  say: '读一读',
  takenFirst: '这里不能搭牌：数字牌只能拿走和它相等的牌。',
  begin: '把牌放在一起，用手里的数字拿走、搭牌，或者打出一张。',
  beginAlone: '把牌放在一起，用手里的数字拿走。',
  account: (lines) =>
    `${words.zh.points(sum(lines))}：${lines.map(({ rule, points }) => `${words.zh.rules[rule] ?? ''} ${signed(points)}`).join(' · ')}`,
};

export const board: Readonly<Record<Language, NumeroWords>> = { en, zh };
