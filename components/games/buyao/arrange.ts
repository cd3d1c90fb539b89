import type { Seat } from '../../../engine';
import { CARD_RATIO } from '../../CardShape';
import { facing, inArea, type Area } from '../../table/area';
import { around as roundTheTable, hasSides, SIDES } from '../../table/around';
import { liesOnItsSide, type Place, type Rect, type Size } from '../../table/place';
import { SEAT_HEADER } from '../../table/Seat';

export interface Setting {
  readonly size: Size;
  readonly seats: number;
  readonly near: Seat;
  readonly around: boolean;
  readonly textScale: number;
  readonly cardScale: number;
  readonly leftHanded: boolean;
}

/** One seat's part of the table, and what goes where inside it, from its own corner. */
export interface SeatPlan {
  readonly area: Area;
  readonly cards: Rect;
  /** The middle of the token it would pay; for seats that nobody plays from here, beside the name. */
  readonly purse: { readonly x: number; readonly y: number };
  /** The middle of all its tokens: under the purse, or beside it where they are looked at in secret. */
  readonly tokens: { readonly x: number; readonly y: number };
  /** Where its two answers are; only seats that answer here have them. */
  readonly answers: Area | null;
}

/** Where everything lies: worked out from the room there is, so that nothing has to be measured. */
export interface Arrangement {
  readonly seats: readonly SeatPlan[];
  readonly open: Place;
  readonly pile: Place;
  /** Where the tokens on the open card lie. */
  readonly pot: Rect;
  readonly coin: number;
  /** How wide a card is among those taken, where there is room. */
  readonly taken: number;
}

const GAP = 8;
const PAD = 8;
export const COIN = 44;

const WIDE = 640;

/** Small tables: the least for one row of taken cards, and for the card in the middle. */
const FLAT = 34;
const MIDDLE = 110;

export function arrange(setting: Setting): Arrangement {
  if (setting.around && hasSides(setting.size)) return aroundTablet(setting);
  return liesOnItsSide(setting.size) ? sideways(setting) : upright(setting);
}

/** Seats in the order they sit, from the one left of the near seat. */
function others({ seats, near }: Setting): Seat[] {
  return Array.from({ length: seats - 1 }, (_, at) => (near + 1 + at) % seats);
}

/** Everyone else above, the card in the middle, my own below, the answers under the thumb. */
function upright(setting: Setting): Arrangement {
  const { size, near, textScale } = setting;
  const { width, height } = size;
  const rest = others(setting);
  const header = SEAT_HEADER * textScale;
  const answers = answersHeight(textScale);
  const mine = Math.max(header + COIN + 2 * PAD, Math.min(170, height * 0.17));
  const bottom = height - answers - GAP - mine;

  // What the others may take of the height, so that the card in the middle can be read.
  const room = bottom - GAP - MIDDLE;
  const inOneRow = width >= WIDE || rest.length <= 3 || room < 2 * (header + FLAT + GAP);
  const columns = inOneRow ? rest.length : Math.ceil(rest.length / 2);
  const rows = Math.ceil(rest.length / columns);
  const cardsHeight = Math.min(120, Math.max(58, height * (width >= WIDE ? 0.12 : 0.085)));
  const seatHeight = header + Math.max(FLAT, Math.min(cardsHeight, room / rows - GAP - header));

  const plans = new Map<Seat, SeatPlan>();
  rest.forEach((seat, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, rest.length - row * columns);
    const wide = (width - (inRow - 1) * GAP) / inRow;
    const rect = {
      x: (at - row * columns) * (wide + GAP),
      y: row * (seatHeight + GAP),
      width: wide,
      height: seatHeight,
    };
    plans.set(seat, watched(facing(rect, 0), textScale));
  });
  plans.set(
    near,
    answering(
      facing({ x: 0, y: bottom, width, height: mine }, 0),
      facing({ x: 0, y: height - answers, width, height: answers }, 0),
      setting,
    ),
  );
  const top = rows * (seatHeight + GAP);
  const middle = { x: 0, y: top, width, height: bottom - GAP - top };
  return {
    seats: inOrder(plans),
    ...centre(middle, setting),
    taken: (width >= WIDE ? 56 : 46) * setting.cardScale,
  };
}

/** On its side a phone is low: the others to the left, the card in the middle, my own to the right. */
function sideways(setting: Setting): Arrangement {
  const { size, near, textScale, leftHanded } = setting;
  const { width, height } = size;
  const rest = others(setting);
  const column = width * 0.32;
  const x = leftHanded ? width - column : 0;
  // Two side by side where one above the other would have no room for cards.
  const inColumn = (columns: number) => (height + GAP) / Math.ceil(rest.length / columns) - GAP;
  const columns = inColumn(1) < SEAT_HEADER * textScale + FLAT ? 2 : 1;
  const [wide, tall] = [(column + GAP) / columns - GAP, inColumn(columns)];
  const plans = new Map<Seat, SeatPlan>();
  rest.forEach((seat, at) => {
    const rect = {
      x: x + (at % columns) * (wide + GAP),
      y: Math.floor(at / columns) * (tall + GAP),
      width: wide,
      height: tall,
    };
    plans.set(seat, watched(facing(rect, 0), textScale));
  });
  const answers = Math.min(answersHeight(textScale), height * 0.4);
  const mineX = leftHanded ? 0 : width - column;
  const mine = height - answers - GAP;
  plans.set(
    near,
    answering(
      facing({ x: mineX, y: 0, width: column, height: mine }, 0),
      facing({ x: mineX, y: mine + GAP, width: column, height: answers }, 0),
      setting,
    ),
  );
  const middle = { x: column + GAP, y: 0, width: width - 2 * (column + GAP), height };
  return { seats: inOrder(plans), ...centre(middle, setting), taken: 40 * setting.cardScale };
}

