import type { Thinker } from './search';

/** One of the moves that are compared. */
export interface Entry<Move> {
  readonly move: Move;
  /** What it is given beforehand, each time: what it brings for sure counts more than what it may. */
  readonly edge: number;
}

interface Tried<Move> extends Entry<Move> {
  total: number;
}

/** After each of so many heats the worse half goes. */
const HEATS = 4;

/**
 * Compares moves by what they bring, the first ones being those that seem best. Each round imagines what is
 * hidden once, for all moves alike: what is luck is the same for all.
 */
export function trial<State, Move>(
  moves: readonly Entry<Move>[],
  playouts: number,
  imagine: () => State,
  broughtBy: (move: Move, imagined: State) => number,
): Thinker<Move> {
  let entries: Tried<Move>[] = moves.map((entry) => ({ ...entry, total: 0 }));
  let imagined: State | null = null;
  let next = 0;
  let left = moves.length > 1 ? playouts : 0;
  let heatEnds = left * (1 - 1 / HEATS);

  function step(): void {
    const entry = entries[next];
    if (left === 0 || !entry) return;
    left--;
    imagined ??= imagine();
    entry.total += entry.edge + broughtBy(entry.move, imagined);
    if (++next === entries.length) endRound();
  }

  function endRound(): void {
    next = 0;
    imagined = null;
    // A sort that leaves equals as they were.
    entries.sort((a, b) => b.total - a.total);
    if (left < entries.length) left = 0;
    if (left > heatEnds) return;
    entries = entries.slice(0, Math.ceil(entries.length / 2));
    heatEnds -= playouts / HEATS;
    if (entries.length === 1) left = 0;
  }

  return {
    get done() {
      return left === 0;
    },
    step,
    best() {
      const [first] = entries;
      if (!first) throw new Error('a seat to move has no move');
      return first.move;
    },
  };
}
