import { cardOf, face, sentenceOf } from '../../../../components/games/sequence/face';
import type { GameEvent } from '../../../../engine';
import { join, PAUSE, type Reading } from '../../../../engine/chinese/reading';
import type { SequenceView } from '../../../../engine/games/sequence/state';

/** A played card reads its sentence aloud. */
export function spoken({ type, cards: [card] = [] }: GameEvent): Reading | null {
  if (card === undefined || (type !== 'placed' && type !== 'removed')) return null;
  return sentenceOf(card);
}

/** The own hand, card by card and without answers; for a bystander what was played last. */
export function heard({ hand, history }: SequenceView): Reading | null {
  if (hand === null) {
    const last = history.findLast(({ type }) => type === 'placed');
    const [card] = last?.cards ?? [];
    return card === undefined ? null : sentenceOf(card);
  }
  const readings = hand.filter((card) => cardOf(card).type === 'equation').map(face);
  if (readings.length === 0) return null;
  const parts = readings.flatMap((one, at) => (at === 0 ? [one] : [PAUSE, one]));
  return join(parts, readings.map(({ digits }) => digits).join(', '));
}
