import type { GameEvent } from '../../../../engine';
import type { Practised } from '../../../practice/practised';

/** Who takes a card or pays for it has read it. */
export function practised({ type, cards = [] }: GameEvent): Practised | null {
  return type === 'took' || type === 'declined' ? { read: cards.map(Number) } : null;
}
