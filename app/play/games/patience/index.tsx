import type { GameTable, RulesProps } from '../gameTable';
import { numero } from '../numero';
import { Rules as NumeroRules } from '../numero/Rules';
import { AfterScore } from './AfterScore';
import { advise } from './advise';
import { lesson } from './lesson';
import { dealt, ending, line } from './lines';
import { Statistics } from './statistics/Statistics';

function Rules(props: RulesProps) {
  return <NumeroRules {...props} alone />;
}

/** NUMERO for one: the same table, with nobody else at it. */
export const patience: GameTable = {
  ...numero,
  Rules,
  dealt,
  line,
  ending,
  advise,
  lesson,
  furtherLessons: [],
  pages: { ...numero.pages, statistics: Statistics },
  AfterScore,
};
