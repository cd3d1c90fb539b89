import { face } from '../../../../components/games/fighting/face';
import type { GameEvent } from '../../../../engine';
import { join, PAUSE, type Reading } from '../../../../engine/chinese/reading';
import { PHRASES } from '../../../../engine/chinese/words';
import type { FightingView } from '../../../../engine/games/fighting/state';

/** What a player at a real table would say: the card that is played, or what is wangpai. */
export function spoken({ type, cards: [card] = [] }: GameEvent): Reading | null {
  if (card === undefined) return null;
  switch (type) {
    case 'called':
      return wangpai(card);
    case 'played':
      return face(card);
    default:
      return null;
  }
}

/** The cards of the trick; between tricks, what is wangpai. */
export function heard({ trick, wangpai: called }: FightingView): Reading | null {
  if (trick.length === 0) return called === null ? null : wangpai(called);
  const parts = trick.map(face).flatMap((card, at) => (at === 0 ? [card] : [PAUSE, card]));
  return join(parts, trick.join(', '));
}

function wangpai(card: string): Reading {
  return join([PHRASES.wangpai, PAUSE, face(card)], card);
}
