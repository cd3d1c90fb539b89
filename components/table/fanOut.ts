import { CARD_RATIO } from '../CardShape';
import type { Place, Rect } from './place';

/** What must be seen of a card to know it and to touch it. */
const SHOWN = 30;

/** Cards beside each other have this much room, as a share of their width. */
const APART = 1.06;

/** How far a full hand turns at its ends, in degrees, and how much lower its ends lie. */
const TURN = 8;
const DROP = 0.09;

/** A hand of cards in its part of the table: side by side while there is room, then fanned, then smaller. */
export function fanOut(count: number, area: Rect, widest: number): Place[] {
  if (count === 0) return [];
  const tallest = (area.height / (1 + DROP)) * CARD_RATIO;
  const room = area.width - (count - 1) * SHOWN;
  const width = Math.max(SHOWN, Math.min(widest, tallest, room));
  const step = count > 1 ? Math.min(width * APART, (area.width - width) / (count - 1)) : 0;
  const fanned = step < width ? 1 : 0;
  const top = area.y + (area.height - width / CARD_RATIO) / 2;
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    // −1 at the left end, 1 at the right.
    const side = count > 1 ? off / ((count - 1) / 2) : 0;
    return {
      x: area.x + area.width / 2 + off * step,
      y: top + (width / CARD_RATIO) * (0.5 + fanned * DROP * (side * side - 0.5)),
      width,
      turn: fanned * side * TURN,
      level: at + 1,
    };
  });
}
