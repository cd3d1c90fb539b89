import type { CardId } from '../../core/game';
import { BadInput } from '../../core/refusal';

/** A standing build's name, given by the game. */
export type PileId = number;

/** A build: its cards are never parted again, and it counts as one value. */
export interface Pile {
  readonly pile: PileId;
  readonly value: number;
  readonly cards: readonly CardId[];
}

/** What lies in the centre: a single card, number or wild, or a build. */
export type Lying = { readonly card: CardId } | Pile;

/** A number sentence: a card, a standing build, a sum, or a wild card on a value. */
export type Term =
  | { readonly card: CardId }
  | { readonly pile: PileId }
  | { readonly sum: readonly Term[] }
  | { readonly wild: CardId; readonly on: Term };

/** More than all cards and signs of the pack could need; hostile input can be deeper than any stack. */
const MOST_PIECES = 300;
const LONGEST_NAME = 20;

/** The sentence that this input spells, and nothing else that came with it; throws BadInput. */
export function readTerm(input: unknown): Term {
  let pieces = 0;

  function read(from: unknown): Term {
    if (++pieces > MOST_PIECES) throw new BadInput('longTerm', 'This number sentence is too long.');
    if (typeof from !== 'object' || from === null) throw unreadable();
    if ('card' in from) return { card: name(from.card) };
    if ('pile' in from) {
      if (!Number.isSafeInteger(from.pile)) throw unreadable();
      return { pile: from.pile as PileId }; // a whole number, by the line above
    }
    if ('sum' in from) {
      if (!Array.isArray(from.sum)) throw unreadable();
      return { sum: Array.from(from.sum, read) };
    }
    if ('wild' in from && 'on' in from) return { wild: name(from.wild), on: read(from.on) };
    throw unreadable();
  }

  return read(input);
}

function name(input: unknown): CardId {
  if (typeof input === 'string' && input.length <= LONGEST_NAME) return input;
  throw unreadable();
}

function unreadable(): BadInput {
  return new BadInput(
    'unreadableTerm',
    'A number sentence is made of cards, builds, sums and wild cards.',
  );
}
