import type { AnyView, CardId, Cell, GameEvent, Seat } from '../../core/game';
import type { Random } from '../../core/random';
import type { Space } from './board';
import type { CardNumber } from './cards';
import type { SequenceOptions } from './options';

/** Where a turn is: nothing done yet; a dead card turned in; the end. */
export type Phase = 'fresh' | 'turnedIn' | 'over';

/** What everybody saw happen. */
export type Deed = Omit<GameEvent, 'seenBy' | 'reveals' | 'said'>;

/** All that everybody may know, and that is the same in a state and in a view. */
interface Known {
  readonly seats: number;
  /** How many sides there are: seat s plays for side s mod teams. */
  readonly teams: number;
  readonly options: SequenceOptions;
  readonly dealer: Seat;
  readonly phase: Phase;
  /** By space, row by row: the side whose chip lies there, or `OPEN`, or `FREE`. */
  readonly chips: readonly number[];
  /** By space: 1 where the chip is part of a sequence. */
  readonly turned: readonly number[];
  /** Who has played and not drawn yet, in that order: only where drawing is the player's own act. */
  readonly owing: readonly Seat[];
  /** Who must give up a card because of table talk. */
  readonly giving: readonly Seat[];
  /** How many seats in a row could do nothing. */
  readonly passes: number;
}

/** Five in a line that count. */
export interface Sequence<Place> {
  readonly team: number;
  readonly line: readonly Place[];
}

/** Cards and spaces are plain numbers in here: a search copies this state thousands of times. */
export interface SequenceState extends Known {
  phase: Phase;
  turn: Seat;
  chips: number[];
  turned: number[];
  /** How many spaces are open. */
  open: number;
  sequences: Sequence<Space>[];
  owing: Seat[];
  giving: Seat[];
  passes: number;
  /** Replaced when the discards are shuffled, never changed, so copies share it. */
  deck: readonly CardNumber[];
  /** Where in `deck` the top card is. */
  top: number;
  hands: CardNumber[][];
  /** By seat, as they were laid. */
  discards: CardNumber[][];
  random: Random;
  /** Four numbers for each deed: see `record.ts`. */
  history: number[];
}

export interface SequenceView extends AnyView, Known {
  readonly game: 'sequence';
  readonly turn: Seat | null;
  readonly sequences: readonly Sequence<Cell>[];
  /** Cards left to draw, unseen. */
  readonly deck: number;
  /** By seat: how many cards. */
  readonly hands: readonly number[];
  /** The seat's own; null for a bystander. */
  readonly hand: readonly CardId[] | null;
  /** By seat: face up, as they were laid. */
  readonly discards: readonly (readonly CardId[])[];
  readonly history: readonly Deed[];
}

export function teamOf({ teams }: Pick<Known, 'teams'>, seat: Seat): number {
  return seat % teams;
}
