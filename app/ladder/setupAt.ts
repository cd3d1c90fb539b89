import { fromPreset, type Setup } from '../play/setup';

/** The games that have these levels. */
export type Climbable = 'numero' | 'patience';

/** A table for one person at a level: alone, or with a bot that leaves room to learn. */
export function setupAt(game: Climbable, before: Setup, level: number): Setup {
  const bots = game === 'numero' ? 1 : 0;
  return fromPreset(game, before, { people: 1, bots, level: 'easy', options: { level } });
}
