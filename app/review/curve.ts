import type { By } from '../../engine';
import { worthOf, type Worth } from './accuracy';
import type { Weighed } from './weigh';

/** How it went, turn by turn: both lines from nothing on. */
export interface Curve {
  /** After each turn: all that was taken so far, and all that could have been. */
  readonly points: readonly Worth[];
  /** The turn, from 0, that left the most lying there, and how much; null where none left anything. */
  readonly gap: { readonly turn: number; readonly left: number } | null;
}

export function curveOf(turns: readonly Weighed[], by: By): Curve {
  const points: Worth[] = [{ taken: 0, best: 0 }];
  let [taken, best] = [0, 0];
  let gap: Curve['gap'] = null;
  turns.forEach((turn, at) => {
    const worth = worthOf(turn, by) ?? { taken: 0, best: 0 };
    taken += worth.taken;
    best += worth.best;
    points.push({ taken, best });
    const left = worth.best - worth.taken;
    if (left > (gap?.left ?? 0)) gap = { turn: at, left };
  });
  return { points, gap };
}
