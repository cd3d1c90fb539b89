import type { Seat } from '../../../engine';
import { CARD_RATIO } from '../../CardShape';
import { liesOnItsSide, LOW, type Place, type Rect, type Size } from '../../table/place';
import { SEAT_HEADER } from '../../table/Seat';

export interface Setting {
  readonly size: Size;
  readonly seats: number;
  readonly near: Seat;
  readonly textScale: number;
  readonly cardScale: number;
  readonly leftHanded: boolean;
}

/** Where everything lies: worked out from the room there is, so that nothing has to be measured. */
export interface Arrangement {
  /** By seat: who sits there and what its side has won. */
  readonly seats: readonly Rect[];
  /** What nobody was dealt, and on it the card that was called. */
  readonly stock: Place;
  readonly called: Place;
  readonly wangpai: Rect;
  /** Everybody's points. */
  readonly score: Rect;
  /** Where cards are laid and played. */
  readonly trick: Rect;
  /** A card of the trick, in the order in which they are played, and the words below it. */
  readonly slots: readonly Place[];
  readonly caption: Size & { readonly lines: 1 | 2 };
  /** What there is to do. */
  readonly now: Rect;
  readonly hand: Rect;
  readonly handCard: number;
}

const GAP = 8;
const PAD = 8;
const WIDE = 640;
/** More names than this in a row of a phone cannot be read. */
const IN_ROW = 3;
/** Of the stock, beside the card that lies on it. */
const BELOW = 0.42;
const CAPTION_LINE = 17;

export function arrange(setting: Setting): Arrangement {
  return liesOnItsSide(setting.size) ? sideways(setting) : upright(setting);
}

/** The others above, then wangpai and the score, the trick in the middle, the own hand below. */
function upright(setting: Setting): Arrangement {
  const { size, textScale, cardScale, near } = setting;
  const { width, height } = size;
  const header = headerOf(setting);
  const others = othersIn(setting, { x: 0, y: 0, width, height: header });
  const top = Math.max(0, ...others.map(({ rect }) => rect.y + rect.height)) + GAP;
  const bar = { x: 0, y: top, width, height: Math.min(124, Math.max(64, height * 0.13)) };
  const hand = Math.min(220, height * 0.24);
  const handY = height - hand;
  const ownY = handY - header - GAP / 2;
  const says = Math.min(44 * textScale, height * 0.12);
  const now = { x: 0, y: ownY - GAP / 2 - says, width, height: says };
  const from = bar.y + bar.height + GAP;
  const trick = { x: 0, y: from, width, height: now.y - GAP / 2 - from };
  return {
    seats: inOrder(others, near, { x: 0, y: ownY, width, height: header }),
    ...above(setting, bar),
    ...laid(setting, trick, 128 * cardScale),
    now,
    hand: { x: 0, y: handY, width, height: hand },
    handCard: Math.min(132, width / 4.4) * cardScale,
  };
}

/** On its side a phone is low: what is common to all on one side, what is one's own on the other. */
function sideways(setting: Setting): Arrangement {
  const { size, textScale, cardScale, leftHanded, near } = setting;
  const { width, height } = size;
  const column = width * 0.42;
  const mine = leftHanded ? 0 : width - column;
  const common = leftHanded ? column + GAP : 0;
  const wide = width - column - GAP;
  const header = headerOf(setting);
  const others = othersIn(setting, { x: common, y: 0, width: wide, height: header });
  const top = header + GAP;
  const says = Math.min(36 * textScale, height * 0.22);
  const now = { x: common, y: height - says, width: wide, height: says };
  const trick = { x: common, y: top, width: wide, height: now.y - GAP / 2 - top };
  const bar = { x: mine, y: 0, width: column, height: Math.min(96, height * 0.3) };
  const ownY = bar.y + bar.height + GAP;
  const handY = ownY + header + GAP / 2;
  return {
    seats: inOrder(others, near, { x: mine, y: ownY, width: column, height: header }),
    ...above(setting, bar),
    ...laid(setting, trick, 110 * cardScale),
    now,
    hand: { x: mine, y: handY, width: column, height: height - handY },
    handCard: 92 * cardScale,
  };
}

