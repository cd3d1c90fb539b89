import { daysAfter } from './days';

export interface Streak {
  /** Days in a row up to today; while today is not solved yet, up to yesterday. */
  readonly current: number;
  readonly longest: number;
}

/** Of the days on which their own puzzle was solved. */
export function streakOf(solved: Iterable<string>, today: string): Streak {
  const days = new Set(solved);
  const last = days.has(today) ? today : daysAfter(today, -1);
  const lengths = [...days]
    .filter((day) => !days.has(daysAfter(day, 1)))
    .map((day) => rowUpTo(days, day));
  return { current: rowUpTo(days, last), longest: Math.max(0, ...lengths) };
}

function rowUpTo(days: ReadonlySet<string>, last: string): number {
  let length = 0;
  for (let day = last; days.has(day); day = daysAfter(day, -1)) length++;
  return length;
}
