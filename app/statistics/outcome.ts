import { result, viewFor, type Match } from '../../engine';
import type { PatienceView } from '../../engine/games/patience/state';
import { levelOf, nameOf } from './kind';
import type { Outcome } from './tally';

/** What there is to count of a patience; null while it goes on. */
export function outcomeOf(match: Match, accuracy: number | null): Outcome | null {
  const end = result(match);
  if (!end) return null;
  const { options, pack } = viewFor(match, 0) as PatienceView; // only matches of patience are counted
  return {
    kind: nameOf({ level: levelOf(options), by: options.score }),
    score: end.scores[0] ?? 0,
    dealtOut: pack === 0,
    accuracy,
  };
}
