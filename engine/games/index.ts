import type { AnyGame, GameId } from '../core/game';
import { buyao } from './buyao/rules';

/** Every game of the app: conformance, the tools and the screens go by this list. */
export const games = { buyao } as const satisfies { readonly [id in GameId]: AnyGame };
