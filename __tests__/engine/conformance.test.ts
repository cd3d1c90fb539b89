import { games, type GameId } from '../../engine';
import { conformance } from './conformance';
import { seconds } from './seconds';

/** At least 10,000 games of a quick game in all; a game that takes its time says how many. */
const USUAL = 640;
const asked = process.env.CONFORMANCE_GAMES;

const ids = Object.keys(games) as GameId[]; // the registry has no other keys

describe.each(ids)('%s', (id) => {
  const usual = seconds[id].games ?? USUAL;
  conformance(games[id], seconds[id], asked === undefined ? usual : Number(asked));
});
