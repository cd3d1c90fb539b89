import { silent, type Seat } from '../core/game';
import type { Random } from '../core/random';
import type { NumeroMove } from '../games/numero/move';
import { numero as game } from '../games/numero/rules';
import type { NumeroState, NumeroView } from '../games/numero/state';
import { glance, turnIn } from './numeroGlance';
import type { Thinker } from './search';

/** One of the moves that are compared. */
export interface Entry {
  readonly move: NumeroMove;
  /** What it is given beforehand, each time: what it brings for sure counts more than what it may. */
  readonly edge: number;
}

interface Tried extends Entry {
  total: number;
}

/** After each of so many heats the worse half goes. */
const HEATS = 4;

/**
 * Compares moves by what they bring until the seat has had its next turn too: each round imagines the hidden
 * cards once, for all moves alike. Whole games would be better and take too long: a take is dear to find.
 */
export function trial(
  view: NumeroView,
  me: Seat,
  moves: readonly Entry[],
  playouts: number,
  random: Random,
): Thinker<NumeroMove> {
  let entries: Tried[] = moves.map((entry) => ({ ...entry, total: 0 }));
  let imagined: NumeroState | null = null;
  let next = 0;
  let left = moves.length > 1 ? playouts : 0;
  let heatEnds = left * (1 - 1 / HEATS);

  function step(): void {
    const entry = entries[next];
    if (left === 0 || !entry) return;
    left--;
    imagined ??= game.imagine(view, random);
    entry.total += entry.edge + broughtBy(entry.move, imagined, me);
    if (++next === entries.length) endRound();
  }

  function endRound(): void {
    next = 0;
    imagined = null;
    entries = sorted(entries);
    if (left < entries.length) left = 0;
    if (left > heatEnds) return;
    entries = entries.slice(0, Math.ceil(entries.length / 2));
    heatEnds -= playouts / HEATS;
    if (entries.length === 1) left = 0;
  }

  return {
    get done() {
      return left === 0;
    },
    step,
    best() {
      const [first] = entries;
      if (!first) throw new Error('a seat to move has no move');
      return first.move;
    },
  };
}

/** A sort that leaves equals as they were: the first ones are those that seemed best. */
function sorted(entries: readonly Tried[]): Tried[] {
  return [...entries].sort((a, b) => b.total - a.total);
}

/** How much better off the seat is than the others, once it has moved again. */
function broughtBy(move: NumeroMove, imagined: NumeroState, me: Seat): number {
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
