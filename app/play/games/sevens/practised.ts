import type { GameEvent } from '../../../../engine';
import { faceOf } from '../../../../engine/games/sevens/cards';
import type { Practised } from '../../../practice/practised';

/** Who lays a card or names one has read its number. */
export function practised({ type, cards = [], value }: GameEvent): Practised | null {
  if (type !== 'laid' && type !== 'guessed') return null;
  const numbers = cards.map((card) => faceOf(card).number);
  return { read: numbers.length > 0 ? numbers : value === undefined ? [] : [value] };
}
