import type { Seat } from '../../core/game';
import { elementOn } from './cards';

/** A hand to be filled. */
export interface Place {
  readonly seat: Seat;
  readonly count: number;
  /** A bit for each element that cannot be in it. */
  readonly lacks: number;
}

interface Dealt {
  /** In the order of the places. */
  readonly hands: number[][];
  /** What is left, in the order it came. */
  readonly stock: number[];
}

const STOCK = -1;

/**
 * Deals shuffled cards into hands that may not hold everything. The pickiest hands go first, so that hardly
 * ever one finds nothing left for it; then another gives up a card that it can replace.
 */
export function dealUnseen(cards: readonly number[], places: readonly Place[]): Dealt {
  const owner = new Array<number>(cards.length).fill(STOCK);
  const fits = (at: number, place: number) =>
    (((places[place]?.lacks ?? 0) >> elementOn(cards[at] ?? 0)) & 1) === 0;

  /** The first free card that fits, from the top. */
  function free(place: number, from: number): number {
    for (let at = from; at < cards.length; at++) {
      if (owner[at] === STOCK && fits(at, place)) return at;
    }
    return -1;
  }

  /** Where no card is free: one that its hand can replace. */
  function swap(place: number, asked: Set<number>): boolean {
    for (let at = 0; at < cards.length; at++) {
      const holder = owner[at] ?? STOCK;
      if (holder === STOCK || holder === place || asked.has(at) || !fits(at, place)) continue;
      asked.add(at);
      const other = free(holder, 0);
      if (other >= 0) owner[other] = holder;
      if (other >= 0 || swap(holder, asked)) {
        owner[at] = place;
        return true;
      }
    }
    return false;
  }

  for (const place of pickiestFirst(places)) {
    let at = -1;
    for (let left = places[place]?.count ?? 0; left > 0; left--) {
      at = free(place, at + 1);
      if (at >= 0) owner[at] = place;
      else {
        swap(place, new Set());
        at = cards.length;
      }
    }
  }
  const hands: number[][] = places.map(() => []);
  const stock: number[] = [];
  cards.forEach((card, at) => (hands[owner[at] ?? STOCK] ?? stock).push(card));
  return { hands, stock };
}

function pickiestFirst(places: readonly Place[]): number[] {
  return places
    .map((_, at) => at)
    .sort((a, b) => bits(places[b]?.lacks ?? 0) - bits(places[a]?.lacks ?? 0));
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
