import type { CardId } from '../../core/game';
import { cardOf, type Colour, type Effect, type NumberCard } from './cards';

/**
 * What counts for the bonuses of a group, in one word: which operations, four bits; which colours, four bits; and
 * how many cards, in the bits above.
 */
export type Traits = number;

export const OPERATIONS = { plus: 1, minus: 2, times: 4, over: 8 } as const;

const FIRST_COLOUR = 16;
export const A_CARD_MORE: Traits = 256;

export function operationsIn(traits: Traits): number {
  return traits & (FIRST_COLOUR - 1);
}

export function coloursIn(traits: Traits): number {
  return (traits & (A_CARD_MORE - 1)) >> 4;
}

export function cardsIn(traits: Traits): number {
  return traits >> 8;
}

function operationsOf(effect: Effect): number {
  const { minus, times, over } = OPERATIONS;
  switch (effect.how) {
    case 'minus':
      return minus;
    case 'times':
      return (effect.top > 1 ? times : 0) | (effect.bottom > 1 ? over : 0);
    case 'power':
      return times;
    case 'root':
      return over;
  }
}

const COLOUR_TRAITS: { readonly [colour in Colour]: Traits } = {
  green: FIRST_COLOUR,
  orange: FIRST_COLOUR << 1,
  blue: FIRST_COLOUR << 2,
  red: FIRST_COLOUR << 3,
};

/**
 * The cards of a group tell all: its values are only ever added to each other, in a build too, so that
 * two number cards mean a plus, and each wild card has operations of its own.
 */
export function traitsOf(cards: readonly CardId[]): Traits {
  let traits = cards.length * A_CARD_MORE;
  let numbers = 0;
  for (const id of cards) {
    const card = cardOf(id);
    if (card.type === 'wild') traits |= operationsOf(card.effect);
    else {
      traits |= COLOUR_TRAITS[card.colour];
      if (++numbers === 2) traits |= OPERATIONS.plus;
    }
  }
  return traits;
}

/** A group's traits with the taking card in it: one more card and its colour, but no operation. */
export function joinedBy(traits: Traits, taker: NumberCard): Traits {
  return (traits + A_CARD_MORE) | COLOUR_TRAITS[taker.colour];
}

/** Cards are added; colours and operations are there or not. */
export function together(a: Traits, b: Traits): Traits {
  const shown = (a | b) & (A_CARD_MORE - 1);
  return ((a >> 8) + (b >> 8)) * A_CARD_MORE + shown;
}
