import type { CardId } from '../../core/game';
import { refusal, type Refusal } from '../../core/refusal';
import { findCard } from './cards';

/** Why this cannot be the number card of the turn. */
export function refusePlayed(hand: readonly CardId[], id: CardId): Refusal | null {
  const card = findCard(id);
  if (!card) return refusal('noSuchCard', 'There is no such card.', { card: id });
  if (!hand.includes(id)) return refusal('cardNotThere', 'It is not in your hand.', { card: id });
  if (card.type === 'number') return null;
  const reason = 'A turn needs a number card of your hand, and a wild card is none.';
  return refusal('needsNumber', reason, { card: id });
}

/** Why this wild card cannot be discarded in the middle of the turn. */
export function refuseToss(hand: readonly CardId[], id: CardId): Refusal | null {
  const card = findCard(id);
  if (!card) return refusal('noSuchCard', 'There is no such card.', { card: id });
  if (!hand.includes(id)) return refusal('cardNotThere', 'It is not in your hand.', { card: id });
  if (card.type === 'number') {
    return refusal('tossNumber', 'A number card is the end of a turn.', { card: id });
  }
  if (hasNumber(hand)) return null;
  return refusal('wildsOnly', 'You hold wild cards only: discard them all together.');
}

/**
 * Why the whole hand cannot be discarded. A hand without numbers has five cards, or the pack is gone: whoever
 * discards a wild card in a turn still holds the turn's number card.
 */
export function refuseTossAll(hand: readonly CardId[]): Refusal | null {
  if (!hasNumber(hand)) return null;
  return refusal('holdsNumber', 'You hold a number card: a turn plays it.');
}

export function hasNumber(hand: readonly CardId[]): boolean {
  return hand.some((id) => findCard(id)?.type === 'number');
}
