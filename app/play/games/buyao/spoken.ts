import { face } from '../../../../components/games/buyao/face';
import type { GameEvent } from '../../../../engine';
import type { Reading } from '../../../../engine/chinese/reading';
import { PHRASES } from '../../../../engine/chinese/words';
import type { BuyaoView } from '../../../../engine/games/buyao/state';

/** What a player at a real table would say, in Chinese. */
export function spoken({ type, cards: [card] = [] }: GameEvent): Reading | null {
  switch (type) {
    case 'dealt':
    case 'turned':
      return card === undefined ? null : face(card);
    case 'took':
      return PHRASES.take;
    case 'declined':
      return PHRASES.decline;
    default:
      return null;
  }
}

/** The card that everybody looks at. */
export function heard({ open }: BuyaoView): Reading | null {
  return open === null ? null : face(open);
}
