import type { Bed, Step } from '../../../../components/games/numero/workbench';
import type { Lying } from '../../../../engine/games/numero/term';

/** What a workbench lies on: the hand and the centre. */
export function bed(hand: string, centre: string, wholeSteps = true): Bed {
  return { hand: hand.split(' '), centre: centre.split(' ').map(lying), wholeSteps };
}

/** A build is told as in `#1=8:b5+r3`. */
function lying(name: string): Lying {
  const [, pile, value, cards = ''] = /^#(\d+)=(\d+):(.*)$/.exec(name) ?? [];
  if (pile === undefined) return { card: name };
  return { pile: Number(pile), value: Number(value), cards: cards.split('+') };
}

export const add = (heap: string, onto: string): Step => ({ type: 'add', heap, onto });
export const change = (wild: string, onto: string): Step => ({ type: 'change', wild, onto });
export const lay = (card: string, onto: string): Step => ({ type: 'lay', card, onto });
export const also = (heap: string): Step => ({ type: 'also', heap });
