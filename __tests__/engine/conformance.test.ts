import { games, type GameId } from '../../engine';
import { conformance } from './conformance';
import { seconds } from './seconds';

/** At least 5,000 games of a quick game in all; a game that takes its time says how many are enough. */
const USUAL = 320;

/** Asked for fewer, for a quick look, nobody plays more than ever; asked for more, everybody plays so many. */
const asked = Number(process.env.CONFORMANCE_GAMES ?? USUAL);
const enough = (usual: number) => (asked > USUAL ? asked : Math.min(asked, usual));

const ids = Object.keys(games) as GameId[]; // the registry has no other keys

describe.each(ids)('%s', (id) => {
  conformance(games[id], seconds[id], enough(seconds[id].games ?? USUAL));
});
