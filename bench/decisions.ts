import { chooseMove, newMatch, play, toMove, viewFor, type GameId, type Match } from '../engine';
import { games } from '../engine';
import { hasBot } from '../engine/bots';
import { now, report } from './clock';
import { median, quantile } from './quantile.mjs';

/** How long *hard* thinks, over every decision of a few games among its like. */
const GAMES_EACH = 3;

function decisions(id: GameId, seats: number): number[] {
  const times: number[] = [];
  for (let n = 0; n < GAMES_EACH; n++) {
    let match: Match = newMatch({ game: id, seats, seed: `decisions ${n}` });
    for (let turn = toMove(match); turn.length > 0; turn = toMove(match)) {
      const seat = turn[0] ?? 0;
      const view = viewFor(match, seat);
      const start = now();
      const move = chooseMove(view, seat, 'hard', `${match.moves.length}`);
      times.push(now() - start);
      match = play(match, seat, move).match;
    }
  }
  return times;
}

report(
  Object.values(games)
    .filter(({ id }) => hasBot(id))
    .map((game) => {
      const seats = game.seats.at(-1) ?? 1;
      const times = decisions(game.id, seats);
      return {
        game: game.id,
        seats,
        decisions: times.length,
        median: median(times),
        p95: quantile(times, 0.95),
        worst: Math.max(...times),
      };
    }),
);
