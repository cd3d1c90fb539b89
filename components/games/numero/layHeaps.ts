import { CARD_RATIO } from '../../CardShape';
import type { Rect, Size } from '../../table/place';

/** Of a card that the next one of its heap lies on, this share of the width is seen: its number. */
const SEEN = 0.46;
/** Between heaps, as a share of a card's width. */
const GAP = 0.18;
const SMALLEST = 20;
/** In steps of so much a row is made shorter. */
const BIT = 8;

export interface LaidHeaps {
  /** How wide a card is. */
  readonly card: number;
  /** What the cards of each heap cover. */
  readonly heaps: readonly Rect[];
}

/** Heaps in rows of much the same length, in the middle of the box, each with room at its foot for what it comes to. */
export function layHeaps(
  sizes: readonly number[],
  box: Rect,
  widest: number,
  foot: number,
): LaidHeaps {
  for (let card = Math.floor(Math.min(widest, box.width)); ; card--) {
    const rows = inRows(sizes, box.width, card);
    const high = card / CARD_RATIO + foot;
    const gap = card * GAP * 0.5;
    const all = rows.length * (high + gap) - gap;
    if (all > box.height && card > SMALLEST) continue;
    // Where even small cards are too many, rows close up.
    const step = all > box.height ? (box.height - high) / (rows.length - 1) : high + gap;
    const top = box.y + Math.max(0, (box.height - all) / 2);
    return { card, heaps: rows.flatMap((row, at) => inRow(row, box, card, top + at * step)) };
  }
}

type Row = readonly number[];

/** As few rows as there can be, the last no emptier than it must: how long each heap is, row by row. */
function inRows(sizes: readonly number[], wide: number, card: number): readonly Row[] {
  // A heap longer than a row closes up.
  const lengths = sizes.map((size) => Math.min(wide, card + (size - 1) * card * SEEN));
  let rows = filled(lengths, wide, card);
  const longest = Math.max(card, ...lengths);
  for (let width = wide - BIT; width >= longest; width -= BIT) {
    const next = filled(lengths, width, card);
    if (next.length > rows.length) break;
    rows = next;
  }
  return rows;
}

function filled(lengths: Row, wide: number, card: number): readonly Row[] {
  const rows: number[][] = [];
  let left = 0;
  for (const length of lengths) {
    if (rows.length === 0 || left + length > wide) {
      rows.push([]);
      left = 0;
    }
    rows.at(-1)?.push(length);
    left += length + card * GAP;
  }
  return rows;
}

function inRow(row: Row, box: Size & { readonly x: number }, card: number, y: number): Rect[] {
  const gap = card * GAP;
  const all = row.reduce((sum, length) => sum + length + gap, -gap);
  let x = box.x + (box.width - all) / 2;
  return row.map((width) => {
    const rect = { x, y, width, height: card / CARD_RATIO };
    x += width + gap;
    return rect;
  });
}
