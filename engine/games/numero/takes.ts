import type { CardId } from '../../core/game';
import type { NumberCard } from './cards';
import { groupFinder } from './groups';
import { groupsIn, packings, type Packed } from './packing';
import { account, total, type Line } from './points';
import { readPosition } from './position';
import { reachOf } from './reach';
import { scalesOf, type Scales } from './scales';
import { spellerOf, type Speller } from './spell';
import { cardsOf, highestOf, supplyOf, type Position, type Supply } from './supply';
import type { Term } from './term';

export interface Take {
  readonly type: 'take';
  readonly card: CardId;
  readonly groups: readonly Term[];
}

/** A take with all that it wins. */
export interface Told {
  readonly move: Take;
  /** All that would be won, the taking card first. */
  readonly cards: readonly CardId[];
  /** By the whole check list for the turn. */
  readonly points: number;
  /** The points line by line. */
  readonly lines: readonly Line[];
}

/** One number card of the hand and all that it takes. */
export interface Choice {
  readonly taker: NumberCard;
  readonly union: number;
  readonly packed: Packed;
  readonly worth: number;
}

/** Every different set of cards that a number card of the hand can take, each the way that earns most points. */
export function takes(position: Position): Told[] {
  const supply = supplyOf(readPosition(position));
  const reach = reachOf(supply, highestOf(supply));
  const finder = groupFinder(supply, reach);
  while (!finder.done) finder.step();
  const speller = spellerOf(supply, reach);
  const told: Told[] = [];
  eachChoice(supply, finder.found, scalesOf(supply, 'points'), (choice) => {
    told.push(tell(supply, speller, choice));
  });
  return told;
}

/** Of the groups found, by number: every union that each number card of the hand can take. */
export function eachChoice(
  { takers, itemBits }: Supply,
  found: ReadonlyMap<number, readonly number[]>,
  scales: Scales,
  hear: (choice: Choice) => void,
  most?: number,
): void {
  for (const taker of takers) {
    const groups = (found.get(taker.number) ?? []).map((mask) => ({
      mask,
      worth: scales.group(mask, null),
      worthWithTaker: scales.group(mask, taker),
    }));
    for (const [union, packed] of packings(groups, itemBits, most)) {
      hear({ taker, union, packed, worth: packed.worth + scales.taker(taker, union) });
    }
  }
}

/** Puts a choice into words: the sentences that make its groups, and its account. */
export function tell(supply: Supply, speller: Speller, { taker, union, packed }: Choice): Told {
  const { centreBits } = supply;
  const masks = groupsIn(packed);
  const groups = masks.map((mask) => cardsOf(supply, mask));
  const lines = account({ taker, groups, clears: (union & centreBits) === centreBits });
  return {
    move: {
      type: 'take',
      card: taker.id,
      groups: masks.map((mask) => speller(taker.number, mask)),
    },
    cards: [taker.id, ...groups.flat()],
    points: total(lines),
    lines,
  };
}
