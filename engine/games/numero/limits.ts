import { BONUSES, GROUP_POINTS } from './points';
import type { Supply } from './supply';
import { cardsIn } from './traits';
import type { Weights } from './weights';

/** What groups can earn at most beside what their cards do, before anybody knows what they are. */
export interface Limits {
  /** All of a union, in several groups of which each has one of so many items. */
  several(union: number, items: number): number;
  /** The best of so many things, in one group or in several. */
  any(count: number): number;
}

export function limitsOf({ items, wilds }: Supply, weights: Weights): Limits {
  const singles = [...items, ...wilds].map((_, at) => 1 << at);
  const mostCards = mostOf(singles.map((bit) => cardsIn(weights.traits(bit))));
  const hasPiles = items.some(({ cards }) => cards.length > 1);
  const everything = (1 << singles.length) - 1;

  function several(union: number, groups: number): number {
    const cards = cardsIn(weights.traits(union));
    return byCards(cards, 2, groups) + byOperations(union, groups);
  }

  function any(count: number): number {
    const { fourOperations, threeOperations } = BONUSES;
    const groups = Math.min(items.length, count);
    const operations = Math.max(fourOperations.points, byOperations(everything, groups));
    // A wild card brings at most two operations, where one is a plus already; a build may bring all four.
    const beyondTwo = hasPiles ? 2 * count : Math.min(wilds.length, count - 1);
    return (
      byCards(mostCards[count] ?? 0, 1, groups) +
      Math.min(operations, beyondTwo * threeOperations.points)
    );
  }

  /** The more groups, the fewer cards for the largest: it may have the taking card, but each other has one. */
  function byCards(cards: number, from: number, to: number): number {
    let most = 0;
    for (let groups = from; groups <= to; groups++) {
      most = Math.max(most, groups * GROUP_POINTS + largeGroups(cards + 2 - groups, cards + 1));
    }
    return most;
  }

  function largeGroups(largest: number, cards: number): number {
    if (largest < 5) return 0;
    const { fiveCards, sixCards, oneColour } = BONUSES;
    const each = (largest === 5 ? fiveCards : sixCards).points + oneColour.points;
    return each * Math.floor(cards / 5);
  }

  /**
   * A group earns for each operation beyond two. No group has an operation twice, and a plus only
   * those that have two items for it, or a build.
   */
  function byOperations(union: number, groups: number): number {
    const counts = weights.operations(union);
    const [minus, times, over] = [counts & 1023, (counts >> 10) & 1023, counts >> 20];
    const withPlus = hasPiles ? groups : groups < 4 ? groups - 2 : groups >> 1;
    let most = 0;
    for (let some = 1; some <= groups; some++) {
      const kinds = Math.min(minus, some) + Math.min(times, some) + Math.min(over, some);
      most = Math.max(most, kinds - some - Math.max(0, some - withPlus));
    }
    return most * BONUSES.threeOperations.points;
  }

  return { several, any };
}

/** The most that so many of them are worth, by their number. */
export function mostOf(worths: readonly number[]): number[] {
  const most = [0];
  for (const worth of [...worths].sort((a, b) => b - a)) most.push((most.at(-1) ?? 0) + worth);
  return most;
}
