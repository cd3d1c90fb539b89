import type { Reading } from '../../../engine/chinese/reading';
import { sayTerm, type PileValue } from '../../../engine/games/numero/say';
import type { Bed, Heap } from './workbench';
import { shownValue } from './workbench';

/** What has been put together, with what it comes to: 十减二等于八. */
export function sentenceOf(heap: Heap, bed: Bed): Reading {
  // A single card or build says itself.
  const alone = heap.things.length === 1;
  return sayTerm(heap.term, pileValueIn(bed), alone ? undefined : shownValue(heap));
}

export function pileValueIn({ centre }: Bed): PileValue {
  return (pile) => {
    const build = centre.find((lying) => 'pile' in lying && lying.pile === pile);
    return build && 'value' in build ? build.value : 0;
  };
}
