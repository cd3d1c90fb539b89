import { following } from './bits';
import { inSlice } from './effort';
import { FEW_THINGS } from './lists';
import type { Reach } from './reach';
import type { Supply } from './supply';

/** Finds all groups that the number cards of the hand can take, a slice at a time. */
export interface GroupFinder {
  readonly done: boolean;
  step(): void;
  /** By the number: the masks that can be made equal to it, smaller ones first. */
  readonly found: ReadonlyMap<number, readonly number[]>;
}

/** How much of the work is one slice: questions asked, and masks looked at. */
const QUESTIONS = 1000;
const LOOKS = 2000;

/** All groups, or those of a few things. */
export function groupFinder(
  { takers, items, wilds, itemBits }: Supply,
  reach: Reach,
  most = items.length + wilds.length,
): GroupFinder {
  const found = new Map<number, number[]>(takers.map(({ number }) => [number, []]));
  const targets = [...found];
  const end = 2 ** (items.length + wilds.length);
  let size = 1;
  let mask = items.length > 0 && takers.length > 0 ? 1 : end;
  let next = 0;

  function step(): void {
    inSlice(reach, QUESTIONS, () => {
      for (let looks = 0; looks < LOOKS && mask < end; looks++) look();
    });
  }

  function look(): void {
    if (mask & itemBits) {
      if (size <= FEW_THINGS) find();
      else ask();
    }
    mask = following(mask);
    if (mask >= end) mask = ++size <= most ? 2 ** size - 1 : end;
  }

  function find(): void {
    const values = reach.termsOf(mask);
    for (let at = 0; at < values.length; at++) found.get(values[at] as number)?.push(mask);
  }

  /** Asks for one number after the other. After a pause, it goes on with the same one. */
  function ask(): void {
    for (; next < targets.length; next++) {
      const [number, masks] = targets[next] as (typeof targets)[0]; // next < length
      if (reach.isTerm(number, mask)) masks.push(mask);
    }
    next = 0;
  }

  return {
    get done() {
      return mask >= end;
    },
    step,
    found,
  };
}
