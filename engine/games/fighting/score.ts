import type { Result } from '../../core/game';
import { ranked } from '../../core/rank';
import { HAND } from './cards';
import { sideOf, sidesAt } from './sides';
import type { FightingState } from './state';

/** What a round can bring, and to whom. */
export const POINTS = { allSeven: 5, caller: 1, other: 2, otherSix: 3, tie: 0 } as const;
export type RoundRule = keyof typeof POINTS;

export interface RoundScore {
  readonly side: number | null;
  readonly rule: RoundRule;
  readonly points: number;
}

/** The points of a round, from the tricks of each side. A tie for the most leaves everybody without. */
export function scoreRound(tricks: readonly number[], callers: number): RoundScore {
  const most = Math.max(...tricks);
  const side = tricks.indexOf(most);
  if (tricks.lastIndexOf(most) !== side) return scored(null, 'tie');
  if (side === callers) return scored(side, most === HAND ? 'allSeven' : 'caller');
  return scored(side, most === HAND - 1 ? 'otherSix' : 'other');
}

function scored(side: number | null, rule: RoundRule): RoundScore {
  return { side, rule, points: POINTS[rule] };
}

/** Tricks won so far this round, by side: who leads a trick has won the one before. */
export function tricksWon({ seats, leaders }: FightingState): number[] {
  const tricks = new Array<number>(sidesAt(seats)).fill(0);
  for (let at = 1; at < leaders.length; at++) {
    const side = sideOf(seats, leaders[at] ?? 0);
    tricks[side] = (tricks[side] ?? 0) + 1;
  }
  return tricks;
}

/** A side's score stands for each of its seats. */
export function scoresBySeat({ seats, scores }: FightingState): number[] {
  return Array.from({ length: seats }, (_, seat) => scores[sideOf(seats, seat)] ?? 0);
}

export function result(state: FightingState): Result | null {
  return state.phase === 'over' ? ranked(scoresBySeat(state), 'higher') : null;
}
