import type { CardId } from '../../../engine';
import { cardOf } from '../../../engine/games/numero/cards';
import { face } from './face';
import type { NumeroWords } from './words';

/** A card as it is read to those who do not see its colour. */
export function labelOf(id: CardId, words: NumeroWords): string {
  const card = cardOf(id);
  return words.card(face(id), card.type === 'number' ? words.colour[card.colour] : null);
}
