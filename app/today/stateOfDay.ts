import type { DayState } from '../../components/days/DayMark';
import { playedAt } from './played';
import { underwayAt } from './underway';
import type { Records } from './useRecords';

/** How the challenge of a day and a level stands on this device. */
export function stateOfDay(
  { played, underway }: Pick<Records, 'played' | 'underway'>,
  date: string,
  level: number,
): DayState {
  const one = playedAt(played, date, level);
  if (one) return one.end;
  const { draft, tries, hints } = underwayAt(underway, date, level);
  return draft.length + tries.length + hints > 0 ? 'underway' : 'none';
}
