import { lowest } from './bits';
import { cardPoints } from './points';
import type { Supply } from './supply';
import { OPERATIONS, together, traitsOf, type Traits } from './traits';

/** What counts of the things of a mask, as if they were one group. It is asked for often, so it is kept. */
export interface Weights {
  /** What the cards earn, whatever group they are in. */
  points(mask: number): number;
  traits(mask: number): Traits;
  /** How many of the things bring a minus, a times and an over, ten bits each. */
  operations(mask: number): number;
}

const EACH = [OPERATIONS.minus, OPERATIONS.times, OPERATIONS.over] as const;

export function weightsOf({ items, wilds, itemBits }: Supply): Weights {
  const things = [...items.map(({ cards }) => cards), ...wilds.map(({ id }) => [id])];
  const ownTraits = things.map(traitsOf);
  const ownPoints = things.map(cardPoints);
  const ownOperations = ownTraits.map((traits) =>
    EACH.reduce((sum, operation, at) => (traits & operation ? sum + (1 << (10 * at)) : sum), 0),
  );
  const all = 1 << things.length;
  const points = new Array<number>(all);
  const traits = new Array<Traits | undefined>(all);
  const operations = new Array<number>(all);

  function fill(mask: number): void {
    const others = mask & (mask - 1);
    const at = lowest(mask);
    if (others !== 0 && traits[others] === undefined) fill(others);
    points[mask] = (points[others] ?? 0) + (ownPoints[at] ?? 0);
    operations[mask] = (operations[others] ?? 0) + (ownOperations[at] ?? 0);
    traits[mask] = together(traits[others] ?? 0, ownTraits[at] ?? 0) | plusIn(mask & itemBits);
  }

  function plusIn(inside: number): number {
    return inside & (inside - 1) ? OPERATIONS.plus : 0;
  }

  function kept(table: readonly (number | undefined)[]): (mask: number) => number {
    return (mask) => {
      if (traits[mask] === undefined) fill(mask);
      return table[mask] ?? 0;
    };
  }

  return { points: kept(points), traits: kept(traits), operations: kept(operations) };
}
