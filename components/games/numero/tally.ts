import type { Seat } from '../../../engine';
import type { Deed } from '../../../engine/games/numero/state';

/** What one rule brought in all, and how often. */
export interface Tallied {
  readonly rule: string;
  readonly times: number;
  readonly points: number;
}

/** All lines of a seat's account, rule by rule; of everybody's where one plays alone. */
export function tallyOf(history: readonly Deed[], seat: Seat | null): Tallied[] {
  const found = new Map<string, Tallied>();
  for (const deed of history) {
    if (seat !== null && deed.seat !== seat) continue;
    for (const line of deed.lines ?? []) {
      const rule = `${line.rule}`;
      const { times, points } = found.get(rule) ?? { times: 0, points: 0 };
      found.set(rule, { rule, times: times + 1, points: points + line.points });
    }
  }
  return [...found.values()].filter(({ points }) => points !== 0);
}
