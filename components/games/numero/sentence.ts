import { readAmount } from '../../../engine/chinese/amount';
import type { Reading } from '../../../engine/chinese/reading';
import { written, type Fraction } from '../../../engine/games/numero/fraction';
import { sayTerm, type PileValue } from '../../../engine/games/numero/say';
import type { Term } from '../../../engine/games/numero/term';
import type { Bed, Heap } from './workbench';

/** What has been put together, with what it comes to: 十减二等于八. */
export function sentenceOf(heap: Heap, bed: Bed): Reading {
  // A single card or build says itself.
  const alone = heap.things.length === 1;
  const answer = alone || !isSayable(heap.value) ? undefined : written(heap.value);
  return sayTerm(heap.term, pileValueIn(bed), answer);
}

/** A sentence with the card that takes it: 十减二等于八. */
export function takenBy(number: number, term: Term, bed: Bed): Reading {
  return sayTerm(term, pileValueIn(bed), number);
}

/** 8, 7/2; a number that is too large to be said is written all the same. */
export function valueOf({ value }: Pick<Heap, 'value'>): Reading {
  if (isSayable(value)) return readAmount(written(value));
  const digits = written(value);
  return {
    hanzi: { simplified: digits, traditional: digits },
    formal: { simplified: digits, traditional: digits },
    ...{ pinyin: '', said: '', syllables: [], digits },
  };
}

/** Powers grow fast: beyond this nobody reads numbers here. */
const LARGEST = BigInt(99_999);

function isSayable({ top, bottom }: Fraction): boolean {
  return top <= LARGEST && bottom <= LARGEST;
}

export function pileValueIn({ centre }: Bed): PileValue {
  return (pile) => {
    const build = centre.find((lying) => 'pile' in lying && lying.pile === pile);
    return build && 'value' in build ? build.value : 0;
  };
}
