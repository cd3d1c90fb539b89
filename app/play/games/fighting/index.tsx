import { markOf } from '../../../../components/games/fighting/seen';
import type { GameTable } from '../gameTable';
import { BoardInWords } from './BoardInWords';
import { hint } from './hint';
import { inWords } from './inWords';
import { lesson } from './lesson';
import { dealt, ending, line } from './lines';
import { Rules } from './Rules';
import { Score } from './Score';
import { heard, spoken } from './spoken';
import { standing } from './standing';

export const fighting: GameTable = {
  Board: BoardInWords,
  Score,
  Rules,
  dealt,
  line,
  ending,
  standing,
  mark: markOf,
  spoken,
  heard,
  inWords,
  hint,
  lesson,
};
