import type { AnyView, CardId, Seat } from '../../core/game';
import type { BuyaoOptions } from './cards';

export type BuyaoMove = { readonly type: 'take' } | { readonly type: 'decline' };

/** Cards are plain numbers in here: a search copies this state millions of times. */
export interface BuyaoState {
  readonly seats: number;
  readonly options: BuyaoOptions;
  /** The whole pack as it lay: first the removed cards, then the pile. Never changed, so copies share it. */
  readonly deck: readonly number[];
  /** Where in `deck` the pile's top card is. */
  top: number;
  /** The card that lies open; 0 when the last one has been taken. */
  open: number;
  /** Tokens on the open card. */
  pot: number;
  turn: Seat;
  tokens: number[];
  /** By card number: the seat that holds it, −1 while nobody does. */
  owner: number[];
  /** Three numbers for each card taken: the card, who took it, the tokens on it. */
  history: number[];
}

/** One open card's story: who declined it follows from who took the card before. */
export interface Taken {
  readonly card: CardId;
  readonly seat: Seat;
  readonly tokens: number;
}

export interface BuyaoView extends AnyView {
  readonly game: 'buyao';
  readonly seats: number;
  readonly options: BuyaoOptions;
  /** Who began; from here and the history, all that was played in the open can be told. */
  readonly first: Seat;
  readonly turn: Seat | null;
  readonly open: CardId | null;
  readonly pot: number;
  /** Cards still in the pile, unseen. */
  readonly pile: number;
  /** Each seat's cards, rising. */
  readonly cards: readonly (readonly CardId[])[];
  /** `null` where it is hidden from this seat. */
  readonly tokens: readonly (number | null)[];
  readonly history: readonly Taken[];
}
