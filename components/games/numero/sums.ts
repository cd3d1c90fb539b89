import type { Seat } from '../../../engine';
import type { Reading } from '../../../engine/chinese/reading';
import { numberOn } from '../../../engine/games/numero/answers';
import { whole } from '../../../engine/games/numero/fraction';
import { sentenceOf, takenBy, valueOf } from './sentence';
import { pileHeap, takeIn, type Bed, type Heap, type Workbench } from './workbench';

/** What stands below a heap. */
export interface Sum {
  /** The whole sentence, 10 − 2 = 8; none where a card or a build lies alone. */
  readonly sentence: Reading | null;
  readonly value: Reading;
  /** Who has built it. */
  readonly owner: Seat | null;
  /** It is taken by the card that was laid there. */
  readonly taken: boolean;
}

export interface Summing {
  readonly bench: Workbench;
  readonly bed: Bed;
  /** The take that has been put together may be made. */
  readonly takes: boolean;
  /** By the build's name. */
  readonly owners: ReadonlyMap<number, Seat>;
}

/** What each heap comes to; nothing need be said of a single card. */
export function sumsOf(on: Summing): readonly (Sum | null)[] {
  return on.bench.heaps.map((heap) => (on.takes && takenSum(heap, on)) || lyingSum(heap, on));
}

function takenSum(heap: Heap, { bench, bed }: Summing): Sum | null {
  const take = takeIn(bench);
  const groups = [bench.laid?.on, ...(bench.laid?.also ?? [])];
  const group = take?.groups[groups.indexOf(heap.id)];
  if (!take || !group) return null;
  const number = numberOn(take.card);
  const isOne = 'card' in group || 'pile' in group;
  return {
    sentence: isOne ? null : takenBy(number, group, bed),
    value: valueOf({ value: whole(number) }),
    owner: null,
    taken: true,
  };
}

function lyingSum(heap: Heap, { bed, owners }: Summing): Sum | null {
  const value = valueOf(heap);
  if (heap.things.length > 1) {
    return { sentence: sentenceOf(heap, bed), value, owner: null, taken: false };
  }
  const owner = ownerOf(heap, owners);
  return owner === null ? null : { sentence: null, value, owner, taken: false };
}

/** Of a build that nothing was done to. */
export function ownerOf({ id, things }: Heap, owners: ReadonlyMap<number, Seat>): Seat | null {
  if (things.length > 1) return null;
  for (const [pile, owner] of owners) if (pileHeap(pile) === id) return owner;
  return null;
}
