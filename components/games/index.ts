import type { GameId } from '../../engine';
import { face as buyao } from './buyao/face';
import type { Face } from './face';

/** The face of each game's deck. */
export const faces = { buyao } as const satisfies { readonly [id in GameId]?: Face };
