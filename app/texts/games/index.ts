import type { GameId } from '../../../engine';
import { buyao } from './buyao';
import { fighting } from './fighting';
import type { GameTexts } from './gameTexts';
import { numero } from './numero';
import { patience } from './patience';
import { sequence } from './sequence';
import { sevens } from './sevens';

/** One line a game: these are the games of the app. The engine may know more, which have no table yet. */
export const gameTexts = {
  buyao,
  fighting,
  numero,
  patience,
  sequence,
  sevens,
} as const satisfies {
  readonly [id in GameId]?: GameTexts;
};

export type PlayedId = keyof typeof gameTexts;

/** An address can name a game that is not there. */
export function isPlayed(game: string): game is PlayedId {
  return Object.hasOwn(gameTexts, game);
}
