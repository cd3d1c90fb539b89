import type { GameTable } from '../gameTable';
import { BoardInWords } from './BoardInWords';
import { hint } from './hint';
import { inWords } from './inWords';
import { lesson } from './lesson';
import { dealt, ending, line } from './lines';
import { Rules } from './Rules';
import { same } from './same';
import { Score } from './Score';
import { heard, spoken } from './spoken';
import { standing } from './standing';

export const numero: GameTable = {
  Board: BoardInWords,
  Score,
  Rules,
  dealt,
  line,
  ending,
  standing,
  spoken,
  heard,
  inWords,
  hint,
  same,
  lesson,
};
