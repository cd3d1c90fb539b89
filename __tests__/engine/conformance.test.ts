import { games, type GameId } from '../../engine';
import { conformance } from './conformance';
import { seconds } from './seconds';

/** At least 10,000 games of each game in all; the quick loop plays fewer. */
const GAMES_EACH = Number(process.env.CONFORMANCE_GAMES ?? 640);

const ids = Object.keys(games) as GameId[]; // the registry has no other keys

describe.each(ids)('%s', (id) => {
  conformance(games[id], seconds[id], GAMES_EACH);
});
