import { readNumber } from './number';
import { join, reading, type Reading } from './reading';

/** The letter at the end of a card's name: 7C, 10H. */
export type Suit = 'C' | 'D' | 'H' | 'S';

export const SUITS: { readonly [suit in Suit]: Reading } = {
  C: reading('梅花', '♣'),
  D: reading('方块', '♦'),
  H: reading('红桃', '♥'),
  S: reading('黑桃', '♠'),
};

/** 红桃七: the suit comes first. The ace is 一, as it counts. */
export function readSuitCard(number: number, suit: Suit): Reading {
  return join([SUITS[suit], readNumber(number)], `${number}${SUITS[suit].digits}`);
}
