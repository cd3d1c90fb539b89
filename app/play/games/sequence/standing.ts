import type { Seat } from '../../../../engine';
import { teamOf, type SequenceView } from '../../../../engine/games/sequence/state';
import { sequencesBySide } from './sides';

/** Sequences so far, a side's for each of its seats. */
export function standing(view: SequenceView): number[] {
  const bySide = sequencesBySide(view);
  return Array.from({ length: view.seats }, (_, seat) => bySide[seat % view.teams] ?? 0);
}

/** A side wears the mark of its first seat, which is that of its chips. */
export function mark(view: SequenceView, seat: Seat): Seat {
  return teamOf(view, seat);
}
