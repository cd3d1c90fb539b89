import type { Language } from '../../language';
import { words } from './words';

const en = {
  /** Where to look first. */
  look: {
    lay: 'Which card do you want to lay? The lowest number of all makes wangpai and wins the trick.',
    lead: (wangpai: string) =>
      `You lead. What do you have that nobody can beat? Think of ${wangpai}.`,
    follow: (element: string) =>
      `Count your ${element}: you have to follow. Can you win the trick?`,
    free: (element: string, wangpai: string) =>
      `You have no ${element}, so any card may be played. Is it worth a ${wangpai}?`,
  },
  /** Which cards matter. */
  cards: {
    lowest: (card: string, worse: number) =>
      `Your lowest is ${card}. Of the cards you do not see, ${worse} in 100 are higher.`,
    wangpai: (name: string, cards: readonly string[]) => `Your ${name}: ${words.en.list(cards)}.`,
    noWangpai: (name: string) => `You have no ${name}.`,
    may: (cards: readonly string[]) => `You may play ${words.en.list(cards)}.`,
    beat: (card: string, name: string) => `${card} of ${name} wins as things stand.`,
    partner: (name: string) => `${name} is your partner.`,
    winning: (cards: readonly string[]) => `To win you have ${words.en.list(cards)}.`,
    noneWins: 'None of your cards wins.',
  },
  /** What a strong player would do. */
  would: {
    lay: (card: string) => `A strong player would lay ${card}.`,
    play: (card: string) => `A strong player would play ${card}.`,
  },
  /** And why. */
  why: {
    calls: 'It is your lowest card, and has the best chance to make wangpai.',
    keeps: 'It is kept back from the fight for wangpai: good cards win other tricks.',
    surest: 'No card that you have not seen can beat it.',
    only: 'There is no other card to play.',
    winsLast: 'Nobody plays after you: the trick is yours.',
    wins: 'It wins as things stand.',
    cheapest: 'It is the cheapest card that wins.',
    partnerWins: (name: string) =>
      `${name} wins the trick for both of you, so spare your good cards.`,
    loses: 'The trick is lost, so it gives away little.',
    draws: (wangpai: string) => `It draws ${wangpai} from the others.`,
    imagined: 'It played on from here many times in its head, and that went best.',
  },
  together: (sentences: readonly string[]) => sentences.join(' '),
};

const zh: typeof en = {
  look: {
    lay: '想扣哪张牌？所有人里号码最小的定王牌，还赢这一墩。',
    lead: (wangpai) => `轮到你先出。你有没有谁都赢不了的牌？想想${wangpai}。`,
    follow: (element) => `数一数你的${element}：一定要跟。能赢这一墩吗？`,
    free: (element, wangpai) => `你没有${element}，出哪张都行。值得用${wangpai}吗？`,
  },
  cards: {
    lowest: (card, worse) => `你最小的是${card}。没见过的牌里，100 张约有 ${worse} 张比它大。`,
    wangpai: (name, cards) => `你的${name}：${words.zh.list(cards)}。`,
    noWangpai: (name) => `你没有${name}。`,
    may: (cards) => `可以出${words.zh.list(cards)}。`,
    beat: (card, name) => `现在${name}的${card}最大。`,
    partner: (name) => `${name}和你一边。`,
    winning: (cards) => `能赢的有${words.zh.list(cards)}。`,
    noneWins: '你的牌都赢不了。',
  },
  would: {
    lay: (card) => `高手会扣${card}。`,
    play: (card) => `高手会出${card}。`,
  },
  why: {
    calls: '这是你最小的牌，最有机会定王牌。',
    keeps: '不去争王牌，好牌留着赢别的墩。',
    surest: '没见过的牌都赢不了它。',
    only: '只有这张可以出。',
    winsLast: '你最后出，这一墩是你的。',
    wins: '现在它最大。',
    cheapest: '能赢的牌里，用它最省。',
    partnerWins: (name) => `${name}会为你们赢这一墩，好牌先留着。`,
    loses: '这一墩赢不了，出它损失最小。',
    draws: (wangpai) => `可以把别人的${wangpai}引出来。`,
    imagined: '高手在心里把这一局往下试了很多遍，这样最好。',
  },
  together: (sentences) => sentences.join(''),
};

export const hints: Readonly<Record<Language, typeof en>> = { en, zh };
