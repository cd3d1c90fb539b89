import { CARD_RATIO } from '../CardShape';
import type { Place, Rect } from './place';

/** What must be seen of a card to know it and to touch it. */
const SHOWN = 30;

/** Cards beside each other have this much room, as a share of their width. */
const APART = 1.06;

/** How far a full hand turns at its ends, in degrees, and how much lower its ends lie. */
const TURN = 8;
const DROP = 0.09;

/** With its corners turned outwards a card is wider and higher: what it takes then, as shares of its own. */
const [COS, SIN] = [Math.cos((TURN * Math.PI) / 180), Math.sin((TURN * Math.PI) / 180)];
const ACROSS = COS + SIN / CARD_RATIO;
const DOWN = COS + SIN * CARD_RATIO;
/** Half a card, and the corner of those that are turned a little but hang no lower yet. */
const RISE = 0.51;
/** From the highest corner to the lowest, that of the last card. */
const DEEP = RISE + DROP + DOWN / 2;

/** Between the rows of a hand that has several. */
const BETWEEN = 4;
/** So many cards can be held in one fan, on the narrowest phone. */
const IN_A_FAN = 10;
/** More are easier to hold in one as well: its cards may be so much smaller than those in rows. */
const FAN = 0.8;

/**
 * A hand of cards in its part of the table: side by side while there is room, then fanned, then smaller; a hand too
 * large for that lies in rows, and where there is height for them any hand does.
 */
export function fanOut(count: number, area: Rect, widest: number, rows: number = 1): Place[] {
  const width = Math.min(widest, area.height * CARD_RATIO);
  const step = width * APART;
  const fits = width + (count - 1) * step <= area.width;
  if (fits) return inRow(count, area, width, step);
  if (rows > 1) return inRows(count, area, widest, rows);
  const fan = fanned(count, area, widest);
  if (count <= IN_A_FAN) return fan;
  const [two, three] = [inRows(count, area, widest, 2), inRows(count, area, widest, 3)];
  const lines = widthOf(three) > widthOf(two) ? three : two;
  return widthOf(fan) >= widthOf(lines) * FAN ? fan : lines;
}

function widthOf([first]: readonly Place[]): number {
  return first?.width ?? 0;
}

/** Rows that are as long as each other, or the last a little shorter. */
function inRows(count: number, area: Rect, widest: number, rows: number): Place[] {
  const long = Math.ceil(count / rows);
  const height = (area.height + BETWEEN) / rows - BETWEEN;
  const room = area.width - (long - 1) * SHOWN;
  const width = Math.min(widest, height * CARD_RATIO, room);
  const step = Math.min(width * APART, (area.width - width) / Math.max(1, long - 1));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / long);
    const off = (at % long) - (Math.min(long, count - row * long) - 1) / 2;
    return {
      x: area.x + area.width / 2 + off * step,
      y: area.y + row * (height + BETWEEN) + height / 2,
      width,
      turn: 0,
      level: at + 1,
    };
  });
}

function inRow(count: number, { x, y, width: wide, height }: Rect, width: number, step: number) {
  return Array.from({ length: count }, (_, at) => ({
    x: x + wide / 2 + (at - (count - 1) / 2) * step,
    y: y + height / 2,
    width,
    turn: 0,
    level: at + 1,
  }));
}

function fanned(count: number, area: Rect, widest: number): Place[] {
  const tallest = (area.height / DEEP) * CARD_RATIO;
  const room = (area.width - (count - 1) * SHOWN) / ACROSS;
  const width = Math.max(SHOWN, Math.min(widest, tallest, room));
  const height = width / CARD_RATIO;
  const step = count > 1 ? Math.min(width * APART, (area.width - width * ACROSS) / (count - 1)) : 0;
  const middle = area.y + (area.height - height * DEEP) / 2 + height * RISE;
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    // −1 at the left end, 1 at the right.
    const side = count > 1 ? off / ((count - 1) / 2) : 0;
    return {
      x: area.x + area.width / 2 + off * step,
      y: middle + height * DROP * side * side,
      width,
      turn: side * TURN,
      level: at + 1,
    };
  });
}
