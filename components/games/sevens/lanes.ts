import { SUIT_ORDER } from '../../../engine/games/sevens/cards';
import { CARD_RATIO } from '../../CardShape';
import type { Place, Rect } from '../../table/place';
import { heightOf, STRIP } from './SevensCard';

/** Where the four chains grow. */
export interface Lanes {
  /** Upwards from the ace, or from left to right. */
  readonly upwards: boolean;
  /** How wide a card is. */
  readonly card: number;
  /** What the next card of a chain leaves of one to be seen: of the height upwards, else of the width. */
  readonly step: number;
  /** By suit. */
  readonly rects: readonly Rect[];
  /** By suit, by number from 1. */
  readonly places: readonly (readonly Place[])[];
}

const GAP = 6;
/** Cards beside each other lose nothing: they may be so much smaller than those that half cover each other. */
const WORTH = 1.12;

/** As large as they can be: beside each other in four rows where the table is wide, else overlapping in four columns. */
export function layLanes(highest: number, box: Rect, widest: number): Lanes {
  const rows = inRows(highest, box, widest);
  const columns = inColumns(highest, box, widest);
  return rows.card * WORTH >= columns.card ? rows : columns;
}

function inRows(highest: number, { x, y, width, height }: Rect, widest: number): Lanes {
  const suits = SUIT_ORDER.length;
  const tall = (height + GAP) / suits - GAP;
  const card = Math.min(widest, (width - 2 * GAP) / (highest * 1.05), (tall - 4) * CARD_RATIO);
  const step = card * 1.05;
  const length = step * (highest - 1) + card;
  const left = x + (width - length) / 2 + card / 2;
  const lane = Math.min(tall, heightOf(card) + 2 * GAP);
  const top = y + (height - suits * (lane + GAP) + GAP) / 2;
  return {
    upwards: false,
    card,
    step: card,
    rects: SUIT_ORDER.map((_, suit) => ({
      x: left - card / 2 - GAP,
      y: top + suit * (lane + GAP),
      width: length + 2 * GAP,
      height: lane,
    })),
    places: SUIT_ORDER.map((_, suit) =>
      Array.from({ length: highest }, (__, at) => ({
        x: left + at * step,
        y: top + suit * (lane + GAP) + lane / 2,
        width: card,
        level: at + 1,
      })),
    ),
  };
}

/** The ace lies lowest, and each card shows its upper edge. */
function inColumns(highest: number, { x, y, width, height }: Rect, widest: number): Lanes {
  const suits = SUIT_ORDER.length;
  const wide = (width + GAP) / suits - GAP;
  const share = (highest - 1) * STRIP + 1 / CARD_RATIO;
  const card = Math.min(widest, wide - 4, (height - 2 * GAP) / share);
  const strips = (height - 2 * GAP - heightOf(card)) / (highest - 1);
  const step = Math.min(strips, card * 0.8);
  const length = step * (highest - 1) + heightOf(card);
  const top = y + (height - length) / 2;
  const lane = Math.min(wide, Math.max(card + 2 * GAP, wide * 0.9));
  const left = x + (width - suits * (lane + GAP) + GAP) / 2;
  return {
    upwards: true,
    card,
    step,
    rects: SUIT_ORDER.map((_, suit) => ({
      x: left + suit * (lane + GAP),
      y,
      width: lane,
      height,
    })),
    places: SUIT_ORDER.map((_, suit) =>
      Array.from({ length: highest }, (__, at) => ({
        x: left + suit * (lane + GAP) + lane / 2,
        y: top + (highest - 1 - at) * step + heightOf(card) / 2,
        width: card,
        level: highest - at,
      })),
    ),
  };
}
