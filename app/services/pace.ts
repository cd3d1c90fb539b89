import type { Pace } from './speech';

/** Two touches this close are one; a second one within the moments after asks to hear it slowly. */
const SAME_TOUCH = 300;
const AGAIN = 6_000;

export interface Said {
  readonly hanzi: string;
  readonly pace: Pace;
  readonly at: number;
}

/** How to say it this time; null where it has only just been said. */
export function paceFor(hanzi: string, at: number, last: Said | null): Pace | null {
  if (!last || last.hanzi !== hanzi || at - last.at > AGAIN) return 'normal';
  if (at - last.at < SAME_TOUCH) return null;
  return last.pace === 'normal' ? 'slow' : 'normal';
}
