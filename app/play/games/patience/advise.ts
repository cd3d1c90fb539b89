import { seekTake, type Thinker } from '../../../../engine';
import type { PatienceView } from '../../../../engine/games/patience/state';
import { positionOf } from '../../../../engine/games/patience/table';

/** The best take there is, by what the game is played for; looked for in slices, and exact once done. */
export function advise({ hand, centre, options }: PatienceView): Thinker<unknown> {
  const search = seekTake(positionOf({ hand: hand ?? [], centre, options }), options.score);
  return {
    get done() {
      return search.done;
    },
    step: search.step,
    best() {
      const best = search.best();
      if (!best) throw new Error('a game that goes on has a take');
      return best.move;
    },
  };
}
