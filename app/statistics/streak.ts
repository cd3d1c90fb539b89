import { daysAfter } from '../today/days';

/** Days on end on which something was finished, each written as in 2026-11-18. */
export interface Streak {
  /** The last of those days; null before the first. */
  readonly last: string | null;
  /** How many days there were on end up to that one. */
  readonly current: number;
  readonly longest: number;
}

export const NO_STREAK: Streak = { last: null, current: 0, longest: 0 };

/** With one day more. A clock that was turned back neither adds nor breaks anything. */
export function withDay(streak: Streak, day: string): Streak {
  const { last } = streak;
  if (last !== null && day <= last) return streak;
  const current = isNext(last, day) ? streak.current + 1 : 1;
  return { last: day, current, longest: Math.max(streak.longest, current) };
}

/** How many days there are on end as of today: until midnight the day after there is still time to go on. */
export function currentOn({ last, current }: Streak, today: string): number {
  if (last === null) return 0;
  return today <= last || isNext(last, today) ? current : 0;
}

function isNext(last: string | null, day: string): boolean {
  return last !== null && daysAfter(last, 1) === day;
}
