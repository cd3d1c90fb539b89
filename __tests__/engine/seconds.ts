import type { GameId } from '../../engine';
import { buyaoSecond } from './games/buyao.second';
import { numeroSecond } from './games/numero.second';
import { patienceSecond } from './games/patience.second';
import type { AnyOpinion } from './second';

/** One line a game. */
export const seconds: { readonly [id in GameId]: AnyOpinion } = {
  buyao: buyaoSecond,
  numero: numeroSecond,
  patience: patienceSecond,
};