/** Round a tablet every seat faces its own side and answers there. */
function aroundTablet(setting: Setting): Arrangement {
  const { size, seats, near, textScale } = setting;
  const usual = Math.min(230, Math.max(150, Math.min(size.width, size.height) * 0.27));
  const low = Math.min(answersHeight(textScale), usual * 0.4);
  // Large letters push the tokens down: they must not lie under the answers.
  const depth = Math.max(usual, SEAT_HEADER * textScale + COIN + low + 3 * PAD);
  const plans = new Map<Seat, SeatPlan>();
  roundTheTable(seats, size, depth, GAP).forEach(({ side, rect }, at) => {
    const area = facing(rect, SIDES[side]);
    const answers = {
      x: PAD,
      y: area.height - low - PAD,
      width: area.width - 2 * PAD,
      height: low,
    };
    plans.set((near + at) % seats, {
      ...answering(area, part(area, answers), setting),
      cards: cardsBox(area, textScale, 2 * COIN + 3 * PAD, low + PAD),
      ...secret(area, SEAT_HEADER * textScale + PAD + COIN / 2, 1),
    });
  });
  const middle = {
    x: depth + GAP,
    y: depth + GAP,
    width: size.width - 2 * (depth + GAP),
    height: size.height - 2 * (depth + GAP),
  };
  return { seats: inOrder(plans), ...centre(middle, setting), taken: 56 * setting.cardScale };
}

/** The open card with its tokens on one side and the pile on the other. */
function centre({ x, y, width, height }: Rect, setting: Setting) {
  const { cardScale, leftHanded } = setting;
  const turns = setting.around && hasSides(setting.size);
  // Turned towards a player at the side, a card needs its height in both directions.
  const tallest = Math.min(height - 2 * PAD, turns ? width * 0.5 : Infinity, 400);
  const usual = Math.min(tallest * CARD_RATIO * 0.85, width * 0.42);
  const open = Math.min(tallest * CARD_RATIO, width * 0.48, usual * cardScale);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const half = turns ? open / CARD_RATIO / 2 : open / 2;
  const aside = width / 2 - half - GAP;
  const pile = Math.min(open * 0.6, aside - PAD);
  const [pileX, potX] = leftHanded
    ? [middle.x + half + GAP + aside / 2, x]
    : [x + aside / 2, middle.x + half + GAP];
  return {
    open: { ...middle, width: open, level: 5 },
    pile: { x: pileX, y: middle.y, width: pile, level: 1 },
    pot: { x: potX, y: y + PAD, width: aside, height: height - 2 * PAD },
    coin: Math.min(COIN, Math.max(24, aside / 3)),
  };
}

/** A seat that is only looked at from here. */
function watched(area: Area, textScale: number): SeatPlan {
  const name = { x: area.width - PAD - 8, y: (SEAT_HEADER * textScale) / 2 };
  return {
    area,
    cards: cardsBox(area, textScale, 0, 0),
    purse: name,
    tokens: name,
    answers: null,
  };
}

/** A seat that is played from here: with its tokens at the side of the hand that holds the device. */
function answering(area: Area, answers: Area, setting: Setting): SeatPlan {
  const { textScale, leftHanded, around } = setting;
  const room = 2 * COIN + 3 * PAD;
  const cards = cardsBox(area, textScale, room, 0);
  const y = cards.y + cards.height / 2;
  const x = leftHanded ? PAD + COIN / 2 : area.width - PAD - COIN / 2;
  return {
    area,
    cards: leftHanded ? { ...cards, x: cards.x + room } : cards,
    ...(around ? secret(area, y, leftHanded ? -1 : 1) : { purse: { x, y }, tokens: { x, y } }),
    answers,
  };
}

/** Looked at with one finger and paid from with another: the two lie side by side. */
function secret(area: Area, y: number, side: 1 | -1) {
  const edge = side === 1 ? area.width : 0;
  return {
    tokens: { x: edge - side * (PAD + COIN / 2), y },
    purse: { x: edge - side * (2 * PAD + COIN * 1.5), y },
  };
}

function cardsBox(area: Area, textScale: number, beside: number, below: number): Rect {
  const y = SEAT_HEADER * textScale;
  return {
    x: PAD,
    y,
    width: area.width - 2 * PAD - beside,
    height: area.height - y - PAD - below,
  };
}

/** A part of an area as an area of its own. */
function part(area: Area, { x, y, width, height }: Rect): Area {
  const middle = inArea(area, { x: x + width / 2, y: y + height / 2, width });
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, turn: area.turn };
}

function answersHeight(textScale: number): number {
  return 32 + 44 * textScale;
}

function inOrder(plans: ReadonlyMap<Seat, SeatPlan>): SeatPlan[] {
  return [...plans.entries()].sort(([a], [b]) => a - b).map(([, plan]) => plan);
}
