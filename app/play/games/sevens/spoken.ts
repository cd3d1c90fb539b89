import { face } from '../../../../components/games/sevens/face';
import type { GameEvent } from '../../../../engine';
import { readNumber } from '../../../../engine/chinese/number';
import { join, PAUSE, type Reading } from '../../../../engine/chinese/reading';
import { PHRASES } from '../../../../engine/chinese/words';
import { cardAt, nameOf, SUIT_ORDER } from '../../../../engine/games/sevens/cards';
import type { SevensView } from '../../../../engine/games/sevens/state';

/** What a player says aloud: the card that is laid or guessed, and what it was. */
export function spoken({ type, cards: [card] = [], value }: GameEvent): Reading | null {
  switch (type) {
    case 'laid':
    case 'shown':
      return card === undefined ? null : face(card);
    case 'guessed':
      if (card !== undefined) return face(card);
      return value === undefined ? null : readNumber(value);
    case 'knocked':
      return PHRASES.knock;
    default:
      return null;
  }
}

/** The ends of all chains. */
export function heard({ chains }: SevensView): Reading | null {
  const ends = chains.flatMap((chain, suit) => {
    if (!chain || suit >= SUIT_ORDER.length) return [];
    const numbers = chain.low === chain.high ? [chain.low] : [chain.low, chain.high];
    return numbers.map((number) => face(nameOf(cardAt(suit, number))));
  });
  if (ends.length === 0) return null;
  const parts = ends.flatMap((one, at) => (at === 0 ? [one] : [PAUSE, one]));
  return join(parts, ends.map(({ digits }) => digits).join(', '));
}
