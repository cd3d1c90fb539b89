import type { Rect, Size } from '../table/place';

export interface SeatsLayout {
  readonly chip: Size;
  /** By seat, clockwise from the lower right. */
  readonly seats: readonly Rect[];
  readonly table: Rect;
  readonly pool: Rect;
  /** How many names fit into the pool at once, and the middle of each. */
  readonly slots: readonly { readonly x: number; readonly y: number }[];
}

const GAP = 8;
const CHIP = { width: 112, height: 44 };
const HEAD = 24;
const TABLE = 60;
const WIDEST = 560;
const HIGHEST = 140;
/** Of the room above the names, where they lie below the table. */
const SHARE = 0.42;

/** The table above its names, or beside them in a window that is wider than high. */
export function arrangeSeats({ width, height }: Size, count: number, textScale = 1): SeatsLayout {
  const beside = width > height;
  const half = beside ? Math.min(WIDEST, width * 0.55) : Math.min(WIDEST, width);
  const grown = Math.min(1.4, textScale);
  const below = Math.ceil(count / 2);
  const seat = {
    width: (half - (below - 1) * GAP) / below,
    height: Math.max(
      CHIP.height * grown + HEAD * Math.min(2, textScale) + GAP,
      Math.min(HIGHEST, ((beside ? height : height * SHARE) - TABLE) / 2),
    ),
  };
  const chip = {
    width: Math.min(CHIP.width * grown, seat.width - GAP),
    height: CHIP.height * grown,
  };
  const left = beside ? 0 : (width - half) / 2;
  const deep = 2 * seat.height + TABLE;
  const top = beside ? Math.max(0, (height - deep) / 2) : 0;
  const rows = [top, top + seat.height + TABLE];
  const seats = Array.from({ length: count }, (_, at) => {
    const isBelow = at < below;
    const inRow = isBelow ? below : count - below;
    // Round the table: below from right to left, above from left to right.
    const place = isBelow ? below - 1 - at : at - below;
    const inset = (half - inRow * seat.width - (inRow - 1) * GAP) / 2;
    const x = left + inset + place * (seat.width + GAP);
    return { x, y: (isBelow ? rows[1] : rows[0]) ?? 0, ...seat };
  });
  const pool = beside
    ? { x: half + 2 * GAP, y: 0, width: width - half - 2 * GAP, height }
    : { x: 0, y: deep + GAP, width, height: Math.max(0, height - deep - GAP) };
  return {
    chip,
    seats,
    table: { x: left, y: top + seat.height + GAP / 2, width: half, height: TABLE - GAP },
    pool,
    slots: slotsIn(pool, chip),
  };
}

function slotsIn({ x, y, width, height }: Rect, chip: Size) {
  const columns = Math.max(1, Math.floor((width - GAP) / (chip.width + GAP)));
  const rows = Math.max(1, Math.floor((height - GAP) / (chip.height + GAP)));
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: x + GAP + (at % columns) * (chip.width + GAP) + chip.width / 2,
    y: y + GAP + Math.floor(at / columns) * (chip.height + GAP) + chip.height / 2,
  }));
}
