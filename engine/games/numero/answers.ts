import type { CardId, Seat } from '../../core/game';
import { refusal, type Refusal } from '../../core/refusal';
import { cardOf } from './cards';
import type { Leaves } from './leaves';
import { isBuild, type Build, type Heap } from './state';
import type { PileId } from './term';

/** The number on a card; 0 on a wild one, which is no build's answer. */
export function numberOn(id: CardId): number {
  const card = cardOf(id);
  return card.type === 'number' ? card.number : 0;
}

/**
 * The seat's own builds that a turn with this number card must take or change: no other card of the hand
 * would be their answer.
 */
export function promised(
  hand: readonly CardId[],
  centre: readonly Heap[],
  seat: Seat,
  card: CardId,
): readonly Build[] {
  const value = numberOn(card);
  const hasAnother = hand.some((other) => other !== card && numberOn(other) === value);
  if (hasAnother) return NONE;
  return centre.filter(
    (heap): heap is Build => isBuild(heap) && heap.owner === seat && heap.value === value,
  );
}

const NONE: readonly Build[] = [];

export function refuseForgotten(builds: readonly Build[], used: Leaves | null): Refusal | null {
  const left = builds.find(({ pile }) => !used?.piles.has(pile));
  if (!left) return null;
  const { pile, value } = left;
  const reason = `Your build of ${value} needs its answer: keep a ${value} until it is taken or changed.`;
  return refusal('mustKeepAnswer', reason, { pile, value });
}

export function pilesOf(builds: readonly Build[]): PileId[] {
  return builds.map(({ pile }) => pile);
}
