import type { AnyView, CardId, Seat } from '../../core/game';
import type { PackOptions } from '../numero/pack';
import type { By } from '../numero/scales';
import type { Deed } from '../numero/state';

export interface PatienceOptions extends PackOptions {
  readonly score: By;
}

/** What lies open on the table. */
interface Open {
  readonly options: PatienceOptions;
  /** No take is possible any more. */
  readonly over: boolean;
  readonly centre: readonly CardId[];
  /** The win stack, as it grew. */
  readonly won: readonly CardId[];
  /** Cards or points so far. */
  readonly score: number;
  readonly history: readonly Deed[];
}

export interface PatienceState extends Open {
  over: boolean;
  /** As it was dealt from; never changed, so copies share it. */
  readonly deck: readonly CardId[];
  /** Where in `deck` the pack's top card is. */
  top: number;
  hand: CardId[];
  centre: CardId[];
  won: CardId[];
  score: number;
  history: Deed[];
}

export interface PatienceView extends AnyView, Open {
  readonly game: 'patience';
  readonly turn: Seat | null;
  /** Cards left in the pack. */
  readonly pack: number;
  /** How many cards the player has. */
  readonly held: number;
  /** The player's own; null for a bystander. */
  readonly hand: readonly CardId[] | null;
}
