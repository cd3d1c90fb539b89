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
  const gap = streak.last === null ? null : daysBetween(streak.last, day);
  if (gap !== null && gap <= 0) return streak;
  const current = gap === 1 ? streak.current + 1 : 1;
  return { last: day, current, longest: Math.max(streak.longest, current) };
}

/** How many days there are on end as of today: until midnight the day after there is still time to go on. */
export function currentOn({ last, current }: Streak, today: string): number {
  return last !== null && daysBetween(last, today) <= 1 ? current : 0;
}

const DAY = 24 * 60 * 60 * 1000;

/** Calendar days, which know no summer time. */
function daysBetween(one: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / DAY;
}
