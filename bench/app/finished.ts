import { BOT_NAMES } from '../../app/play/botNames';
import { packed } from '../../app/records/packed';
import { chooseMove, games, legalMoves, newMatch, play, save, toMove, viewFor } from '../../engine';
import type { GameId, Match } from '../../engine';
import { hasBot } from '../../engine/bots';
import { median } from '../quantile.mjs';
import { report } from '../clock';

/** So many of each game are weighed. */
const WEIGHED = 10;
/** As many as lie on one page of the records, of every game in turn. */
const KEPT = 50;
const AT_TABLE = Object.keys(games) as GameId[]; // the registry has no other keys

/** A match of easy bots; alone, of the largest takes. */
function played(game: GameId, n: number): Match {
  const sizes = games[game].seats;
  const seats = sizes[n % sizes.length] ?? 1;
  let match = newMatch({ game, seats, seed: `on record ${n}` });
  for (let turn = toMove(match); turn.length > 0; turn = toMove(match)) {
    const seat = turn[0] ?? 0;
    const move = hasBot(game)
      ? chooseMove(viewFor(match, seat), seat, 'easy', `${match.moves.length}`, { playouts: 0 })
      : legalMoves(match, seat)[0];
    match = play(match, seat, move).match;
  }
  return match;
}

const weights = Object.keys(games).map((id) => {
  const game = id as GameId; // the registry has no other keys
  const matches = Array.from({ length: WEIGHED }, (_, n) => played(game, n));
  return {
    game,
    moves: median(matches.map(({ moves }) => moves.length)),
    letters: median(matches.map((match) => save(match).length)),
    packed: median(matches.map((match) => packed(save(match)).length)),
  };
});

/** One person of the roster at each table, of six in all. */
const entries = Array.from({ length: KEPT }, (_, n) => {
  const match = played(AT_TABLE[n % AT_TABLE.length] ?? 'buyao', n);
  const bots = BOT_NAMES.slice(0, match.seats - 1);
  return JSON.stringify({
    id: `m${n}`,
    at: Date.UTC(2026, 10, 18) - n * 3_600_000,
    match: JSON.parse(save(match)),
    players: [
      { kind: 'person', name: 'Mei', who: `p${n % 6}` },
      ...bots.map((name) => ({ kind: 'bot', name, level: 'easy' })),
    ],
    sharing: 'pass',
    hints: Array.from({ length: match.seats }, () => 0),
    heard: '081121182',
    slips: [],
  });
});

report({ weights, backup: `{"app":"shushu","v":1,"records":[${entries.join(',')}]}` });
