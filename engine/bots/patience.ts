import { silent } from '../core/game';
import type { Random } from '../core/random';
import { BadInput } from '../core/refusal';
import { bestTake } from '../games/numero/bestTake';
import { listTakes } from '../games/numero/listTakes';
import type { By } from '../games/numero/scales';
import type { Take } from '../games/numero/takes';
import { patience as game } from '../games/patience/rules';
import type { PatienceState, PatienceView } from '../games/patience/state';
import { positionOf } from '../games/patience/table';
import type { Thinker } from './search';
import { trial } from './trial';

/** Patience is played alone. These play it to show what there was in a deal. */

/** Takes all it can, now. */
export function greedy(view: PatienceView, by: By): Take {
  const best = bestTake(positionIn(view), by);
  if (!best) throw over();
  return best.move;
}

/** So many takes are compared: the best ones by score, and the best one that leaves each number card in the hand. */
const BEST_ONES = 3;

/** What it is worth that there will be something to take: the game may go on for many turns. */
const GOING_ON = { cards: 20, points: 80 } as const;

/**
 * Looks ahead over the pack that it does not know: imagines which cards come next, and weighs what a take brings
 * against how often it is the last one. To look further ahead was tried: it took longer and brought no more.
 */
export function planner(view: PatienceView, playouts: number, random: Random): Thinker<Take> {
  const moves = candidates(view);
  if (moves.length === 0) throw over();
  return trial(
    moves.map((move) => ({ move, edge: 0 })),
    playouts,
    () => game.imagine(view, random),
    prospectOf,
  );
}

function candidates(view: PatienceView): Take[] {
  const position = positionIn(view);
  const { score } = view.options;
  const best = bestTake(position, score)?.move;
  const listed = listTakes(position, score);
  const others = position.hand.flatMap((card) => listed.find((take) => take.card === card) ?? []);
  const all = [...(best ? [best] : []), ...listed.slice(0, BEST_ONES), ...others];
  const names = all.map((take) => JSON.stringify(take));
  return all.filter((_, at) => names.indexOf(names[at] ?? '') === at);
}

function prospectOf(move: Take, imagined: PatienceState): number {
  const state = game.copy(imagined);
  game.play(state, 0, move, silent);
  return state.score + (state.over ? 0 : GOING_ON[state.options.score]);
}

function positionIn({ hand, centre, options }: PatienceView) {
  return positionOf({ hand: hand ?? [], centre, options });
}

function over(): BadInput {
  return new BadInput('notYourTurn', 'There is no move to choose now.');
}
