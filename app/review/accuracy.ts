import type { By, Seat } from '../../engine';
import type { Weighed } from './weigh';

/** What a turn brought, and the most that it could have brought. */
export interface Worth {
  readonly taken: number;
  readonly best: number;
}

/**
 * A turn that took nothing counts as nothing of what could be taken. A build is a choice of another kind: it
 * takes nothing yet, and so is left out; what it brings counts in the turn that takes it.
 */
export function worthOf({ deed, best }: Weighed, by: By): Worth | null {
  if (deed.type === 'built') return null;
  const taken = deed.type === 'took' ? amountOf(deed, by) : 0;
  const most = best[by];
  // A search that was cut short may have missed what a person found.
  return { taken, best: Math.max(taken, most ? amountOf(most, by) : 0) };
}

export function amountOf(
  { cards, points }: { readonly cards: readonly unknown[]; readonly points: number },
  by: By,
): number {
  return by === 'cards' ? cards.length : points;
}

/** What was taken in all, and what the best take of every turn would have brought. */
export function sumOf(turns: readonly Weighed[], by: By): Worth {
  const sum = { taken: 0, best: 0 };
  for (const turn of turns) {
    const worth = worthOf(turn, by);
    sum.taken += worth?.taken ?? 0;
    sum.best += worth?.best ?? 0;
  }
  return sum;
}

/** Which share of all that could be taken, turn by turn, was taken; null where there was nothing to take. */
export function accuracyOf(turns: readonly Weighed[], by: By): number | null {
  const { taken, best } = sumOf(turns, by);
  return best === 0 ? null : taken / best;
}

/** By seat. */
export function accuraciesOf(turns: readonly Weighed[], by: By, seats: number): (number | null)[] {
  return Array.from({ length: seats }, (_, seat) => accuracyOf(turnsAt(turns, seat), by));
}

export function turnsAt(turns: readonly Weighed[], seat: Seat): Weighed[] {
  return turns.filter((turn) => turn.seat === seat);
}

/** In whole percent. All is all and nothing is nothing: neither comes about by rounding. */
export function percentOf(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(100 * share)));
}
