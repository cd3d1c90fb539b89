import type { CardId } from '../../../engine';
import { CARD_RATIO } from '../../CardShape';
import type { Place, Rect } from '../../table/place';
import type { PieceId } from '../../table/intent';
import type { Arrangement } from './arrange';
import type { Seen } from './seen';
import type { Bed, Heap, HeapId, Workbench } from './workbench';
import { pileHeap } from './workbench';

/** Everything of a heap as single cards: a build brings those it was made of. */
export function cardsIn({ things }: Heap, { centre }: Bed): CardId[] {
  return things.flatMap((thing) => cardsOf(thing, centre));
}

function cardsOf(thing: HeapId, centre: Bed['centre']): readonly CardId[] {
  const build = centre.find((lying) => 'pile' in lying && pileHeap(lying.pile) === thing);
  return build && 'pile' in build ? build.cards : [thing];
}

export function placeOf({ x, y, width, height }: Rect, level = 1): Place {
  return { x: x + width / 2, y: y + height / 2, width, level };
}

/** As a single card would lie in the middle of a part of the table. */
export function cardAt({ x, y, width, height }: Rect): Place {
  return { x: x + width / 2, y: y + height / 2, width: Math.min(width, height * CARD_RATIO) };
}

/** Where a seat has what it won: the near one has a stack of its own. */
export function homeOf(plan: Arrangement, seat: number): Place {
  const other = plan.others[seat];
  return other ? cardAt(other) : plan.stack;
}

/** Where a card that no longer lies by itself has gone: into a heap, or to whoever took it. */
export function wentTo(piece: PieceId, bench: Workbench, seen: Seen, plan: Arrangement) {
  const into = bench.heaps.findIndex((heap) => cardsIn(heap, seen.bed).includes(piece));
  const rect = plan.heaps[into];
  if (rect) return placeOf(rect);
  return seen.lastTaker === null ? null : homeOf(plan, seen.lastTaker);
}
