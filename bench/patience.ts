import { newMatch, play, result, toMove, viewFor } from '../engine';
import { greedy, planner } from '../engine/bots/patience';
import { randomFrom } from '../engine/core/random';
import type { Take } from '../engine/games/numero/takes';
import type { PatienceView } from '../engine/games/patience/state';
import { report } from './clock';

/** So often it imagines what comes next, for each take. */
const PLAYOUTS = 300;

type Player = (view: PatienceView, seed: string) => Take;

const players: { readonly [name: string]: Player } = {
  'greedy for cards': (view) => greedy(view, 'cards'),
  'greedy for points': (view) => greedy(view, 'points'),
  planner(view, seed) {
    const thinker = planner(view, PLAYOUTS, randomFrom(seed));
    while (!thinker.done) thinker.step();
    return thinker.best();
  },
};

interface Deal {
  readonly score: number;
  readonly cards: number;
  /** The whole pack was dealt out. */
  readonly out: boolean;
}

/** Deals by their number: the same for everybody. */
function deal(number: number, choose: Player): Deal {
  const options = { score: 'points' };
  let match = newMatch({ game: 'patience', seats: 1, seed: `deal ${number}`, options });
  while (toMove(match).length > 0) {
    const view = viewFor(match, 0) as PatienceView; // a match of patience
    match = play(match, 0, choose(view, `deal ${number}, take ${match.moves.length}`)).match;
  }
  const { won, pack } = viewFor(match, 0) as PatienceView;
  return { score: result(match)?.scores[0] ?? 0, cards: won.length, out: pack === 0 };
}

const { name, from, to } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly name: string;
  readonly from: number;
  readonly to: number;
};
const player = players[name];
if (!player) throw new Error(`nobody is called ${name}`);
report(Array.from({ length: to - from }, (_, at) => deal(from + at, player)));
