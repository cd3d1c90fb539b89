import { BOT_NAMES } from '../../app/play/botNames';
import { chooseMove, legalMoves, newMatch, play, save, toMove, viewFor } from '../../engine';
import type { Match } from '../../engine';
import type { BuyaoView } from '../../engine/games/buyao/state';
import { report } from '../clock';

const SEATS = 6;
const GAMES = 20;

const seenByFirst = (match: Match) => viewFor(match, 0) as BuyaoView; // no other game is played here

/** Every moment of some games at which the first seat has a choice. */
function* choices(): Generator<Match> {
  for (let n = 0; n < GAMES; n++) {
    let match = newMatch({ game: 'buyao', seats: SEATS, seed: `a full table ${n}` });
    for (let turn = toMove(match); turn.length > 0; turn = toMove(match)) {
      const seat = turn[0] ?? 0;
      if (seat === 0 && legalMoves(match, seat).length > 1) yield match;
      const move = chooseMove(viewFor(match, seat), seat, 'easy', `${match.moves.length}`);
      match = play(match, seat, move).match;
    }
  }
}

/** The latest of them: nearly all cards lie on the table, and tokens on the last. */
const match = [...choices()].reduce((late, next) => {
  const [a, b] = [seenByFirst(late), seenByFirst(next)];
  return b.pile < a.pile || (b.pile === a.pile && b.pot > a.pot) ? next : late;
});
const bots = BOT_NAMES.slice(0, SEATS - 1).map((name) => ({ kind: 'bot', name, level: 'normal' }));

/** The card to be carried, and what a device has kept when that is where the game stands. */
report({
  card: seenByFirst(match).open,
  kept: {
    'shushu.match.buyao': JSON.stringify({
      v: 1,
      data: {
        match: save(match),
        players: [{ kind: 'person', name: 'Mei' }, ...bots],
        sharing: 'pass',
        hints: Array.from({ length: SEATS }, () => 0),
      },
    }),
  },
});
