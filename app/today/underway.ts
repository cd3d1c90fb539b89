import * as v from 'valibot';
import { read } from '../../engine/core/read';
import type { Kept } from '../kept/kept';
import { remembered } from '../kept/remembered';
import { NO_DRAFT, type Draft } from '../play/playing';
import { DAY, HINTS, LEVEL, SECONDS, TRIES } from './played';

/** A challenge that somebody has begun and not brought to an end. */
export interface Underway {
  readonly date: string;
  readonly level: number;
  /** What has been put together: steps for the board. */
  readonly draft: Draft;
  readonly tries: readonly number[];
  readonly hints: number;
  /** Played so far. */
  readonly seconds: number;
}

export function begun(date: string, level: number): Underway {
  return { date, level, draft: NO_DRAFT, tries: [], hints: 0, seconds: 0 };
}

const MOST_STEPS = 100;

/** Of every level one at most: the latest. */
const MOST_UNDERWAY = 20;

const UNDERWAY = v.strictObject({
  date: DAY,
  level: LEVEL,
  draft: v.pipe(v.array(v.unknown()), v.maxLength(MOST_STEPS)),
  tries: TRIES,
  hints: HINTS,
  seconds: SECONDS,
});

export const underwayKept: Kept<readonly Underway[]> = {
  key: 'shushu.today.underway',
  version: 1,
  fallback: [],
  read: (data) => read(v.pipe(v.array(UNDERWAY), v.maxLength(MOST_UNDERWAY)), data, 'underway'),
};

/** The latest last. */
export const allUnderway = remembered(underwayKept);

export function underwayAt(all: readonly Underway[], date: string, level: number): Underway {
  return all.find((one) => one.date === date && one.level === level) ?? begun(date, level);
}

export function withUnderway(all: readonly Underway[], one: Underway): readonly Underway[] {
  return [...without(all, one), one].slice(-MOST_UNDERWAY);
}

export function without(
  all: readonly Underway[],
  { date, level }: Pick<Underway, 'date' | 'level'>,
): readonly Underway[] {
  return all.filter((one) => one.date !== date || one.level !== level);
}
