import type { Seat } from '../../../engine';
import type { Line } from '../../../engine/core/game';
import type { Deed } from '../../../engine/games/numero/state';

/** What one rule brought in all, and how often. */
export interface Tallied {
  readonly rule: string;
  readonly times: number;
  readonly points: number;
}

/** All lines of a seat's account, rule by rule; of everybody's where one plays alone. */
export function tallyOf(history: readonly Deed[], seat: Seat | null): Tallied[] {
  const own = history.filter((deed) => seat === null || deed.seat === seat);
  return tallied(own.flatMap(({ lines = [] }) => lines));
}

/** Lines of the same rule as one; what brought nothing is left out. */
export function tallied(lines: readonly Line[]): Tallied[] {
  const found = new Map<string, Tallied>();
  for (const line of lines) {
    const rule = `${line.rule}`;
    const { times, points } = found.get(rule) ?? { times: 0, points: 0 };
    found.set(rule, { rule, times: times + 1, points: points + line.points });
  }
  return [...found.values()].filter(({ points }) => points !== 0);
}
