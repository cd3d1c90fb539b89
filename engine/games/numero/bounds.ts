import { lowest } from './bits';
import type { Order } from './order';
import type { Supply } from './supply';
import {
  ceilingOf,
  clearedBy,
  floorIn,
  madeBy,
  NO_WILDS,
  wayBack,
  withOne,
  type Tally,
} from './tally';
import { bottomPrimes, floorOf, hasWithin, type Primes, type Value } from './value';

/** What is out of the question for the things of a mask, told at a glance. */
export interface Bounds {
  /** The things of this mask cannot have this value: it is too small, too large, or too fine. */
  isOutside(x: Value, mask: number): boolean;
  /** With the wild cards that this mask leaves, the value cannot become a number that is taken. */
  isUseless(x: Value, mask: number): boolean;
}

export function boundsOf(supply: Supply, { sumOf }: Order, highest: number): Bounds {
  const { items, wilds, wholeSteps } = supply;
  const count = items.length;
  const allWilds = (1 << wilds.length) - 1;
  const tallies = new Array<Tally | undefined>(allWilds + 1);
  const floors = new Array<number>(1 << (count + wilds.length));
  const ceilings = new Array<number>(1 << (count + wilds.length));
  const waysBack = new Array<number>(allWilds + 1);
  const made = new Array<Primes>(allWilds + 1);
  const cleared = new Array<Primes>(allWilds + 1);

  function tallyOf(wildMask: number): Tally {
    if (wildMask === 0) return NO_WILDS;
    const known = tallies[wildMask];
    if (known) return known;
    const effect = wilds[lowest(wildMask)]?.effect;
    const others = tallyOf(wildMask & (wildMask - 1));
    return (tallies[wildMask] = effect ? withOne(others, effect) : others);
  }

  function fill(mask: number): number {
    const tally = tallyOf(mask >> count);
    const sum = sumOf(mask);
    floors[mask] = floorIn(tally, sum, wholeSteps);
    return (ceilings[mask] = ceilingOf(tally, sum));
  }

  function isOutside(x: Value, mask: number): boolean {
    const ceiling = ceilings[mask] ?? fill(mask);
    const floor = floors[mask] ?? 0;
    if (x >= 0) return x > ceiling || x < floor;
    const under = floorOf(x);
    if (under > ceiling || under + 1 < floor) return true;
    const own = mask >> count;
    return !hasWithin(bottomPrimes(x), (made[own] ??= madeBy(tallyOf(own))));
  }

  function isUseless(x: Value, mask: number): boolean {
    const rest = allWilds ^ (mask >> count);
    const most = (waysBack[rest] ??= wayBack(tallyOf(rest), highest));
    if (x >= 0) return x > most;
    if (floorOf(x) > most) return true;
    return !hasWithin(bottomPrimes(x), (cleared[rest] ??= clearedBy(tallyOf(rest))));
  }

  return { isOutside, isUseless };
}
