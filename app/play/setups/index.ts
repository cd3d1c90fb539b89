import type { GameId } from '../../../engine';
import { buyao } from './buyao';
import type { GameSetup } from './gameSetup';

/** One line a game. */
export const setups: Readonly<Record<GameId, GameSetup>> = { buyao };
