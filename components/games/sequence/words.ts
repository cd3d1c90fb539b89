import type { Reading } from '../../../engine/chinese/reading';
import type { Cell } from '../../../engine/core/game';

/** What stands in a space, for those who do not see it. */
export interface SpaceSaid {
  readonly number: Reading;
  /** From 1. */
  readonly row: number;
  readonly column: number;
  /** Whose chip lies there. */
  readonly side: string | null;
  /** It is part of a sequence. */
  readonly turned: boolean;
  /** It was put there last. */
  readonly last: boolean;
}

/** What this board says. Cards come as they are read: 九加四. */
export interface SequenceWords {
  /** A card; what a Plus or a Minus does is said with it. */
  readonly card: (card: Reading) => string;
  readonly does: { readonly plus: string; readonly minus: string };
  /** On the card itself, where there is room for a few letters. */
  readonly short: { readonly plus: string; readonly minus: string };
  readonly space: (space: SpaceSaid) => string;
  readonly corner: string;
  readonly board: string;
  readonly hand: string;
  readonly deck: (cards: number) => string;
  readonly pile: (name: string, cards: number, top: string | null) => string;
  readonly seat: (name: string, side: string, cards: number, active: boolean) => string;
  /** Below a seat's name. */
  readonly holds: (cards: number) => string;
  /** A side, by the names of those who play for it. */
  readonly side: (names: readonly string[]) => string;
  readonly line: (side: string) => string;
  readonly thinking: string;

  readonly put: (card: Reading, space: Reading, row: number, column: number) => string;
  readonly remove: (space: Reading, row: number, column: number) => string;
  readonly turnIn: (card: Reading) => string;
  readonly giveUp: (card: Reading) => string;
  readonly pass: string;
  readonly draw: (name: string) => string;
  readonly drawHelp: string;
  readonly handOn: string;
  readonly say: string;

  /** What there is to do. */
  readonly begin: string;
  readonly noHelp: string;
  readonly dead: string;
  readonly canOnlyPass: string;
  readonly giveNow: string;
  readonly chooseFive: string;
  readonly five: (at: number) => string;
  /** The same for those who do not see its line: where it begins and ends, counted from 0. */
  readonly fiveAlong: (at: number, from: Cell, to: Cell) => string;
  readonly back: string;

  readonly tableTalk: string;
  readonly callOn: (side: string) => string;
  readonly nobody: string;
}
