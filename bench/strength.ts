import { games, type AnyGame, type GameId, type Result } from '../engine';
import { silent } from '../engine/core/game';
import { randomFrom, shuffle, type Random } from '../engine/core/random';
import { report } from './clock';
import { interval } from './interval';
import { playerNamed, type Player } from './players';

/** One player against a table of another: each deal is played once from every side. */
interface Contest {
  readonly game: GameId;
  readonly options: object;
  readonly seats: number;
  /** They sit in turn: seat s is of side s mod sides. */
  readonly sides: number;
  readonly hero: string;
  readonly table: string;
  readonly games: number;
}

function contest({ game: id, options, seats, sides, hero, table, games: wanted }: Contest) {
  const me = playerNamed(id, hero);
  const others = playerNamed(id, table);
  const chance = randomFrom(`${hero} against ${table}, ${seats}`);
  const deals = Math.ceil(wanted / sides);
  const shares: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    let won = 0;
    for (let side = 0; side < sides; side++) {
      const players = Array.from({ length: seats }, (_, at) => (at % sides === side ? me : others));
      won += share(outcome(games[id], options, `deal ${deal}`, players, chance), side, sides);
    }
    shares.push(won / sides);
  }
  return { games: deals * sides, even: 1 / sides, ...interval(shares, deals * sides) };
}

/** A whole match, however many rounds it has. */
function outcome(
  game: AnyGame,
  asked: object,
  seed: string,
  players: readonly Player[],
  chance: Random,
): Result {
  const random = randomFrom(seed);
  const options = game.options(asked);
  const deck = shuffle(random, [...game.deck(options)]);
  const state = game.setup({ seats: players.length, options, deck, random });
  for (let turn = game.toMove(state); turn.length > 0; turn = game.toMove(state)) {
    // Where several choose in secret their views hide it, so that one after the other will do.
    const seat = turn[0] ?? 0;
    const move = players[seat]?.(game.view(state, seat), seat, chance);
    game.play(state, seat, move, silent);
  }
  const result = game.result(state);
  if (!result) throw new Error(`${game.id} has ended without a result`);
  return result;
}

/** The part of the win that falls to a side: ties share it, and where nobody has won all are even. */
function share({ winners, scores }: Result, side: number, sides: number): number {
  const split = scores.some((score, seat) => score !== scores[seat % sides]);
  if (split) throw new Error(`these are not the scores of ${sides} sides: ${scores.join(', ')}`);
  if (winners.length === 0) return 1 / sides;
  const won = new Set(winners.map((seat) => seat % sides));
  return won.has(side) ? 1 / won.size : 0;
}

report(contest(JSON.parse(process.argv[2] ?? '{}')));
