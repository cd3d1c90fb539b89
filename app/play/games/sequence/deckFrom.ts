import type { CardId } from '../../../../engine';
import { deckOf } from '../../../../engine/games/sequence/cards';
import type { BoardSize } from '../../../../engine/games/sequence/options';

/** The deck of a board with these cards on top, as they will be dealt. */
export function deckFrom(size: BoardSize, top: string): CardId[] {
  const first = top.split(' ');
  return [...first, ...deckOf(size).ids.filter((card) => !first.includes(card))];
}
