import { readSentence } from '../../../engine/chinese/sentence';
import type { Reading } from '../../../engine/chinese/reading';
import { WORDS } from '../../../engine/chinese/words';
import type { CardId } from '../../../engine';
import { deckOf, type Card } from '../../../engine/games/sequence/cards';
import type { BoardSize } from '../../../engine/games/sequence/options';
import type { Face } from '../face';

/** A card of either deck; the same name is the same sum in both. */
export function cardOf(id: CardId): Card {
  const found = SIZES.flatMap((size) => {
    const { cards, numberOf } = deckOf(size);
    return cards[numberOf.get(id) ?? -1] ?? [];
  });
  const [card] = found;
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

const SIZES: readonly BoardSize[] = [8, 6];

/** What is to be reckoned, without its answer: 九加四; or what the card does: 加, 减. */
export const face: Face = (id) => {
  const card = cardOf(id);
  return card.type === 'equation' ? readSentence(card.sentence) : WORDS[card.type];
};

/** The whole sentence: 九加四等于十三. */
export function sentenceOf(id: CardId): Reading {
  const card = cardOf(id);
  return card.type === 'equation' ? readSentence(card.sentence, card.answer) : face(id);
}
