import { BadInput } from '../../core/refusal';
import { following } from './bits';
import type { NumberCard } from './cards';
import { coverBy } from './cover';
import { inSlice, pause } from './effort';
import { groupFinder, type GroupFinder } from './groups';
import type { Packed } from './packing';
import { readPosition } from './position';
import { reachOf } from './reach';
import { scalesOf, type By } from './scales';
import { spellerOf } from './spell';
import { highestOf, supplyOf, type Position } from './supply';
import { eachChoice, tell, type Choice, type Told } from './takes';

export interface BestTake extends Told {
  /** There is no better one. */
  readonly proven: boolean;
}

/** A search for the best take: a slice at a time, and at any moment it can say what it has found. */
export interface TakeSearch {
  readonly done: boolean;
  step(): void;
  best(): BestTake | null;
}

/** How much of the work is one slice: questions asked, and unions looked at. */
const QUESTIONS = 200;
const LOOKS = 2000;

/** More than ten cards in the centre need; with many more, this is where a search without a clock ends. */
const SLICES = 500;

/** From so many things on, groups of a few are looked for first, so that there is soon an answer. */
const MANY = 11;
const FEW = 3;
const FEW_UNIONS = 100;

/** The take with the most cards, or the most points. */
export function bestTake(position: Position, by: By, slices = SLICES): BestTake | null {
  const search = seekTake(position, by);
  for (let n = 0; n < slices && !search.done; n++) search.step();
  return search.best();
}

/**
 * Goes through all unions, the largest first, and asks of each that could be worth more than the best so far
 * whether it can be taken. Mostly one of the first can, and then there is little left to ask.
 */
export function seekTake(position: Position, by: By): TakeSearch {
  if (by !== 'cards' && by !== 'points') {
    throw new BadInput('noSuchScore', 'A take is best by cards or by points.');
  }
  const supply = supplyOf(readPosition(position));
  const { takers, items, wilds, itemBits } = supply;
  const reach = reachOf(supply, highestOf(supply));
  const scales = scalesOf(supply, by);
  const speller = spellerOf(supply, reach);
  /** The cards that earn most by themselves are asked first: there is less to ask of the others then. */
  const covers = [...takers]
    .sort((a, b) => b.points - a.points)
    .map((taker) => ({ taker, cover: coverBy(taker, supply, reach, scales) }));
  const things = items.length + wilds.length;
  const starter = things < MANY ? null : groupFinder(supply, reach, FEW);
  /** Of several groups, the smallest has at most half of all things. */
  let small: GroupFinder | null = null;
  let size = takers.length > 0 && items.length > 0 ? things : 0;
  let union = 2 ** size - 1;
  let first: Choice | null = null;
  let worth = 0;

  function step(): void {
    if (starter && !starter.done) return start(starter);
    if (small && !small.done) return small.step();
    inSlice(reach, QUESTIONS, () => {
      for (let looks = 0; looks < LOOKS && size > 0; looks++) look();
    });
  }

  function start(few: GroupFinder): void {
    few.step();
    if (few.done) eachChoice(supply, few.found, scales, hear, FEW_UNIONS);
  }

  function look(): void {
    if (union & itemBits && scales.atMost(union, size) > worth) {
      if (scales.asOne(union) > worth) takeAsOne();
      if (scales.asSeveral(union) > worth) takeAsSeveral();
    }
    union = following(union);
    if (union >= 2 ** things) union = 2 ** --size - 1;
    if (scales.most(size) <= worth) size = 0;
  }

  function takeAsOne(): void {
    for (const { taker, cover } of covers) {
      const possible = scales.group(union, taker) + scales.taker(taker, union);
      if (possible > worth) hearOf(taker, cover.asOne(union));
    }
  }

  function takeAsSeveral(): void {
    small ??= groupFinder(supply, reach, things >> 1);
    if (!small.done) small.step();
    if (!small.done) pause();
    for (const { taker, cover } of covers) {
      const masks = small.found.get(taker.number) ?? [];
      if (masks.length > 0) hearOf(taker, cover.asSeveral(union, masks, worth));
    }
  }

  function hearOf(taker: NumberCard, packed: Packed | null): void {
    if (packed) hear({ taker, union, packed, worth: packed.worth + scales.taker(taker, union) });
  }

  function hear(choice: Choice): void {
    if (choice.worth <= worth) return;
    first = choice;
    worth = choice.worth;
  }

  function best(): BestTake | null {
    const proven = size === 0 && !supply.cut && !reach.lost;
    return first && { ...tell(supply, speller, first), proven };
  }

  return {
    get done() {
      return size === 0;
    },
    step,
    best,
  };
}
