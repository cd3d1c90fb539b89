import type { BuyaoWords } from '../../../../components/games/buyao/words';
import type { Reading } from '../../../../engine/chinese/reading';
import type { Language } from '../../language';
import { words } from './words';

/** To be heard: the number, how it is written, how it sounds. */
const named = ({ digits, hanzi, pinyin }: Reading) => [digits, hanzi.simplified, pinyin].join(', ');
const digitsOf = ({ digits }: Reading) => digits;

const en: BuyaoWords = {
  take: 'Take it',
  decline: 'Pay a token',
  takeIt: (card) => `Take ${words.en.card(card)}`,
  payFor: (card) => `Put a token on ${words.en.card(card)}`,
  openCard: (card, tokens) => `Open card: ${named(card)}, with ${words.en.tokens(tokens)} on it`,
  token: 'A token',
  tokens: words.en.tokens,
  pile: (count) => `The pile: ${words.en.cards(count)}`,
  seat: (name, cards, active) =>
    `${name}${active ? ', whose turn it is' : ''}: ${cards.map(digitsOf).join(', ') || 'no cards'}`,
  card: named,
  thinking: 'thinking…',
  say: 'Say it',
  peek: (name) => `${name}: hold to see your tokens`,
  notYours: (name) => `It is for ${name} to take or to pass on.`,
};

const zh: BuyaoWords = {
  take: '拿这张牌',
  decline: '付一个筹码',
  takeIt: (card) => `拿${words.zh.card(card)}`,
  payFor: (card) => `放一个筹码在${words.zh.card(card)}上`,
  openCard: (card, tokens) =>
    `翻开的牌：${named(card)}，上面${tokens === 0 ? '' : '有 '}${words.zh.tokens(tokens)}`,
  token: '一个筹码',
  tokens: words.zh.tokens,
  pile: (count) => `牌堆：${words.zh.cards(count)}`,
  seat: (name, cards, active) =>
    `${name}${active ? '，轮到这里' : ''}：${cards.map(digitsOf).join('、') || '没有牌'}`,
  card: named,
  thinking: '在想……',
  say: '读一读',
  peek: (name) => words.zh.set(`${name}：按住看自己的筹码`),
  notYours: (name) => words.zh.set(`要不要这张牌，由${name}决定。`),
};

export const board: Readonly<Record<Language, BuyaoWords>> = { en, zh };
