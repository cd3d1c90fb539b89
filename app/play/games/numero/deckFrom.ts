import type { CardId } from '../../../../engine';
import { LEVELS, packCards } from '../../../../engine/games/numero/pack';

/** The pack of a level with these cards on top, as they will be dealt. */
export function deckFrom(level: number, top: string): CardId[] {
  const first = top.split(' ');
  const pack = LEVELS[level];
  if (!pack) throw new Error(`there is no level ${level}`);
  return [...first, ...packCards(pack).filter((card) => !first.includes(card))];
}
