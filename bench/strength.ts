import { games, type AnyGame, type GameId } from '../engine';
import { silent } from '../engine/core/game';
import { randomFrom, shuffle, type Random } from '../engine/core/random';
import { report } from './clock';
import { playerNamed, type Player } from './players';

/** One player against a table of another: each deal is played once from every seat. */
interface Contest {
  readonly game: GameId;
  readonly seats: number;
  readonly hero: string;
  readonly table: string;
  readonly games: number;
}

function contest({ game: id, seats, hero, table, games: wanted }: Contest) {
  const game: AnyGame = games[id];
  const me = playerNamed(id, hero);
  const others = playerNamed(id, table);
  const chance = randomFrom(`${hero} against ${table}, ${seats}`);
  const deals = Math.ceil(wanted / seats);
  const shares: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    let won = 0;
    for (let seat = 0; seat < seats; seat++) {
      const table = Array.from({ length: seats }, (_, at) => (at === seat ? me : others));
      won += share(game, seats, `deal ${deal}`, table, seat, chance);
    }
    shares.push(won / seats);
  }
  const mean = average(shares);
  // Games of one deal are alike, so the interval goes by deals.
  const spread = Math.sqrt(average(shares.map((won) => (won - mean) ** 2)) / (deals - 1));
  return {
    hero,
    table,
    seats,
    games: deals * seats,
    mean,
    low: mean - 1.96 * spread,
    high: mean + 1.96 * spread,
  };
}

/** The part of the win that falls to a seat: ties share it. */
function share(
  game: AnyGame,
  seats: number,
  seed: string,
  players: readonly Player[],
  mine: number,
  chance: Random,
): number {
  const random = randomFrom(seed);
  const options = game.options({});
  const state = game.setup({
    seats,
    options,
    deck: shuffle(random, [...game.deck(options)]),
    random,
  });
  for (let turn = game.toMove(state); turn.length > 0; turn = game.toMove(state)) {
    const seat = turn[0] ?? 0;
    const move = players[seat]?.(game.view(state, seat), seat, chance);
    game.play(state, seat, move, silent);
  }
  const winners = game.result(state)?.winners ?? [];
  return winners.includes(mine) ? 1 / winners.length : 0;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

report(contest(JSON.parse(process.argv[2] ?? '{}')));
