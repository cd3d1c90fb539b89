import type { GameId } from '../../engine';
import { face as buyao } from './buyao/face';
import type { Face } from './face';
import { face as numero } from './numero/face';

/** The face of each game's deck. */
export const faces = { buyao, numero, patience: numero } as const satisfies {
  readonly [id in GameId]?: Face;
};
