import type { Effect } from '../../engine/games/numero/cards';
import type { Supply } from '../../engine/games/numero/supply';

/** How a search counts: ours packs a value into one number, a plain one has fractions and names. */
export interface Numbers<Value> {
  readonly whole: (n: number) => Value;
  readonly plus: (a: Value, b: Value) => Value | null;
  readonly apply: (effect: Effect, value: Value) => Value | null;
  readonly isWhole: (value: Value) => boolean;
  /** The same for equal values: what a set or a map knows them by. */
  readonly key: (value: Value) => string | number;
}

/**
 * The plain way to find all groups, to measure ours against: the values of every set of things, forwards
 * from the single ones, by every wild card that can come last and every split in two; null where it was enough
 * before it was done.
 */
export function forwardGroups<Value>(
  { takers, items, wilds, itemBits, wholeSteps }: Supply,
  { whole, plus, apply, isWhole, key }: Numbers<Value>,
  isEnough: () => boolean,
): Map<number, number[]> | null {
  const all = 1 << (items.length + wilds.length);
  const values: Map<string | number, Value>[] = [];
  const found = new Map<number, number[]>(takers.map(({ number }) => [number, []]));

  for (let mask = 0; mask < all; mask++) {
    const own = new Map<string | number, Value>();
    values.push(own);
    if ((mask & itemBits) === 0) continue;
    const keep = (value: Value | null): void => {
      if (value !== null && (!wholeSteps || isWhole(value))) own.set(key(value), value);
    };
    const first = mask & -mask;
    const others = mask ^ first;
    if (others === 0) keep(whole(items[31 - Math.clz32(mask)]?.value ?? 0));
    wilds.forEach(({ effect }, at) => {
      const bit = 1 << (items.length + at);
      if (mask & bit) values[mask ^ bit]?.forEach((value) => keep(apply(effect, value)));
    });
    for (let some = others; some !== 0;) {
      if (isEnough()) return null;
      some = (some - 1) & others;
      if (((others ^ some) & itemBits) === 0) continue;
      values[first | some]?.forEach((a) => {
        values[others ^ some]?.forEach((b) => keep(plus(a, b)));
      });
    }
    for (const [number, masks] of found) if (own.has(key(whole(number)))) masks.push(mask);
  }
  return found;
}
