import { games, type GameId } from '../engine';
import { report } from './clock';
import { rivalsOf } from './players';

/** Who can be met at the tables of one game alone, game by game. */
const ids = Object.keys(games) as GameId[]; // the registry has no other names
report(Object.fromEntries(ids.map((id) => [id, rivalsOf(id)])));
