import * as v from 'valibot';
import { read } from '../../engine/core/read';
import { LEVELS } from '../../engine/games/numero/pack';
import type { Kept } from '../kept/kept';
import { remembered } from '../kept/remembered';
import { isDay } from './days';
import { streakOf, type Streak } from './streak';

/** How a challenge came to its end. */
export interface Played {
  readonly date: string;
  readonly level: number;
  readonly end: 'solved' | 'gaveUp';
  /** It was begun on its own day: only such a one counts for days in a row. */
  readonly inTime: boolean;
  /** How many cards the best take wins. */
  readonly most: number;
  /** How many cards each take won that was true but not the best. */
  readonly tries: readonly number[];
  /** How many steps of the hint were looked at. */
  readonly hints: number;
  /** How long it took, where somebody wanted to know. */
  readonly seconds: number | null;
}

export const HINT_STEPS = 3;

/** More tries say no more. */
export const MOST_TRIES = 20;

/** Years of it: the oldest go first. */
const MOST_PLAYED = 3_000;

export const DAY = v.pipe(v.string(), v.check(isDay));
export const LEVEL = whole(0, LEVELS.length - 1);
export const TRIES = v.pipe(v.array(whole(1, 10)), v.maxLength(MOST_TRIES));
export const HINTS = whole(0, HINT_STEPS);
export const SECONDS = whole(0, 360_000);

function whole(from: number, to: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
}

const PLAYED = v.strictObject({
  date: DAY,
  level: LEVEL,
  end: v.picklist(['solved', 'gaveUp']),
  inTime: v.boolean(),
  most: whole(2, 10),
  tries: TRIES,
  hints: HINTS,
  seconds: v.nullable(SECONDS),
});

export const playedKept: Kept<readonly Played[]> = {
  key: 'shushu.today.played',
  version: 1,
  fallback: [],
  read: (data) => read(v.array(PLAYED), data, 'played'),
};

/** All challenges that were played to an end on this device, the latest last. */
export const allPlayed = remembered(playedKept);

export function playedAt(all: readonly Played[], date: string, level: number): Played | null {
  return all.find((one) => one.date === date && one.level === level) ?? null;
}

/** The first end of a challenge is the one that counts. */
export function withPlayed(all: readonly Played[], one: Played): readonly Played[] {
  if (playedAt(all, one.date, one.level)) return all;
  return [...all, one].slice(-MOST_PLAYED);
}

export function streakIn(all: readonly Played[], today: string): Streak {
  const days = all.filter(({ end, inTime }) => end === 'solved' && inTime).map(({ date }) => date);
  return streakOf(days, today);
}

export type Stars = 0 | 1 | 2 | 3;

/** Three alone, two with a hint, one with the whole sentence; none where the solution was shown. */
export function starsOf({ end, hints }: Pick<Played, 'end' | 'hints'>): Stars {
  if (end === 'gaveUp') return 0;
  if (hints === 0) return 3;
  return hints < HINT_STEPS ? 2 : 1;
}
