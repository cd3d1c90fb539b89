import type { Place, Rect } from './place';

/** A part of the table that may face another side: as it is drawn, before it is turned about its middle. */
export interface Area extends Rect {
  /** Degrees, clockwise: 0, 90, 180 or 270. */
  readonly turn: number;
}

/** A place inside an area, from the area's own top left corner, as a place on the table. */
export function inArea(area: Area, { x, y, width, turn = 0, level }: Place): Place {
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const [cos, sin] = quarter(area.turn);
  const [dx, dy] = [x - area.width / 2, y - area.height / 2];
  return {
    x: middle.x + dx * cos - dy * sin,
    y: middle.y + dx * sin + dy * cos,
    width,
    turn: turn + area.turn,
    level,
  };
}

/** What an area covers on the table once it is turned. */
export function covered({ x, y, width, height, turn }: Area): Rect {
  if (turn % 180 === 0) return { x, y, width, height };
  return { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width };
}

/** An area that covers this part of the table and faces that way. */
export function facing({ x, y, width, height }: Rect, turn: number): Area {
  if (turn % 180 === 0) return { x, y, width, height, turn };
  return {
    x: x + (width - height) / 2,
    y: y + (height - width) / 2,
    width: height,
    height: width,
    turn,
  };
}

/** Exact cosine and sine of a quarter turn. */
function quarter(turn: number): readonly [number, number] {
  const quarters = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  return quarters[(((turn / 90) % 4) + 4) % 4] ?? quarters[0];
}
