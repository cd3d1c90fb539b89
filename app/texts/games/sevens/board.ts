import type { SevensWords } from '../../../../components/games/sevens/words';
import type { Reading } from '../../../../engine/chinese/reading';
import type { Language } from '../../language';
import { words } from './words';

/** To be heard: how it is written in signs, in Hanzi, and how it sounds. */
const named = ({ digits, hanzi, pinyin }: Reading) => [digits, hanzi.simplified, pinyin].join(', ');

const { card: inEnglish } = words.en;
const { card: inChinese, set } = words.zh;

const en: SevensWords = {
  card: named,
  fits: (card) => `${card}, fits`,
  hand: 'Your cards',
  seat: (name, cards, known, active) =>
    `${name}${active ? ', whose turn it is' : ''}: ${words.en.cards(cards)}${known.length > 0 ? `, among them ${words.en.list(known.map(inEnglish))}` : ''}`,
  thinking: 'thinking…',
  points: words.en.points,
  lane: (suit, chain) => {
    if (!chain) return `${named(suit)}: not begun`;
    if (chain.low === chain.high) return `${named(suit)}: ${chain.low}`;
    return `${named(suit)}: ${chain.low} to ${chain.high}`;
  },
  faceDown: (name) => `${name}’s card, face down`,
  mine: (card) => `Your card, face down for the others: ${named(card)}`,
  layIt: (card) => `Lay ${inEnglish(card)}`,
  presentIt: (card) => `Put ${inEnglish(card)} face down`,
  guessIt: (what) => `Guess ${inEnglish(what)}`,
  otherLane: ({ hanzi, digits }) => `This card goes to ${hanzi.simplified} ${digits}.`,
  guessHim: (name) => `Put your guess on ${name}’s card.`,
  knock: 'Knock',
  lay: 'Your turn: lay a card that fits.',
  mustKnock: 'No card of yours fits: knock.',
  present: (knocker) => `${knocker} knocked. Choose a card to put face down.`,
  presenting: (knocker) => `${knocker} knocked. The others put a card face down.`,
  guess: (name, byNumber) =>
    `Which ${byNumber ? 'number' : 'card'} has ${name} put down? Put your guess on it.`,
  guessing: (knocker, name) => `${knocker} guesses ${name}’s card.`,
  turn: (name) => `It is ${name}’s turn.`,
  told: ({ knocker, from, guess, card, right }) =>
    right
      ? `${inEnglish(guess)}: right! ${from} keeps ${inEnglish(card)}.`
      : `${inEnglish(guess)}? It was ${inEnglish(card)}, and ${knocker} gets it.`,
};

const zh: SevensWords = {
  card: named,
  fits: (card) => `${card}，可以出`,
  hand: '你的牌',
  seat: (name, cards, known, active) =>
    set(
      `${name}${active ? '，轮到这里' : ''}：${words.zh.cards(cards)}${known.length > 0 ? `，其中有${words.zh.list(known.map(inChinese))}` : ''}`,
    ),
  thinking: '在想……',
  points: words.zh.points,
  lane: (suit, chain) => {
    if (!chain) return `${named(suit)}：还没有开始`;
    if (chain.low === chain.high) return `${named(suit)}：${chain.low}`;
    return `${named(suit)}：${chain.low} 到 ${chain.high}`;
  },
  faceDown: (name) => set(`${name}扣着的牌`),
  mine: (card) => `你扣着的牌：${named(card)}`,
  layIt: (card) => `出${inChinese(card)}`,
  presentIt: (card) => `扣下${inChinese(card)}`,
  guessIt: (what) => `猜${inChinese(what)}`,
  otherLane: ({ hanzi, digits }) => `这张牌要接在${hanzi.simplified}（${digits}）那一列。`,
  guessHim: (name) => set(`请猜${name}的那张牌。`),
  knock: '敲桌子',
  lay: '轮到你，出一张接得上的牌。',
  mustKnock: '没有接得上的牌，敲桌子吧。',
  present: (knocker) => set(`${knocker}敲桌子了。选一张牌扣下。`),
  presenting: (knocker) => set(`${knocker}敲桌子了，别人各扣一张牌。`),
  guess: (name, byNumber) =>
    set(`${name}扣的${byNumber ? '牌是几' : '是哪张牌'}？把你猜的放上去。`),
  guessing: (knocker, name) => set(`${knocker}在猜${name}的牌。`),
  turn: (name) => set(`轮到${name}。`),
  told: ({ knocker, from, guess, card, right }) =>
    set(
      right
        ? `${inChinese(guess)}，猜对了！${from}留着${inChinese(card)}。`
        : `${inChinese(guess)}？不对，是${inChinese(card)}，归${knocker}。`,
    ),
};

export const board: Readonly<Record<Language, SevensWords>> = { en, zh };
