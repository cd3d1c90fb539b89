import type { Language } from '../../language';
import { words } from './words';

const en = {
  there: {
    take: (cards: number) =>
      `There is something to take: ${words.en.cards(cards)}, the taking card included.`,
    build: 'A build would be good here.',
    discard: 'It seems best to give a card away.',
    challenge: 'Look at the builds: can that be true?',
    other: 'There is only one thing to do.',
  },
  cards: (cards: readonly string[]) => `Look at these cards: ${words.en.list(cards)}.`,
  cardsOfOther: 'Think about which cards the others may hold.',
  take: (sentences: readonly string[], card: string) =>
    `${words.en.list(sentences)}: take it with ${card}.`,
  build: (sentence: string, answer: number) =>
    `Build ${sentence}, and take it with your ${answer} next time.`,
  discard: (card: string) => `Discard ${card}: it helps the others least.`,
  challenge: (value: number) => `Challenge the build of ${value}.`,
  tossAll: 'Discard all your wild cards.',
  pass: 'Pass.',
};

const zh: typeof en = {
  there: {
    take: (cards) => `有牌可以拿：连手里的牌一共 ${words.zh.cards(cards)}。`,
    build: '这里搭一叠牌不错。',
    discard: '看来最好打出一张牌。',
    challenge: '看看搭好的牌：是真的吗？',
    other: '只有一件事可以做。',
  },
  cards: (cards) => `看看这些牌：${words.zh.list(cards)}。`,
  cardsOfOther: '想一想别人手里可能有什么牌。',
  take: (sentences, card) => `${words.zh.list(sentences)}，用${card}拿走。`,
  build: (sentence, answer) => `搭${sentence}，下次用 ${answer} 拿走。`,
  discard: (card) => `打出${card}：对别人帮助最小。`,
  challenge: (value) => `质疑 ${value} 这一叠。`,
  tossAll: '把变化牌都打出去。',
  pass: '过。',
};

/** Three steps: there is something; these cards; this sentence. */
export const hints: Readonly<Record<Language, typeof en>> = { en, zh };
