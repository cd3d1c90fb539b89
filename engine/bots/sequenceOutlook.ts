import type { Seat } from '../core/game';
import { deckOf, type CardNumber } from '../games/sequence/cards';
import type { SequenceState } from '../games/sequence/state';

/** How likely the chips that a line lacks are to come. */
export interface Outlook {
  /** By number: from a hand that is not seen, or from the deck. */
  readonly unseen: readonly number[];
  /** By number: cards for it in the seat's own hand. */
  readonly held: readonly number[];
  /** How many Plus the seat holds: each is a card for one space, whatever it shows. */
  readonly plus: number;
}

/** From a card in the hand, and from a Plus, which may be wanted elsewhere. */
export const HELD = 0.8;
export const BY_PLUS = 0.6;

/** By how many of a number's two cards have not been seen: discards come back, but late. */
const COMES = [0.02, 0.17, 0.33];

/** Who does not count takes all numbers for alike. */
const ANY = 0.25;

/** What is seen by someone who looks at one card at a time. */
export function glance({ options }: SequenceState): Outlook {
  const numbers = deckOf(options.board).cards.map(() => 0);
  return { unseen: numbers.map(() => ANY), held: numbers, plus: 0 };
}

/** What is seen by someone who looks at the whole hand and counts what has been laid. */
export function count(state: SequenceState, seat: Seat): Outlook {
  const hand = state.hands[seat] ?? [];
  const { cards } = deckOf(state.options.board);
  return {
    unseen: cardsFor(state, state.deck).map((cards) => COMES[cards] ?? ANY),
    held: cardsFor(state, hand),
    plus: hand.filter((card) => cards[card]?.type === 'plus').length,
  };
}

/** When this card has been played. */
export function without(state: SequenceState, card: CardNumber, outlook: Outlook): Outlook {
  const kind = deckOf(state.options.board).cards[card];
  if (kind?.type === 'plus') return { ...outlook, plus: outlook.plus - 1 };
  if (kind?.type !== 'equation') return outlook;
  const held = outlook.held.map((cards, number) => cards - (number === kind.answer ? 1 : 0));
  return { ...outlook, held };
}

/** By number: how many of these cards are for it. */
function cardsFor({ options }: SequenceState, among: readonly CardNumber[]): number[] {
  const { cards } = deckOf(options.board);
  const found = cards.map(() => 0);
  for (const card of among) {
    const kind = cards[card];
    if (kind?.type === 'equation') found[kind.answer] = (found[kind.answer] ?? 0) + 1;
  }
  return found;
}
