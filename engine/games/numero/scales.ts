import { lowest, sizeOf } from './bits';
import type { NumberCard } from './cards';
import {
  BONUSES,
  bonusPoints,
  cardPoints,
  CLEARING_POINTS,
  colourOf,
  GROUP_POINTS,
  OPERATIONS,
  takerPoints,
  traitsOf,
  type Traits,
} from './points';
import type { Supply } from './supply';

export type By = 'cards' | 'points';

/** What takes are weighed by. */
export interface Scales {
  /** What a group is worth, with the taking card counted to it or not. */
  group(mask: number, taker: NumberCard | null): number;
  /** What the taking card adds, and the centre being cleared. */
  taker(taker: NumberCard, union: number): number;
  /** No take of this union is worth more: in one group, by any card of the hand, or in several; 0 where it cannot be. */
  asOne(union: number): number;
  asSeveral(union: number): number;
  /** No take of so many things is worth more. */
  most(things: number): number;
}

export function scalesOf(supply: Supply, by: By): Scales {
  return by === 'cards' ? cardScales(supply) : pointScales(supply);
}

/** So small that all points of a take are less than a card. */
const A_POINT = 2 ** -10;

/** Cards first; of takes with as many cards, points say which is better. */
function cardScales(supply: Supply): Scales {
  const { items, wilds } = supply;
  const points = pointScales(supply);
  const counts = [...items.map(({ cards }) => cards.length), ...wilds.map(() => 1)];
  const hasPiles = counts.some((count) => count > 1);
  const most = mostOf(counts);

  function cards(mask: number): number {
    if (!hasPiles) return sizeOf(mask);
    return counts.reduce((sum, count, at) => (mask & (1 << at) ? sum + count : sum), 0);
  }

  return {
    group: (mask, taker) => cards(mask) + A_POINT * points.group(mask, taker),
    taker: (taker, union) => 1 + A_POINT * points.taker(taker, union),
    asOne: (union) => cards(union) + 1 + A_POINT * points.asOne(union),
    asSeveral: (union) => {
      const several = points.asSeveral(union);
      return several === 0 ? 0 : cards(union) + 1 + A_POINT * several;
    },
    most: (things) => (most[things] ?? 0) + 1 + A_POINT * points.most(things),
  };
}

/** The most that so many of them are worth, by their number. */
function mostOf(worths: readonly number[]): number[] {
  const most = [0];
  for (const worth of [...worths].sort((a, b) => b - a)) most.push((most.at(-1) ?? 0) + worth);
  return most;
}

/** What counts of things that can be taken. */
interface Thing extends Traits {
  readonly points: number;
}

function pointScales(supply: Supply): Scales {
  const { items, wilds, takers, itemBits, centreBits } = supply;
  const things = [...items, ...wilds].map((thing): Thing => {
    const cards = 'cards' in thing ? thing.cards : [thing.id];
    return { ...traitsOf(cards), points: cardPoints(cards) };
  });
  const hasPiles = items.some(({ cards }) => cards.length > 1);
  const bestTaker = takers.reduce((most, card) => Math.max(most, takerPoints(card, true)), 0);
  const mostPoints = mostOf(things.map(({ points }) => points));
  const mostCards = mostOf(things.map(({ cards }) => cards));

  /** Several things as if they were one. */
  function weigh(mask: number): Thing {
    const inside = mask & itemBits;
    let operations = inside & (inside - 1) ? OPERATIONS.plus : 0;
    let [cards, colours, points] = [0, 0, 0];
    for (let left = mask; left !== 0; left &= left - 1) {
      const thing = things[lowest(left)];
      if (!thing) break;
      cards += thing.cards;
      colours |= thing.colours;
      operations |= thing.operations;
      points += thing.points;
    }
    return { cards, colours, operations, points };
  }

  function group(mask: number, card: NumberCard | null): number {
    return GROUP_POINTS + worth(weigh(mask), card);
  }

  function worth({ cards, colours, operations, points }: Thing, card: NumberCard | null): number {
    if (!card) return points + bonusPoints(cards, colours, operations);
    return points + bonusPoints(cards + 1, colours | colourOf(card), operations);
  }

  function taker(card: NumberCard, union: number): number {
    return takerPoints(card, (union & centreBits) === centreBits);
  }

  function asOne(union: number): number {
    const all = weigh(union);
    let most = 0;
    for (const card of takers) most = Math.max(most, worth(all, card) + taker(card, union));
    return GROUP_POINTS + most;
  }

  function asSeveral(union: number): number {
    const groups = sizeOf(union & itemBits);
    if (groups < 2) return 0;
    const { cards, points } = weigh(union);
    const spared = (union & centreBits) === centreBits ? 0 : CLEARING_POINTS;
    return (
      points + bestTaker - spared + mostGroupPoints(cards, groups) + operationBonus(union, groups)
    );
  }

  /** The more groups, the fewer cards for the largest: it may have the taking card, but each other has one. */
  function mostGroupPoints(cards: number, groups: number): number {
    let most = 0;
    for (let some = 2; some <= groups; some++) {
      most = Math.max(most, some * GROUP_POINTS + mostCardBonus(cards + 2 - some, cards));
    }
    return most;
  }

  function mostCardBonus(largest: number, cards: number): number {
    if (largest < 5) return 0;
    const { fiveCards, sixCards, oneColour } = BONUSES;
    const each = (largest === 5 ? fiveCards : sixCards).points + oneColour.points;
    return each * Math.floor((cards + 1) / 5);
  }

  /**
   * A group earns for each operation beyond two. No group has an operation twice, and a plus only
   * those that have two items for it, or a build.
   */
  function operationBonus(union: number, groups: number): number {
    let [minus, times, over] = [0, 0, 0];
    for (let left = union; left !== 0; left &= left - 1) {
      const operations = things[lowest(left)]?.operations ?? 0;
      if (operations & OPERATIONS.minus) minus++;
      if (operations & OPERATIONS.times) times++;
      if (operations & OPERATIONS.over) over++;
    }
    const withPlus = hasPiles ? groups : groups < 4 ? groups - 2 : groups >> 1;
    let most = 0;
    for (let some = 1; some <= groups; some++) {
      const kinds = Math.min(minus, some) + Math.min(times, some) + Math.min(over, some);
      most = Math.max(most, kinds - some - Math.max(0, some - withPlus));
    }
    return most * BONUSES.threeOperations.points;
  }

  /** As if so many things had the most cards, the most points, and every bonus that their number allows. */
  function mostBy(count: number): number {
    const { fourOperations, threeOperations } = BONUSES;
    // A wild card brings at most two operations, where one is a plus already; a build may bring all four.
    const beyondTwo = Math.max(0, hasPiles ? 2 * count : Math.min(wilds.length, count - 1));
    const groups = Math.max(1, Math.min(items.length, count));
    const cards = mostCards[count] ?? 0;
    const clearing = count < sizeOf(centreBits) ? CLEARING_POINTS : 0;
    const operations = Math.max(fourOperations.points, operationBonus(everything, groups));
    return (
      (mostPoints[count] ?? 0) +
      bestTaker -
      clearing +
      groups * GROUP_POINTS +
      mostCardBonus(cards + 1, cards) +
      Math.min(operations, beyondTwo * threeOperations.points)
    );
  }

  const everything = (1 << things.length) - 1;
  const most = Array.from({ length: things.length + 1 }, (_, count) => mostBy(count));
  return { group, taker, asOne, asSeveral, most: (count) => most[count] ?? 0 };
}
