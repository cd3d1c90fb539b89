import type { AnyGame, GameId } from '../core/game';
import { buyao } from './buyao/rules';
import { numero } from './numero/rules';
import { patience } from './patience/rules';

/** Every game of the app: conformance, the tools and the screens go by this list. */
export const games = { buyao, numero, patience } as const satisfies {
  readonly [id in GameId]: AnyGame;
};
