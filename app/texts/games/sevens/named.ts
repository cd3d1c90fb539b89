import { readSuitCard } from '../../../../engine/chinese/suits';
import { faceOf, type Suit } from '../../../../engine/games/sevens/cards';
import type { Language } from '../../language';

const SUITS_EN: { readonly [suit in Suit]: string } = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
};

/** A card as a sentence has it: the 7 of hearts, 红桃七. */
export function named(card: string, language: Language): string {
  const { number, suit } = faceOf(card);
  if (language === 'en') return `the ${number} of ${SUITS_EN[suit]}`;
  return readSuitCard(number, suit).hanzi.simplified;
}
