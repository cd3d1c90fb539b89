import { CARD_RATIO } from '../../components/CardShape';
import type { Place, Rect, Size } from '../../components/table/place';

/** Where cards are worked out, thousandths of a point do not count. */
const EXACT = 0.001;

/** The upright box round a piece, however it is turned. */
export function boxOf({ x, y, width, turn = 0 }: Place, ratio = CARD_RATIO): Rect {
  const lean = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(lean)), Math.abs(Math.sin(lean))];
  const across = width * cos + (width / ratio) * sin;
  const down = width * sin + (width / ratio) * cos;
  return { x: x - across / 2, y: y - down / 2, width: across, height: down };
}

export function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - EXACT &&
    inner.y >= outer.y - EXACT &&
    inner.x + inner.width <= outer.x + outer.width + EXACT &&
    inner.y + inner.height <= outer.y + outer.height + EXACT
  );
}

export function areApart(a: Rect, b: Rect): boolean {
  return (
    a.x + a.width <= b.x + EXACT ||
    b.x + b.width <= a.x + EXACT ||
    a.y + a.height <= b.y + EXACT ||
    b.y + b.height <= a.y + EXACT
  );
}

export function whole({ width, height }: Size): Rect {
  return { x: 0, y: 0, width, height };
}

/** Every two of them, once. */
export function pairs<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
}

/** What is wrong with where these parts of a table lie: off it, of no size, one on another. */
export function misplaced(
  parts: Readonly<Record<string, Rect>>,
  seats: readonly (Rect | null)[],
  size: Size,
): string[] {
  const named = [
    ...Object.entries(parts),
    ...seats.flatMap((rect, seat) => (rect ? [[`seat ${seat}`, rect] as const] : [])),
  ];
  const table = whole(size);
  return [
    ...named.flatMap(([name, rect]) => (isInside(rect, table) ? [] : [`${name} is off the table`])),
    ...named.flatMap(([name, { width, height }]) =>
      width > 0 && height > 0 ? [] : [`${name} has no room`],
    ),
    ...pairs(named).flatMap(([[one, a], [other, b]]) =>
      areApart(a, b) ? [] : [`${one} lies on ${other}`],
    ),
  ];
}
