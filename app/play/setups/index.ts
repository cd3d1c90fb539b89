import type { PlayedId } from '../../texts';
import { buyao } from './buyao';
import { fighting } from './fighting';
import type { GameSetup } from './gameSetup';
import { numero } from './numero';
import { patience } from './patience';
import { sequence } from './sequence';
import { sevens } from './sevens';

/** One line a game. */
export const setups: Readonly<Record<PlayedId, GameSetup>> = {
  buyao,
  fighting,
  numero,
  patience,
  sequence,
  sevens,
};
