import type { GameId } from '../../engine';
import { buyaoSecond } from './games/buyao.second';
import { fightingSecond } from './games/fighting.second';
import { numeroSecond } from './games/numero.second';
import { patienceSecond } from './games/patience.second';
import { sequenceSecond } from './games/sequence.second';
import { sevensSecond } from './games/sevens.second';
import type { AnyOpinion } from './second';

/** One line a game. */
export const seconds: { readonly [id in GameId]: AnyOpinion } = {
  buyao: buyaoSecond,
  fighting: fightingSecond,
  numero: numeroSecond,
  patience: patienceSecond,
  sequence: sequenceSecond,
  sevens: sevensSecond,
};
