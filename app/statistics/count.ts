import { accuracyOf } from '../review/accuracy';
import { scoringOf } from '../review/turns';
import { weighingQuickly } from '../review/weigh';
import type { Sitting } from '../play/playing';
import { startThought } from '../play/thought';
import { today } from '../services/today';
import { write } from './book';
import { outcomeOf } from './outcome';
import { withMatch } from './statistics';

/** What is counted of a sitting. */
type Counting = Pick<Sitting, 'id' | 'match'>;

/**
 * Writes a patience that is over into the statistics, at once, and once more when its accuracy is known; that is
 * worked out in slices. However often it is called, the match counts once. Returns the way to stop.
 */
export function startCounting(
  sitting: Counting,
  onAccuracy: (accuracy: number | null) => void,
): () => void {
  count(sitting, null);
  const { stop } = startThought(
    () => weighingQuickly(sitting.match),
    0,
    (turns) => {
      const accuracy = accuracyOf(turns, scoringOf(sitting.match));
      count(sitting, accuracy);
      onAccuracy(accuracy);
    },
  );
  return stop;
}

function count({ id, match }: Counting, accuracy: number | null): void {
  const outcome = outcomeOf(match, accuracy);
  if (!outcome) return;
  const day = today();
  void write(match.game, (now) => withMatch(now, { id, ...outcome }, day));
}
