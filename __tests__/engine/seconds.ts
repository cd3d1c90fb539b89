import type { GameId } from '../../engine';
import { buyaoSecond } from './games/buyao.second';
import type { AnyOpinion } from './second';

/** One line a game. */
export const seconds: { readonly [id in GameId]: AnyOpinion } = { buyao: buyaoSecond };
