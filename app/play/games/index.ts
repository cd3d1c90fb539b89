import type { Match } from '../../../engine';
import type { PlayedId } from '../../texts';
import { buyao } from './buyao';
import { fighting } from './fighting';
import type { GameTable } from './gameTable';
import { numero } from './numero';
import { patience } from './patience';
import { sequence } from './sequence';
import { sevens } from './sevens';

/** One line a game. */
export const tables: Readonly<Record<PlayedId, GameTable>> = {
  buyao,
  fighting,
  numero,
  patience,
  sequence,
  sevens,
};

/** No match of a game without a table can be begun here, or read back. */
export function gameOf(match: Match): PlayedId {
  return match.game as PlayedId;
}
