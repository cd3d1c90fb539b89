import type { AnyView, CardId, GameEvent, Seat } from '../../core/game';
import type { NumeroOptions } from './options';
import type { Pile, PileId } from './term';

/** A build with its story: enough to part it again where it turns out to be a bluff. */
export interface Build extends Pile {
  /** Who made it, or changed it last. */
  readonly owner: Seat;
  /** The number of the turn it was made in. */
  readonly turn: number;
  /** What came from the hand: the number card, then wild cards. */
  readonly added: readonly CardId[];
  /** What lay in the centre before. */
  readonly parts: readonly Heap[];
  /** It was challenged, and the answer was there. */
  readonly proven: boolean;
}

/** What lies in the centre: a single card or a build. */
export type Heap = { readonly card: CardId } | Build;

/**
 * Where a turn is: nothing done yet, or wild cards already discarded; one seat alone with cards and its last
 * chance; the end.
 */
export type Phase = 'fresh' | 'tossed' | 'lastChance' | 'over';

/** What everybody saw happen. */
export type Deed = Omit<GameEvent, 'seenBy' | 'reveals' | 'said'>;

/** All that everybody may know. */
export interface Known {
  readonly seats: number;
  readonly options: NumeroOptions;
  readonly dealer: Seat;
  readonly phase: Phase;
  /** The number of this turn, from 0. */
  readonly turns: number;
  /** By seat: the number of its last turn before this one, −1 where it had none. */
  readonly lastTurns: readonly number[];
  readonly centre: readonly Heap[];
  /** By seat: the win stacks, as they grew. */
  readonly won: readonly (readonly CardId[])[];
  /** By seat: cards that it has shown and still holds. */
  readonly shown: readonly (readonly CardId[])[];
  /** By seat: cards or points so far. */
  readonly scores: readonly number[];
  readonly lastTaker: Seat | null;
  readonly nextPile: PileId;
  readonly history: readonly Deed[];
}

export interface NumeroState extends Known {
  phase: Phase;
  turn: Seat;
  turns: number;
  lastTurns: number[];
  /** As it was dealt from; never changed, so copies share it. */
  readonly deck: readonly CardId[];
  /** Where in `deck` the pack's top card is. */
  top: number;
  hands: CardId[][];
  centre: Heap[];
  won: CardId[][];
  shown: CardId[][];
  scores: number[];
  lastTaker: Seat | null;
  nextPile: PileId;
  history: Deed[];
}

export interface NumeroView extends AnyView, Known {
  readonly game: 'numero';
  readonly turn: Seat | null;
  /** Cards left in the pack. */
  readonly pack: number;
  /** By seat: how many cards. */
  readonly hands: readonly number[];
  /** The seat's own; null for a bystander. */
  readonly hand: readonly CardId[] | null;
}

export function isBuild(heap: Heap): heap is Build {
  return 'pile' in heap;
}
