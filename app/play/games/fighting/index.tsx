import { account } from '../../../texts/games/fighting/account';
import type { GameTable } from '../gameTable';
import { BoardInWords } from './BoardInWords';
import { hint } from './hint';
import { inWords } from './inWords';
import { lesson } from './lesson';
import { dealt, ending, line } from './lines';
import { practised } from './practised';
import { RoundScore } from './RoundScore';
import { Rules } from './Rules';
import { Score } from './Score';
import { heard, spoken } from './spoken';
import { mark, roundsOver, standing } from './standing';

export const fighting: GameTable = {
  Board: BoardInWords,
  Score,
  round: {
    over: roundsOver,
    Score: RoundScore,
    next: { en: account.en.next, zh: account.zh.next },
  },
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
  lesson,
};
