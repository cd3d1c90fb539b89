import type { GameTable } from '../gameTable';
import { BoardInWords } from './BoardInWords';
import { hint } from './hint';
import { inWords } from './inWords';
import { first } from './lessons/first';
import { minus } from './lessons/minus';
import { parts } from './lessons/parts';
import { dealt, ending, line } from './lines';
import { missed, practised } from './practised';
import { Review } from './review/Review';
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
  practised,
  missed,
  lesson: first,
  furtherLessons: [minus, parts],
  pages: { review: Review },
};
