import type { Supply } from '../../engine/games/numero/supply';
import { apply, plus, type Value } from '../../engine/games/numero/value';

/**
 * The plain way to find all groups, to measure ours against: the values of every set of things, forwards
 * from the single ones, by every wild card that can come last and every split in two. It has the same
 * exact numbers, and leaves nothing out but what no number of theirs can hold.
 */
export function forwardGroups(supply: Supply): Map<number, number[]> {
  const { takers, items, wilds, itemBits, wholeSteps } = supply;
  const all = 1 << (items.length + wilds.length);
  const values: Set<Value>[] = Array.from({ length: all }, () => new Set());
  items.forEach(({ value }, at) => values[1 << at]?.add(value));
  const found = new Map<number, number[]>(takers.map(({ number }) => [number, []]));

  for (let mask = 1; mask < all; mask++) {
    if ((mask & itemBits) === 0) continue;
    const own = values[mask] as Set<Value>; // mask < all
    wilds.forEach(({ effect }, at) => {
      const bit = 1 << (items.length + at);
      if (!(mask & bit)) return;
      for (const value of values[mask ^ bit] ?? []) keep(own, apply(effect, value));
    });
    const first = mask & -mask;
    const others = mask ^ first;
    for (let some = others; some !== 0; ) {
      some = (some - 1) & others;
      if (((others ^ some) & itemBits) === 0) continue;
      for (const a of values[first | some] ?? []) {
        for (const b of values[others ^ some] ?? []) keep(own, plus(a, b));
      }
    }
    for (const [number, masks] of found) if (own.has(number)) masks.push(mask);
  }

  function keep(own: Set<Value>, value: Value): void {
    if (value >= 0 || (value < -2 && !wholeSteps)) own.add(value);
  }

  return found;
}
