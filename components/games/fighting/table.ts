import type { FightingMove, FightingView } from '../../../engine/games/fighting/state';
import type { ZoneId } from '../../table/intent';
import type { BoardProps } from '../board';
import type { Arrangement } from './arrange';
import type { FightingWords } from './words';

export interface FightingBoardProps extends BoardProps<FightingView, FightingMove> {
  readonly words: FightingWords;
}

/** What each part of the board gets: all of it, and where things lie. */
export interface PartProps extends FightingBoardProps {
  readonly plan: Arrangement;
}

/** The middle of the table: where a card is laid or played. */
export const TRICK: ZoneId = 'trick';
