import * as v from 'valibot';
import type { Seat } from '../../engine';
import { SETTINGS, type Settings } from '../settings/settings';

/** What a lesson may decide for those who play it; what it leaves out stays as they have it. */
export type Decided = Partial<Pick<Settings, 'face' | 'script' | 'voice' | 'unaided'>>;

/** The lesson that a match is part of. It lies with the match, and ends with it. */
export interface Underway {
  readonly name: string;
  readonly settings: Decided;
  /** Seconds of a turn after which the bell rings; null where nobody counts. */
  readonly turn: number | null;
  readonly rounds: number;
  /** Which of them this is, from 1. */
  readonly round: number;
  /** How many rounds before this one each seat has won. */
  readonly won: readonly number[];
}

export const LONGEST_PLAN_NAME = 40;
export const MOST_ROUNDS = 9;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What a lesson and a match that is part of it both know. */
export const LESSON = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_PLAN_NAME)),
  settings: v.strictObject({
    face: v.exactOptional(v.picklist(SETTINGS.face.values)),
    script: v.exactOptional(v.picklist(SETTINGS.script.values)),
    voice: v.exactOptional(v.picklist(SETTINGS.voice.values)),
    unaided: v.exactOptional(v.boolean()),
  }),
  turn: v.nullable(whole(1, 600)),
  rounds: whole(1, MOST_ROUNDS),
};

export const UNDERWAY = v.strictObject({
  ...LESSON,
  round: whole(1, MOST_ROUNDS),
  won: v.array(whole(0, MOST_ROUNDS)),
});

export function begun(
  { name, settings, turn, rounds }: Omit<Underway, 'round' | 'won'>,
  seats: number,
): Underway {
  return { name, settings, turn, rounds, round: 1, won: Array.from({ length: seats }, () => 0) };
}

/** After a round that these have won; undefined where it was the last: then everybody is free again. */
export function nextRound(lesson: Underway, winners: readonly Seat[]): Underway | undefined {
  if (lesson.round >= lesson.rounds) return undefined;
  return { ...lesson, round: lesson.round + 1, won: wonBy(lesson, winners) };
}

export function wonBy({ won }: Underway, winners: readonly Seat[]): readonly number[] {
  return won.map((count, seat) => count + (winners.includes(seat) ? 1 : 0));
}
