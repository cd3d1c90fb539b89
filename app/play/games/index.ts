import type { GameId } from '../../../engine';
import { buyao } from './buyao';
import type { GameTable } from './gameTable';

/** One line a game. */
export const tables: Readonly<Record<GameId, GameTable>> = { buyao };
