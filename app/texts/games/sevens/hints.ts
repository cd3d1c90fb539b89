import type { Language } from '../../language';
import { words } from './words';

const en = {
  look: {
    lay: (count: number) =>
      count === 1 ? 'One card of your hand fits.' : `${count} cards of your hand fit.`,
    knock: 'Look at the ends of the four chains. Does anything fit?',
    present: 'Which card would you like to be rid of?',
    guess: (name: string) => `What do you know about ${name}’s cards?`,
  },
  see: {
    lay: (cards: readonly string[]) =>
      `Look at ${words.en.list(cards)}. What could be laid next to each of them, and who has it?`,
    knock: 'No card of yours is next to an end, and none begins a new suit.',
    present: 'Aces are 15 points, nines and tens 10. And cards far from their chain stay long.',
    possible: (count: number) =>
      `It is not on the table and not in your hand. ${count === 1 ? 'Only one card is' : `${count} cards are`} possible.`,
    numbers: (count: number) =>
      `It is not on the table and not in your hand. ${count === 1 ? 'Only one number is' : `${count} numbers are`} possible.`,
    couldNot: (name: string, cards: readonly string[]) =>
      `${name} knocked before, and so did not have ${words.en.list(cards)}.`,
  },
  would: {
    lay: (card: string) => `A strong player would lay ${card}.`,
    knock: (phrase: string) => `Say ${phrase}.`,
    present: (card: string) => `A strong player would put down ${card}.`,
    guess: (what: string) => `A strong player would guess ${what}.`,
  },
  why: {
    opensOwn: (card: string) => `It opens the way for your own ${card}.`,
    opensNothing: 'It opens the way for nobody.',
    known: (name: string) => `All have seen it in ${name}’s hand.`,
    points: (points: number) => `It costs ${points} points at the end.`,
    imagined: 'It played on from here many times in its head, and that went best.',
    likely: 'Of all that is possible, it is the most likely.',
  },
  together: (sentences: readonly string[]) => sentences.join(' '),
};

const zh: typeof en = {
  look: {
    lay: (count) => `你手里有 ${count} 张牌接得上。`,
    knock: '看看四列牌的两头，你有接得上的吗？',
    present: '你最想把哪张牌送出去？',
    guess: (name) => `你知道${name}手里有什么牌吗？`,
  },
  see: {
    lay: (cards) => `看看${words.zh.list(cards)}。出了以后，旁边能接哪一张？在谁手里？`,
    knock: '你的牌都不挨着两头，也没有新的花色可以开始。',
    present: '一是 15 分，九和十是 10 分。离得远的牌，很久都出不去。',
    possible: (count) => `桌上的、你手里的都不是。可能的牌有 ${count} 张。`,
    numbers: (count) => `桌上的、你手里的都不是。可能的数字有 ${count} 个。`,
    couldNot: (name, cards) => `${name}敲过桌子，那时没有${words.zh.list(cards)}。`,
  },
  would: {
    lay: (card) => `高手会出${card}。`,
    knock: (phrase) => `说“${phrase}”。`,
    present: (card) => `高手会扣下${card}。`,
    guess: (what) => `高手会猜${what}。`,
  },
  why: {
    opensOwn: (card) => `这样你自己的${card}就能出了。`,
    opensNothing: '这样不会给别人开路。',
    known: (name) => `大家都看见过，它在${name}手里。`,
    points: (points) => `留到最后要算 ${points} 分。`,
    imagined: '高手在心里把这一局往下试了很多遍，这样最好。',
    likely: '在可能的牌里，它最有可能。',
  },
  together: (sentences) => sentences.join(''),
};

export const hints: Readonly<Record<Language, typeof en>> = { en, zh };
