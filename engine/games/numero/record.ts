import type { Expression } from '../../chinese/expression';
import { silent, type Tell } from '../../core/game';
import type { Deed, NumeroState } from './state';

/** How a deed is told: whether it shows what was hidden, and what is said aloud with it. */
interface Telling {
  readonly reveals: boolean;
  readonly said?: readonly Expression[];
}

/** Puts on record what everybody sees: it is remembered, its lines are counted, and it is told. */
export function record(state: NumeroState, deed: Deed, tell: Tell, telling: Telling): void {
  state.history.push(deed);
  const { seat, lines } = deed;
  if (seat !== undefined && lines) {
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    state.scores[seat] = (state.scores[seat] ?? 0) + points;
  }
  if (tell !== silent) tell({ ...deed, seenBy: 'all', ...telling });
}

/** A card of the hand is laid open. */
export const OPENS = { reveals: true } as const;
/** All could know it before. */
export const KNOWN = { reveals: false } as const;
