import type { Result } from '../../core/game';
import { ranked } from '../../core/rank';
import { hasWon } from './play';
import { teamOf, type SequenceState } from './state';

/** A seat's score is its side's sequences. With no winner it is a draw, whoever has more of them. */
export function result(state: SequenceState): Result | null {
  if (state.phase !== 'over') return null;
  const scores = Array.from(
    { length: state.seats },
    (_, seat) => state.sequences.filter(({ team }) => team === teamOf(state, seat)).length,
  );
  if (scores.some((_, seat) => hasWon(state, teamOf(state, seat)))) return ranked(scores, 'higher');
  return { scores, ranks: scores.map(() => 1), winners: scores.map((_, seat) => seat) };
}
