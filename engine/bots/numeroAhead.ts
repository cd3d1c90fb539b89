import { silent, type Seat } from '../core/game';
import type { NumeroMove } from '../games/numero/move';
import { numero as game } from '../games/numero/rules';
import type { NumeroState } from '../games/numero/state';
import { glance, turnIn } from './numeroGlance';

/**
 * How much better off the seat is than the others, once it has moved again. Whole games would tell more and take
 * too long: a take is dear to find.
 */
export function broughtBy(move: NumeroMove, imagined: NumeroState, me: Seat): number {
  const state = game.copy(imagined);
  game.play(state, me, move, silent);
  for (let again = false; !again && state.phase !== 'over';) {
    again = state.turn === me;
    game.play(state, state.turn, glance(turnIn(state)), silent);
  }
  return leadOf(state, me) - leadOf(imagined, me);
}

/** Over the others' mean. */
function leadOf({ scores }: NumeroState, me: Seat): number {
  const all = scores.reduce((sum, score) => sum + score, 0);
  const own = scores[me] ?? 0;
  return own - (all - own) / (scores.length - 1);
}
