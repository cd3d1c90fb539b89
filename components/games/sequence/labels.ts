import type { CardId } from '../../../engine';
import { cardOf, face } from './face';
import type { SequenceWords } from './words';

/** A card as it is read to those who do not see it. */
export function labelOf(id: CardId, words: SequenceWords): string {
  const { type } = cardOf(id);
  const said = words.card(face(id));
  return type === 'equation' ? said : `${said}. ${words.does[type]}`;
}
