import { newMatch, play, type GameEvent, type Match } from '../../engine';

/** A match as it stood after one of its moves, and what that move brought. */
export interface Step {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** From the deal to the end. */
export function stepsOf(match: Match): Step[] {
  let now = newMatch(match);
  return [
    { match: now, events: [] },
    ...match.moves.map(([mover, move]) => {
      const { match: next, events } = play(now, mover, move);
      now = next;
      return { match: next, events };
    }),
  ];
}
