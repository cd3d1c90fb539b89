import { undo, type Match, type Mover } from '../../engine';
import type { Player } from './players';

export interface Choice {
  readonly by: Mover;
  /** As it was before that person chose. */
  readonly match: Match;
}

/** Back to the last choice of a person, over all that bots have done since; null where somebody has learnt something from it. */
export function lastChoice(match: Match, players: readonly Player[]): Choice | null {
  let now: Match | null = match;
  while (now) {
    const last: Match['moves'][number] | undefined = now.moves.at(-1);
    if (!last) return null;
    const [by] = last;
    now = undo(now);
    // A referee is a person, too.
    if (now && (by === 'referee' || players[by]?.kind === 'person')) return { by, match: now };
  }
  return null;
}
