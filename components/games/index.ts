import type { GameId } from '../../engine';
import { face as buyao } from './buyao/face';
import type { Face } from './face';
import { face as numero } from './numero/face';
import { face as sevens } from './sevens/face';

/** The face of each game's deck. */
export const faces = { buyao, numero, patience: numero, sevens } as const satisfies {
  readonly [id in GameId]?: Face;
};
