import type { GameEvent, Refusal } from '../../../../engine';
import { cardOf } from '../../../../engine/games/numero/cards';
import type { Practised } from '../../../practice/practised';

/** A take or a build is put together, and its answer worked out. */
export function practised({ type, cards = [], said = [], value }: GameEvent): Practised | null {
  if (type !== 'took' && type !== 'built' && type !== 'discarded') return null;
  const read = cards.flatMap((id) => {
    const card = cardOf(id);
    return card.type === 'number' ? card.number : [];
  });
  // A card that is taken by one of its own number needs no sentence.
  const made = said.flatMap((one) => (typeof one === 'object' && value !== undefined ? value : []));
  return { read, made, answered: made };
}

/** A sentence that does not come to the number of the card that takes by it. */
export function missed({ code, facts: { number } }: Refusal): readonly number[] {
  return code === 'notEqual' && typeof number === 'number' ? [number] : [];
}
