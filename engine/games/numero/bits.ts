/** Sets of up to thirty things, one bit each. */

const BYTE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let left = byte; left !== 0; left &= left - 1) count++;
  return count;
});

/** How many bits are set. */
export function sizeOf(mask: number): number {
  const low = BYTE[mask & 255] ?? 0;
  return mask < 256 ? low : low + sizeOf(mask >> 8);
}

/** The number of the lowest bit that is set. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The next larger mask with as many bits (Gosper's way). */
export function following(mask: number): number {
  const low = mask & -mask;
  const carried = mask + low;
  return carried + Math.floor(((carried ^ mask) >>> 2) / low);
}
