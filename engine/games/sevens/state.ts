import type { AnyView, CardId, Seat } from '../../core/game';
import type { Random } from '../../core/random';
import type { Card } from './cards';
import type { SevensOptions } from './options';

/** Somebody's turn; a knock while the others choose what to present; while the knocker guesses; the end. */
export type Phase = 'turn' | 'present' | 'guess' | 'over';

/** A suit's cards on the table, from the lowest number to the highest. */
export interface Chain {
  readonly low: number;
  readonly high: number;
}

/** What everybody saw happen in this round. */
export type Deed =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: CardId }
  /** `fitting`: what could have been laid then, so that nothing of it was in the knocker's hand. */
  | { readonly type: 'knocked'; readonly seat: Seat; readonly fitting: readonly CardId[] }
  | {
      readonly type: 'guessed';
      readonly seat: Seat;
      /** Who had presented the card. */
      readonly from: Seat;
      readonly guess: CardId | number;
      readonly card: CardId;
      readonly right: boolean;
    };

/** A round that is over, with what everybody was left with. */
export interface Finished {
  readonly dealer: Seat;
  readonly hands: readonly (readonly CardId[])[];
  readonly scores: readonly number[];
}

/** What everybody knows that does not change within a round. */
interface Sitting {
  readonly seats: number;
  readonly options: SevensOptions;
  /** How many rounds the match has. */
  readonly rounds: number;
  /** The number of this one, from 0. */
  readonly round: number;
  readonly dealer: Seat;
  readonly phase: Phase;
  /** By suit; null where it has not been begun. */
  readonly chains: readonly (Chain | null)[];
  readonly finished: readonly Finished[];
  readonly history: readonly Deed[];
}

export interface SevensState extends Sitting {
  round: number;
  dealer: Seat;
  phase: Phase;
  /** Whose turn it is: the knocker's own, as long as a knock lasts. */
  turn: Seat;
  /** Whose card is guessed next. */
  target: Seat;
  chains: (Chain | null)[];
  /** By card: who has it, presented or not; −1 where it lies on the table. */
  owner: number[];
  /** By card: everybody saw it go where it is. */
  shown: boolean[];
  /** By card: the seats, one bit each, that did not have it when they knocked. */
  barred: number[];
  /** By seat: the card it has presented and that nobody has guessed yet; −1 for none. */
  presented: number[];
  /** By seat: how many cards it has, presented ones too. */
  held: number[];
  finished: Finished[];
  history: Deed[];
  /** For the deals to come. */
  random: Random;
}

export interface SevensView extends AnyView, Sitting {
  readonly game: 'sevens';
  readonly turn: Seat | null;
  /** Whose card is to be guessed; null unless it is time to guess. */
  readonly target: Seat | null;
  /** By seat: how many cards are in the hand. */
  readonly hands: readonly number[];
  /** The seat's own; null for a bystander. */
  readonly hand: readonly CardId[] | null;
  /** By seat: a card lies face down before it. */
  readonly presented: readonly boolean[];
  /** Which card the seat itself has presented. */
  readonly mine: CardId | null;
  /** By seat: cards that everybody knows it to have. */
  readonly known: readonly (readonly CardId[])[];
  /** By seat: cards in somebody's hand, but not in this one: it could not lay them when it knocked. */
  readonly couldNot: readonly (readonly CardId[])[];
  /** By seat: all finished rounds together. */
  readonly scores: readonly number[];
}

/** Nobody's: on the table, or not of this pack. */
export const NOBODY = -1;
export const NO_CARD: Card = -1;
