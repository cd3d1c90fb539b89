import { markOf } from '../../../../components/games/fighting/seen';
import type { Seat } from '../../../../engine';
import type { FightingView } from '../../../../engine/games/fighting/state';

/** Points so far: a side's for each of its seats. */
export function standing({ scores }: FightingView): readonly number[] {
  return scores;
}

export function roundsOver({ rounds }: FightingView): number {
  return rounds.length;
}

/** Partners wear one mark. */
export function mark({ seats }: FightingView, seat: Seat): Seat {
  return markOf(seats, seat);
}
