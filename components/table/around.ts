import type { Rect, Size } from './place';

/** On a table smaller than this there is no room for everyone to have a side. */
const ROOMY = 560;

export function hasSides({ width, height }: Size): boolean {
  return Math.min(width, height) >= ROOMY;
}

/** Which way each side of the table looks. */
export const SIDES = { bottom: 0, left: 90, top: 180, right: 270 } as const;

export type Side = keyof typeof SIDES;

/** By number of players, clockwise from the one at the lower edge; wide sides take two. */
const SEATING: Readonly<Record<number, readonly (readonly [Side, number, number])[]>> = {
  1: [['bottom', 0, 1]],
  2: [
    ['bottom', 0, 1],
    ['top', 0, 1],
  ],
  3: [
    ['bottom', 0, 1],
    ['left', 0, 1],
    ['right', 0, 1],
  ],
  4: [
    ['bottom', 0, 1],
    ['left', 0, 1],
    ['top', 0, 1],
    ['right', 0, 1],
  ],
  5: [
    ['bottom', 1, 2],
    ['bottom', 0, 2],
    ['left', 0, 1],
    ['top', 0, 1],
    ['right', 0, 1],
  ],
  6: [
    ['bottom', 1, 2],
    ['bottom', 0, 2],
    ['left', 0, 1],
    ['top', 0, 2],
    ['top', 1, 2],
    ['right', 0, 1],
  ],
};

/** The part of the table before each seat, and the side it sits at, round a tablet. */
export function around(
  seats: number,
  { width, height }: Size,
  depth: number,
  gap: number,
): readonly { readonly side: Side; readonly rect: Rect }[] {
  return (SEATING[seats] ?? []).map(([side, at, of]) => {
    if (side === 'left' || side === 'right') {
      const rect = {
        x: side === 'left' ? 0 : width - depth,
        y: depth + gap,
        width: depth,
        height: height - 2 * (depth + gap),
      };
      return { side, rect };
    }
    const length = (width - (of - 1) * gap) / of;
    const y = side === 'top' ? 0 : height - depth;
    return { side, rect: { x: at * (length + gap), y, width: length, height: depth } };
  });
}
