import type { GameId } from '../../engine';
import { face as buyao } from './buyao/face';
import type { Face } from './face';
import { face as fighting } from './fighting/face';
import { ZodiacCard } from './fighting/ZodiacCard';
import type { Front } from './front';
import { face as numero } from './numero/face';
import { face as sequence } from './sequence/face';
import { face as sevens } from './sevens/face';
import { SequenceCard } from './sequence/SequenceCard';
import { SevensCard } from './sevens/SevensCard';

/** The face of each game's deck. */
export const faces = {
  buyao,
  fighting,
  numero,
  patience: numero,
  sequence,
  sevens,
} as const satisfies {
  readonly [id in GameId]?: Face;
};

/** How its cards are drawn, where they show more than that. */
export const fronts: { readonly [id in GameId]?: Front } = {
  fighting: ZodiacCard,
  sequence: SequenceCard,
  sevens: SevensCard,
};
