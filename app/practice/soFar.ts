import type { Seat } from '../../engine';
import type { Reading } from '../../engine/chinese/reading';
import { numbersIn } from './numbersIn';
import { addCounts, count, newTally, speltCounts, type Counts } from './tally';

/** An answer that was refused: the first one of a turn. */
export interface Slip {
  /** How many moves had been made. */
  readonly at: number;
  readonly seat: Seat;
  /** The answers that it should have been. */
  readonly numbers: readonly number[];
}

/** What has been practised in a match and cannot be told from its moves. */
export interface SoFar {
  /** The numbers that were said aloud; spelt as in a tally. */
  readonly heard: string;
  readonly slips: readonly Slip[];
}

export const NOTHING_YET: SoFar = { heard: '', slips: [] };

interface Going {
  readonly heard: Counts;
  slips: readonly Slip[];
}

/** By the sitting's id. It is kept with the match at the next move, so nothing is drawn or written for it. */
const going = new Map<string, Going>();

/** What is known of a sitting that was left and is gone on with; what is being counted already knows more. */
export function resumePractice(id: string, { heard, slips }: SoFar): void {
  if (going.has(id)) return;
  const counts = newTally().heard;
  addCounts(counts, heard);
  going.set(id, { heard: counts, slips });
}

/** With so many moves made; what came after them was taken back. */
export function soFar(id: string, moves: number): SoFar {
  const now = going.get(id);
  if (!now) return NOTHING_YET;
  now.slips = now.slips.filter(({ at }) => at <= moves);
  return { heard: speltCounts(now.heard), slips: now.slips };
}

export function heardIn(id: string, reading: Reading): void {
  const { heard } = goingOn(id);
  for (const number of numbersIn(reading)) count(heard, number);
}

export function slippedIn(id: string, slip: Slip): void {
  const now = goingOn(id);
  const again = now.slips.some(({ at, seat }) => at === slip.at && seat === slip.seat);
  if (!again && slip.numbers.length > 0) now.slips = [...now.slips, slip];
}

function goingOn(id: string): Going {
  const now = going.get(id) ?? { heard: newTally().heard, slips: [] };
  going.set(id, now);
  return now;
}
