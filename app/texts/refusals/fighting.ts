import type { Facts } from '../../../engine';
import { ELEMENT_READINGS, ELEMENTS } from '../../../engine/chinese/zodiac';
import type { Say } from './say';

/** The character stands on the card, whatever the language. */
const elementIn = (element: Facts[string] | undefined) =>
  ELEMENTS.flatMap((known) =>
    known === element ? [ELEMENT_READINGS[known].hanzi.simplified] : [],
  ).join('');

const en = {
  layFirst: () => 'First everybody lays one card face down.',
  laidAlready: () => 'Wangpai is known already. Play a card to the trick.',
  mustFollow: ({ element }: Facts) => `You have ${elementIn(element)}: follow it.`,
};

const zh: Readonly<Record<keyof typeof en, Say>> = {
  layFirst: () => '先请每个人扣一张牌。',
  laidAlready: () => '王牌已经定了，请出一张牌。',
  mustFollow: ({ element }) => `你有${elementIn(element)}，要跟${elementIn(element)}。`,
};

export const fighting = { en, zh };
