import type { NumberCard } from './cards';
import { ask } from './effort';
import { NO_WAY, NOTHING_YET, withGroup, type Group, type Packed, type Ways } from './packing';
import type { Reach } from './reach';
import type { Scales } from './scales';
import type { Supply } from './supply';

/** How one number card takes all of a union. */
export interface Cover {
  asOne(union: number): Packed | null;
  /** The best way in several groups, of which one is among the small groups given, where it is worth more than that. */
  asSeveral(union: number, small: readonly number[], worth: number): Packed | null;
}

/** To pass over a group takes a fraction of a step. */
const QUICK = 5;

export function coverBy(
  taker: NumberCard,
  { itemBits }: Supply,
  reach: Reach,
  scales: Scales,
): Cover {
  const known = new Map<number, Ways>();

  function asOne(union: number): Packed | null {
    if (!reach.isTerm(taker.number, union)) return null;
    return withGroup(NO_WAY, NOTHING_YET, groupOf(union)).placed;
  }

  function asSeveral(union: number, small: readonly number[], worth: number): Packed | null {
    return severalWays(NO_WAY, union, small, worth).placed;
  }

  /** In one group or in several. */
  function waysOf(union: number, small: readonly number[]): Ways {
    const before = known.get(union);
    if (before) return before;
    ask(reach, small.length / QUICK);
    const one = reach.isTerm(taker.number, union)
      ? withGroup(NO_WAY, NOTHING_YET, groupOf(union))
      : NO_WAY;
    const ways = severalWays(one, union, small, 0);
    known.set(union, ways);
    reach.learnt = true;
    return ways;
  }

  /** One small group, and the rest in whatever way. */
  function severalWays(one: Ways, union: number, small: readonly number[], worth: number): Ways {
    let ways = one;
    for (const mask of small) {
      const rest = union ^ mask;
      if ((mask & ~union) !== 0 || (rest & itemBits) === 0) continue;
      if (worth > 0 && scales.beside(mask, rest, taker) <= worth) continue;
      const others = waysOf(rest, small);
      if (others.open) ways = withGroup(ways, others, groupOf(mask));
    }
    return ways;
  }

  function groupOf(mask: number): Group {
    return {
      mask,
      worth: scales.group(mask, null),
      worthWithTaker: scales.group(mask, taker),
    };
  }

  return { asOne, asSeveral };
}
