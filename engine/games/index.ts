import type { AnyGame, GameId } from '../core/game';
import { buyao } from './buyao/rules';
import { fighting } from './fighting/rules';
import { numero } from './numero/rules';
import { patience } from './patience/rules';
import { sequence } from './sequence/rules';
import { sevens } from './sevens/rules';

/** Every game of the app: conformance, the tools and the screens go by this list. */
export const games = { buyao, fighting, numero, patience, sequence, sevens } as const satisfies {
  readonly [id in GameId]: AnyGame;
};