function headerOf({ textScale }: Setting): number {
  return SEAT_HEADER * textScale + 4;
}

interface Placed {
  readonly seat: Seat;
  readonly rect: Rect;
}

/** Everybody else in the order they play, from the one to the left. */
function othersIn({ seats, near, size }: Setting, { x, y, width, height }: Rect): Placed[] {
  const rest = Array.from({ length: seats - 1 }, (_, at) => (near + 1 + at) % seats);
  const low = size.height < LOW;
  const columns =
    low || width >= WIDE || rest.length <= IN_ROW ? rest.length : Math.ceil(rest.length / 2);
  return rest.map((seat, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, rest.length - row * columns);
    const wide = (width - (inRow - 1) * GAP) / inRow;
    return {
      seat,
      rect: {
        x: x + (at - row * columns) * (wide + GAP),
        y: y + row * (height + GAP / 2),
        width: wide,
        height,
      },
    };
  });
}

function inOrder(others: readonly Placed[], near: Seat, own: Rect): Rect[] {
  return [...others, { seat: near, rect: own }]
    .sort((a, b) => a.seat - b.seat)
    .map(({ rect }) => rect);
}

/** The stock with the called card at one end, what that makes wangpai beside it, the score at the other. */
function above({ leftHanded }: Setting, { x, y, width, height }: Rect) {
  // With room left for words and points.
  const card = Math.min((height - 4) * CARD_RATIO, (width * 0.36) / (1 + BELOW));
  const pile = card * (1 + BELOW);
  const side = (at: number) => (leftHanded ? 2 * x + width - at : x + at);
  const middle = y + height / 2;
  const score = Math.min(220, width * 0.38);
  const words = width - pile - GAP - score - GAP;
  const rect = (from: number, wide: number) => ({
    x: leftHanded ? side(from + wide) : side(from),
    y,
    width: wide,
    height,
  });
  return {
    stock: { x: side(card / 2), y: middle, width: card, level: 1 },
    called: { x: side(card * (0.5 + BELOW)), y: middle, width: card, level: 2 },
    wangpai: rect(pile + GAP, words),
    score: rect(width - score, score),
  };
}

/** As many places as there are seats, in one row or two: whichever shows larger cards. */
function laid({ seats, textScale }: Setting, trick: Rect, widest: number) {
  const line = CAPTION_LINE * textScale;
  // Where letters are large and the table is low, cards come before words.
  const lines = trick.height < 6 * line ? 1 : 2;
  const caption = lines * line;
  const [one, two] = [1, 2].map((rows) => fitted(seats, rows, trick, caption, widest));
  const best = !two || (one && one.card >= two.card * 0.9) ? one : two;
  const { card = 0, wide = 0, rows = 1, columns = seats } = best ?? {};
  const tall = card / CARD_RATIO + caption;
  const step = Math.min(tall + GAP * 2, trick.height / rows);
  const top = trick.y + trick.height / 2 - ((rows - 1) * step) / 2 - tall / 2;
  const slots = Array.from({ length: seats }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, seats - row * columns);
    const off = (at % columns) - (inRow - 1) / 2;
    return {
      x: trick.x + trick.width / 2 + off * wide,
      y: top + row * step + card / CARD_RATIO / 2,
      width: card,
      level: 3 + at,
    };
  });
  return { trick, slots, caption: { width: wide - 4, height: caption, lines } as const };
}

function fitted(seats: number, rows: number, room: Rect, caption: number, widest: number) {
  const columns = Math.ceil(seats / rows);
  const wide = Math.min((room.width - 2 * PAD) / columns, widest * 1.5);
  const tall = (room.height - 2 * PAD - (rows - 1) * GAP) / rows - caption;
  const card = Math.max(24, Math.min(widest, wide - GAP, tall * CARD_RATIO));
  return { card, wide, rows, columns };
}

/** As a card would lie where somebody sits: what they win flies there. */
export function seatPlace({ seats, stock }: Arrangement, seat: Seat): Place {
  const { x, y, width, height } = seats[seat] ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2, width: stock.width * 0.5, level: 1 };
}
