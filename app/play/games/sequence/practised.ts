import { cardOf } from '../../../../components/games/sequence/face';
import type { GameEvent, Refusal } from '../../../../engine';
import type { Practised } from '../../../practice/practised';

/** A sum is read, and its answer found on the board. */
export function practised({ type, cards: [id] = [] }: GameEvent): Practised | null {
  const card = type === 'placed' && id !== undefined ? cardOf(id) : null;
  if (card?.type !== 'equation') return null;
  return { made: [card.answer], answered: [card.answer] };
}

/** A card on a number that is not its answer. */
export function missed({ code, facts: { answer } }: Refusal): readonly number[] {
  return code === 'wrongAnswer' && typeof answer === 'number' ? [answer] : [];
}
