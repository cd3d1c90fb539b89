import { undo, type Match, type Seat } from '../../engine';
import type { Player } from './players';

export interface Choice {
  readonly seat: Seat;
  /** As it was before that person chose. */
  readonly match: Match;
}

/** Back to the last choice of a person, over all that bots have done since; null where somebody has learnt something from it. */
export function lastChoice(match: Match, players: readonly Player[]): Choice | null {
  let now: Match | null = match;
  while (now) {
    const last: Match['moves'][number] | undefined = now.moves.at(-1);
    if (!last) return null;
    const [seat] = last;
    now = undo(now);
    if (now && players[seat]?.kind === 'person') return { seat, match: now };
  }
  return null;
}
