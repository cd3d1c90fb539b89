import { newMatch, play, type GameEvent, type Match, type Seat } from '../../engine';

/** All that has happened in a match, from its first move on. */
export function storyOf(match: Match): GameEvent[] {
  let now = newMatch(match);
  return match.moves.flatMap(([seat, move]) => {
    const { match: next, events } = play(now, seat, move);
    now = next;
    return events;
  });
}

/** What these eyes may know of. */
export function visibleTo(eyes: Seat | null, events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(
    ({ seenBy }) => seenBy === 'all' || (eyes !== null && seenBy.includes(eyes)),
  );
}
