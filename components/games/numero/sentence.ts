import type { Reading } from '../../../engine/chinese/reading';
import { sayTerm } from '../../../engine/games/numero/say';
import type { Bed, Heap } from './workbench';
import { shownValue } from './workbench';

/** What has been put together, with what it comes to: 十减二等于八. */
export function sentenceOf(heap: Heap, { centre }: Bed): Reading {
  const value = shownValue(heap);
  const pileValue = (pile: number) => {
    const build = centre.find((lying) => 'pile' in lying && lying.pile === pile);
    return build && 'value' in build ? build.value : 0;
  };
  // A single card or build says itself.
  const alone = heap.things.length === 1;
  return sayTerm(heap.term, pileValue, alone ? undefined : value);
}
