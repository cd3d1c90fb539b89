import { CARD_RATIO } from '../CardShape';
import type { Size } from './place';

/** Of a card that the next one of its group lies on, this share of the width is seen: its number. */
const SEEN = 0.46;
/** Between groups, and between rows. */
const GAP = 0.2;
const SMALLEST = 18;

export interface Laid {
  readonly width: number;
  /** The middle of each card, group by group. */
  readonly groups: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

/** Groups of cards in rows, overlapping within a group, apart from the next; as large as the box allows. */
export function layGroups(sizes: readonly number[], box: Size, widest: number): Laid {
  for (let width = Math.min(widest, box.width); ; width--) {
    const height = width / CARD_RATIO;
    const usual = height * (1 + GAP / 2);
    const { rows, groups } = inRows(sizes, box.width, width);
    const fits = (rows - 1) * usual + height <= box.height;
    if (!fits && width > SMALLEST) continue;
    // Where even small cards are too many, rows close up.
    const step = rows > 1 ? Math.min(usual, (box.height - height) / (rows - 1)) : 0;
    return {
      width,
      groups: groups.map(({ row, xs }) => xs.map((x) => ({ x, y: row * step + height / 2 }))),
    };
  }
}

function inRows(sizes: readonly number[], wide: number, width: number) {
  let left = 0;
  let row = 0;
  const groups = sizes.map((size) => {
    // Within a group longer than a row, cards close up.
    const step = Math.min(width * SEEN, size > 1 ? (wide - width) / (size - 1) : 0);
    const length = width + (size - 1) * step;
    if (left > 0 && left + length > wide) {
      left = 0;
      row++;
    }
    const from = left;
    left += length + width * GAP;
    return { row, xs: Array.from({ length: size }, (_, at) => from + width / 2 + at * step) };
  });
  return { rows: row + 1, groups };
}
