import type { PlayedId } from '../../texts';
import { buyao } from './buyao';
import type { GameSetup } from './gameSetup';

/** One line a game. */
export const setups: Readonly<Record<PlayedId, GameSetup>> = { buyao };
