import type { GameTable } from '../gameTable';
import { hint } from './hint';
import { inWords } from './inWords';
import { dealt, ending, line } from './lines';
import { spoken } from './spoken';

export const buyao: GameTable = {
  Board: () => null,
  Rules: () => null,
  dealt,
  line,
  ending,
  spoken,
  inWords,
  hint,
  lesson: { seats: 3, options: {}, deck: [], steps: [], ends: { en: '', zh: '' } },
};
