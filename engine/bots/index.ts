import type { AnyView, GameId, Seat } from '../core/game';
import { randomFrom } from '../core/random';
import { BadInput } from '../core/refusal';
import { buyao } from './buyao';
import { BUDGETS, LEVELS, type Budget, type Level } from './levels';
import type { Bot, Thinker } from './search';

export type { Budget, Level } from './levels';
export type { Thinker } from './search';

/** One line a game. */
const bots: { readonly [id in GameId]: Bot<AnyView, unknown> } = { buyao };

/** The stepping form of `chooseMove`: the app lets it think in slices between frames. */
export function think(
  view: AnyView,
  seat: Seat,
  level: Level,
  seed: string,
  budget: Budget = BUDGETS[level],
): Thinker<unknown> {
  if (!LEVELS.includes(level)) throw new BadInput('noSuchLevel', 'There is no such level.');
  if (!Object.hasOwn(bots, view.game))
    throw new BadInput('noSuchGame', 'There is no bot for this.');
  if (view.seat !== seat) throw new BadInput('noSuchSeat', 'A bot sees with its own eyes only.');
  if (!Number.isSafeInteger(budget.playouts) || budget.playouts < 0) {
    throw new BadInput('badBudget', 'A budget is a number of imagined games.');
  }
  return bots[view.game].think(view, seat, level, budget.playouts, randomFrom(seed));
}

export function chooseMove(
  view: AnyView,
  seat: Seat,
  level: Level,
  seed: string,
  budget?: Budget,
): unknown {
  const thinker = think(view, seat, level, seed, budget);
  while (!thinker.done) thinker.step();
  return thinker.best();
}
