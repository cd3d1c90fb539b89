import type { GameEvent } from '../../../../engine';
import type { Practised } from '../../../practice/practised';

/** Who plays a card has read its number. */
export function practised({ type, cards = [] }: GameEvent): Practised | null {
  return type === 'played' ? { read: cards.map(Number) } : null;
}
