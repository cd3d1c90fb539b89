import type { GameTable } from '../gameTable';
import { BoardInWords } from './BoardInWords';
import { hint } from './hint';
import { inWords } from './inWords';
import { lesson } from './lesson';
import { missed, practised } from './practised';
import { dealt, ending, line } from './lines';
import { Rules } from './Rules';
import { Score } from './Score';
import { heard, spoken } from './spoken';
import { mark, standing } from './standing';

export const sequence: GameTable = {
  Board: BoardInWords,
  Score,
  Rules,
  dealt,
  line,
  ending,
  standing,
  mark,
  spoken,
  heard,
  inWords,
  hint,
  practised,
  missed,
  lesson,
};
