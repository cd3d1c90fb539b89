/** Groups that have nothing in common, the last one first; the taking card is counted to one of them. */
export interface Packed {
  readonly worth: number;
  readonly mask: number;
  readonly before: Packed | null;
}

/** The best ways to take a union: with the taking card still to be counted to a group, and already so. */
export interface Ways {
  readonly open: Packed | null;
  readonly placed: Packed | null;
}

/** What a group is worth. */
export interface Group {
  readonly mask: number;
  readonly worth: number;
  /** The same with the taking card counted to it. */
  readonly worthWithTaker: number;
}

const NOTHING: Packed = { worth: 0, mask: 0, before: null };
export const NOTHING_YET: Ways = { open: NOTHING, placed: null };
export const NO_WAY: Ways = { open: null, placed: null };

/** The better of the ways known and those with one more group put to others. */
export function withGroup(known: Ways, others: Ways, group: Group): Ways {
  const { mask, worth, worthWithTaker } = group;
  const open = better(known.open, others.open, mask, worth);
  const placed = better(known.placed, others.placed, mask, worth);
  return { open, placed: better(placed, others.open, mask, worthWithTaker) };
}

function better(now: Packed | null, before: Packed | null, mask: number, more: number) {
  if (!before || (now && now.worth >= before.worth + more)) return now;
  return { worth: before.worth + more, mask, before };
}

/**
 * Every union of groups that have nothing in common, and the best way to take each. A group is led by its
 * first item, and groups are put in by leader, so that the same groups in another order do not count again.
 * With a limit, only so many of the best are kept.
 */
export function packings(
  groups: readonly Group[],
  itemBits: number,
  most = Infinity,
): Map<number, Packed> {
  let unions = new Map<number, Ways>([[0, NOTHING_YET]]);
  for (let leader = 1; leader & itemBits; leader <<= 1) {
    const led = groups.filter(({ mask }) => (mask & -mask) === leader);
    if (led.length === 0) continue;
    for (const [union, ways] of [...unions]) {
      for (const group of led) {
        if (union & group.mask) continue;
        const into = union | group.mask;
        unions.set(into, withGroup(unions.get(into) ?? NO_WAY, ways, group));
      }
    }
    if (unions.size > most) unions = best(unions, most);
  }
  const packed = new Map<number, Packed>();
  for (const [union, { placed }] of unions) if (placed) packed.set(union, placed);
  return packed;
}

function best(unions: ReadonlyMap<number, Ways>, most: number): Map<number, Ways> {
  const worth = ([, { placed }]: [number, Ways]) => placed?.worth ?? 0;
  return new Map([...unions].sort((a, b) => worth(b) - worth(a)).slice(0, most));
}

/** The masks of the groups, as they were put in. */
export function groupsIn(packed: Packed): number[] {
  const masks: number[] = [];
  for (let at: Packed | null = packed; at && at.mask !== 0; at = at.before) masks.unshift(at.mask);
  return masks;
}
