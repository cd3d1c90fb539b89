import type { CardId } from '../../engine';
import type { Reading } from '../../engine/chinese/reading';

/** What stands on a card. */
export type Face = (card: CardId) => Reading;
