import type { Cell } from '../../../engine/core/game';
import type { ChipMove, SequenceMove } from '../../../engine/games/sequence/move';
import type { SequenceView } from '../../../engine/games/sequence/state';
import type { BoardProps } from '../board';
import type { Arrangement } from './arrange';
import type { SequenceWords } from './words';

export interface SequenceBoardProps extends BoardProps<SequenceView, SequenceMove> {
  readonly words: SequenceWords;
}

/** What each part of the board gets: all of it, where things lie, and a chip whose five is still to be chosen. */
export interface PartProps extends SequenceBoardProps {
  readonly plan: Arrangement;
  readonly choosing: Choosing | null;
}

/** A chip that makes six in a line or more, and each of the fives that it can be. */
export interface Choosing {
  readonly cell: Cell;
  readonly fives: readonly Five[];
}

export interface Five {
  readonly move: ChipMove;
  /** All that would be turned over: a chip may close another line besides. */
  readonly lines: readonly (readonly Cell[])[];
}

export const isSameCell = ([a, b]: Cell, [c, d]: Cell) => a === c && b === d;
