import type { CardId, Result } from '../../core/game';
import { ranked } from '../../core/rank';
import { faceOf, packOf } from './cards';
import type { SevensOptions } from './options';
import type { Finished, SevensState } from './state';

/** What being left with these cards costs. */
export function pointsOf(cards: readonly CardId[], options: SevensOptions): number {
  const { points } = packOf(options);
  return cards.reduce((sum, card) => sum + (points[faceOf(card).number - 1] ?? 0), 0);
}

/** By seat: all rounds together. */
export function totals(seats: number, finished: readonly Finished[]): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    finished.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0),
  );
}

export function result({ phase, seats, finished }: SevensState): Result | null {
  return phase === 'over' ? ranked(totals(seats, finished), 'lower') : null;
}
