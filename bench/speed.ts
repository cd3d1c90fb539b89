import { games, legalMoves, newMatch, play, toMove, type AnyGame, type GameId } from '../engine';
import { silent } from '../engine/core/game';
import { below, randomFrom, shuffle, unit } from '../engine/core/random';
import { race, report } from './clock';
import { peerGame } from './peer/buyao';

/** Random games, through the contract that bots and the app use, beside the same game on boardgame.io. */
const SEATS = 4;
const random = randomFrom('speed');

/** As a search plays: the rules alone. */
function ruleGame(game: AnyGame, seats: number): void {
  const options = game.options({});
  const deck = shuffle(random, [...game.deck(options)]);
  const state = game.setup({ seats, options, deck, random });
  for (let turn = game.toMove(state); turn.length > 0; turn = game.toMove(state)) {
    const seat = turn[0] ?? 0;
    const moves = game.moves(state, seat);
    game.play(state, seat, moves[below(random, moves.length)], silent);
  }
}

/** As the app plays: every move checked, every match kept. */
function matchGame(id: GameId, seats: number): void {
  let match = newMatch({ game: id, seats, seed: String(unit(random)) });
  for (let turn = toMove(match); turn.length > 0; turn = toMove(match)) {
    const seat = turn[0] ?? 0;
    const moves = legalMoves(match, seat);
    match = play(match, seat, moves[below(random, moves.length)]).match;
  }
}

let seed = 0;
const beside = race(
  {
    rules: () => ruleGame(games.buyao, SEATS),
    match: () => matchGame('buyao', SEATS),
    'boardgame.io': () => void peerGame(SEATS, seed++, () => unit(random)),
  },
  7,
  600,
);

const each = Object.fromEntries(
  Object.values<AnyGame>(games).map((game) => {
    const seats = game.seats[Math.floor(game.seats.length / 2)] ?? 1;
    const { rules = NaN } = race({ rules: () => ruleGame(game, seats) }, 5, 300);
    return [game.id, { seats, rate: rules }];
  }),
);

report({ beside, each });
