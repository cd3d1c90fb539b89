import type { AnyView, GameId, Seat } from '../core/game';
import { randomFrom } from '../core/random';
import { BadInput } from '../core/refusal';
import { games } from '../games';
import { buyao } from './buyao';
import { fighting } from './fighting';
import { BUDGETS, LEVELS, type Budget, type Level } from './levels';
import { numero } from './numero';
import type { Bot, Thinker } from './search';
import { sequence } from './sequence';
import { sevens } from './sevens';

export type { Budget, Level } from './levels';
export type { Thinker } from './search';

/** One line a game; not every game has one: patience is played alone. */
const bots: { readonly [id in GameId]?: Bot<AnyView, unknown> } = {
  buyao,
  fighting,
  numero,
  sequence,
  sevens,
};

/** The stepping form of `chooseMove`: the app lets it think in slices between frames. */
export function think(
  view: AnyView,
  seat: Seat,
  level: Level,
  seed: string,
  budget: Budget = BUDGETS[level],
): Thinker<unknown> {
  if (!LEVELS.includes(level)) throw new BadInput('noSuchLevel', 'There is no such level.');
  const bot = botFor(view.game);
  if (view.seat !== seat) throw new BadInput('noSuchSeat', 'A bot sees with its own eyes only.');
  if (!Number.isSafeInteger(budget.playouts) || budget.playouts < 0) {
    throw new BadInput('badBudget', 'A budget is a number of imagined games.');
  }
  return bot.think(view, seat, level, budget.playouts, randomFrom(seed));
}

/** Whether somebody can be found to play this. */
export function hasBot(game: GameId): boolean {
  return Object.hasOwn(bots, game);
}

function botFor(game: GameId): Bot<AnyView, unknown> {
  // Own names only: a view may say it is of the game 'constructor'.
  const bot = Object.hasOwn(bots, game) ? bots[game] : undefined;
  if (bot) return bot;
  if (Object.hasOwn(games, game)) throw new BadInput('noBot', 'Nobody else can play this game.');
  throw new BadInput('noSuchGame', 'There is no such game here.');
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
