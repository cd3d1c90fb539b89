import * as v from 'valibot';
import { result, type Match } from '../../engine';
import { read } from '../../engine/core/read';
import { LEVELS, type Pack } from '../../engine/games/numero/pack';
import type { Kept } from '../kept/kept';
import { remembered } from '../kept/remembered';

/** How far somebody has come with the rules of NUMERO. */
export interface Climbed {
  /** Levels of which a game, a challenge or a lesson was brought to its end. */
  readonly done: readonly number[];
  /** For those who lead others: every level is open. */
  readonly showAll: boolean;
}

export type RungState = 'done' | 'next' | 'open' | 'closed';

const CLIMBED = v.strictObject({
  done: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LEVELS.length - 1))),
  showAll: v.boolean(),
});

export const climbedKept: Kept<Climbed> = {
  key: 'shushu.ladder',
  version: 1,
  fallback: { done: [], showAll: false },
  read: (data) => read(CLIMBED, data, 'ladder'),
};

export const climbed = remembered(climbedKept);

/** The first level that is still new; null once all are done. Who has done a higher one needs none below. */
export function nextLevel({ done }: Climbed): number | null {
  const next = Math.max(-1, ...done) + 1;
  return next < LEVELS.length ? next : null;
}

export function stateOf(now: Climbed, level: number): RungState {
  const next = nextLevel(now);
  if (now.done.includes(level)) return 'done';
  if (level === next) return 'next';
  return now.showAll || next === null || level < next ? 'open' : 'closed';
}

/** A level was brought to its end: the next one opens. */
export async function noteDone(level: number): Promise<void> {
  const { value } = await climbed.find();
  if (value.done.includes(level)) return;
  climbed.keep({ ...value, done: [...value.done, level].sort((a, b) => a - b) });
}

/** A game that has been played to its end counts for the level of its cards. */
export async function noteEnd(match: Match): Promise<void> {
  const level = levelOf(match);
  if (level !== null && result(match) !== null) await noteDone(level);
}

const WITH_LEVELS: readonly string[] = ['numero', 'patience'];

/** Null for the other games, and for a pack of one's own that is none of the levels. */
export function levelOf({ game, options }: Pick<Match, 'game' | 'options'>): number | null {
  if (!WITH_LEVELS.includes(game)) return null;
  const { highest, wilds } = options as Pack; // the options of these games, as the engine has read them
  const level = LEVELS.findIndex(
    (pack) => pack.highest === highest && pack.wilds.join() === wilds.join(),
  );
  return level < 0 ? null : level;
}
