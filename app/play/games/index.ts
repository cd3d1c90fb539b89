import type { Match } from '../../../engine';
import type { PlayedId } from '../../texts';
import { buyao } from './buyao';
import type { GameTable } from './gameTable';

/** One line a game. */
export const tables: Readonly<Record<PlayedId, GameTable>> = { buyao };

/** No match of a game without a table can be begun here, or read back. */
export function gameOf(match: Match): PlayedId {
  return match.game as PlayedId;
}
