import type { By } from '../../engine';
import { LEVELS, type Pack } from '../../engine/games/numero/pack';

/** What a patience is played with, and for: a level, or a pack of one's own. */
export interface Kind {
  readonly level: number | null;
  readonly by: By;
}

/** All there are, in the order of the levels; one's own pack is the last. */
export const KINDS: readonly Kind[] = [...LEVELS.keys(), null].flatMap((level) => [
  { level, by: 'cards' as const },
  { level, by: 'points' as const },
]);

/** As it is written down. */
export function nameOf({ level, by }: Kind): string {
  return `${level ?? 'own'} ${by}`;
}

/** Whether fractions are allowed on the way makes no other level of it. */
export function levelOf({ highest, wilds }: Pack): number | null {
  const found = LEVELS.findIndex(
    (level) => level.highest === highest && `${level.wilds}` === `${wilds}`,
  );
  return found < 0 ? null : found;
}
