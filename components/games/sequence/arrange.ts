import type { Seat } from '../../../engine';
import { CARD_RATIO } from '../../CardShape';
import type { Place, Rect, Size } from '../../table/place';
import { SEAT_HEADER } from '../../table/Seat';

export interface Setting {
  readonly size: Size;
  readonly seats: number;
  readonly near: Seat;
  /** Of the board: so many spaces a side. */
  readonly spaces: number;
  readonly textScale: number;
  readonly cardScale: number;
  readonly leftHanded: boolean;
}

/** Where everything lies: worked out from the room there is, so that nothing has to be measured. */
export interface Arrangement {
  /** By seat; the near one has its hand instead. */
  readonly others: readonly (Rect | null)[];
  /** By seat: the card on its pile, beside its name. */
  readonly topCards: readonly (Place | null)[];
  readonly board: Rect;
  /** How wide a space of the board is. */
  readonly space: number;
  readonly deck: Place;
  /** By seat: its face-up pile. */
  readonly piles: readonly Place[];
  /** What there is to do, and what was done last. */
  readonly line: Rect;
  readonly hand: Rect;
  readonly handCard: number;
  /** In how many rows the hand lies where it does not fit in one. */
  readonly handRows: number;
  readonly actions: Rect;
}

const GAP = 6;
const ACTIONS = 48;
/** With these beside the board there is room for a hand. */
const COLUMN = 300;
/** From here on that column has room for a line of its own, and for a hand in two rows. */
const TALL = 520;

export function arrange(setting: Setting): Arrangement {
  const { width, height } = setting.size;
  return width > height ? sideways(setting) : upright(setting);
}

/** The others above, the board, then the piles with what was done, the hand, and what to do under the thumb. */
function upright(setting: Setting): Arrangement {
  const { width, height } = setting.size;
  const seats = above(setting, { x: 0, y: 0, width, height: height * ROWS_UPRIGHT });
  const piles = pilesHeight(setting);
  const board = Math.min(width, height - seats.height - piles - LEAST_HAND - ACTIONS - 4 * GAP);
  if (setting.seats === 2 && board < width * TIGHT) return tight(setting);
  const handCard = cardWidth(setting, width, 1);
  const left = height - seats.height - board - ACTIONS - 4 * GAP;
  // What the hand leaves goes to the words.
  const words = Math.min(Math.max(piles, left - handCard / CARD_RATIO - RISE), piles * ROOMY);
  const middleY = seats.height + GAP + board + GAP;
  const handY = middleY + words + GAP;
  const middle = { x: 0, y: middleY, width, height: words };
  const heaps = pilesIn(setting, middle, piles);
  return {
    ...seats,
    ...boardIn(setting, { x: (width - board) / 2, y: seats.height + GAP, size: board }),
    deck: heaps.deck,
    piles: seats.topCards.map((place) => place ?? heaps.own),
    line: heaps.between,
    hand: { x: 0, y: handY, width, height: height - handY - ACTIONS - GAP },
    handCard,
    handRows: 1,
    actions: { x: 0, y: height - ACTIONS, width, height: ACTIONS },
  };
}

/** A board so much smaller than the table is wide leaves room beside it. */
const TIGHT = 0.68;

/** Upright and low, as below a tip on a small phone: who sits there and the piles beside the board, not above and below it. */
function tight(setting: Setting): Arrangement {
  const { size, leftHanded } = setting;
  const { width, height } = size;
  // Letters have to do with that, however large.
  const piles = LEAST_PILES;
  const least = piles * CARD_RATIO * 2 + GAP;
  const board = Math.min(width - least - GAP, height - piles - LEAST_HAND - ACTIONS - 3 * GAP);
  const column = width - board - GAP;
  const x = leftHanded ? 0 : board + GAP;
  const seats = above(setting, { x, y: 0, width: column, height });
  const heaps = pilesIn(setting, { x, y: seats.height + GAP, width: column, height: piles }, piles);
  const handY = board + GAP + piles + GAP;
  return {
    ...seats,
    ...boardIn(setting, { x: leftHanded ? column + GAP : 0, y: 0, size: board }),
    deck: heaps.deck,
    piles: seats.topCards.map((place) => place ?? heaps.own),
    line: { x: 0, y: board + GAP, width, height: piles },
    hand: { x: 0, y: handY, width, height: height - handY - ACTIONS - GAP },
    handCard: cardWidth(setting, width, 1),
    handRows: 1,
    actions: { x: 0, y: height - ACTIONS, width, height: ACTIONS },
  };
}

/** Lying on its side: the board as large as it can be, and everything else beside it. */
function sideways(setting: Setting): Arrangement {
  const { size, leftHanded } = setting;
  const { width, height } = size;
  const board = Math.min(height, width - COLUMN - GAP);
  const column = width - board - GAP;
  const x = leftHanded ? 0 : board + GAP;
  const seats = above(setting, { x, y: 0, width: column, height: height * ROWS_SIDEWAYS });
  const isTall = height >= TALL;
  const piles = pilesHeight(setting) * (isTall ? ROOMY : 1);
  const pilesY = seats.height + GAP;
  const heaps = pilesIn(setting, { x, y: pilesY, width: column, height: piles }, piles);
  const lineY = pilesY + piles + GAP;
  const line = isTall ? { x, y: lineY, width: column, height: piles } : heaps.between;
  const handY = line.y + line.height + GAP;
  const handRows = isTall ? 2 : 1;
  const handCard = cardWidth(setting, column, handRows);
  const left = height - handY - ACTIONS - GAP;
  // Rows that belong together lie close to each other.
  const hand = isTall ? Math.min(left, handRows * (handCard / CARD_RATIO + GAP)) : left;
  return {
    ...seats,
    ...boardIn(setting, {
      x: leftHanded ? column + GAP : 0,
      y: (height - board) / 2,
      size: board,
    }),
    deck: heaps.deck,
    piles: seats.topCards.map((place) => place ?? heaps.own),
    line,
    hand: { x, y: handY + (left - hand) / 2, width: column, height: hand },
    handCard,
    handRows,
    actions: { x, y: height - ACTIONS, width: column, height: ACTIONS },
  };
}

/** For the hand there is always so much height, and above a card so much for the fan. */
const LEAST_HAND = 84;
const RISE = 16;

/** A whole hand lies side by side where it can. */
function cardWidth({ cardScale }: Setting, room: number, rows: 1 | 2): number {
  return Math.min(112, room / HAND_ROOM[rows]) * cardScale;
}

const HAND_ROOM = { 1: 5.4, 2: 3.2 } as const;

const LEAST_PILES = 54;

/** The deck and the piles, and the words between them. */
function pilesHeight({ textScale }: Setting): number {
  return Math.max(LEAST_PILES, 40 * textScale);
}

/** Where there is room, words have so much more of it. */
const ROOMY = 1.5;

/** The card on a pile of another seat, beside its name; it leaves room for the name where that is narrow. */
const TOP_CARD = 30;
const SMALL_TOP_CARD = 24;
const NARROW = 130;

/** So wide a seat has room for its name, and more than these side by side never have. */
const SEAT_ROOM = 108;
const MOST_ABREAST = 3;

/** They may take this much of the height in rows. */
const ROWS_UPRIGHT = 0.2;
const ROWS_SIDEWAYS = 0.34;

function rowHeight({ textScale }: Setting): number {
  return Math.max(TOP_CARD / CARD_RATIO + 6, SEAT_HEADER * textScale + 20 * textScale);
}

const ROW_GAP = GAP / 2;

/** The others side by side, each with its pile; many of them in as many rows as this room allows. */
function above(setting: Setting, { x, y, width, height }: Rect) {
  const { seats, near } = setting;
  const tall = rowHeight(setting);
  const most = Math.max(1, Math.floor((height + ROW_GAP) / (tall + ROW_GAP)));
  const wide = Math.max(1, Math.floor((width + ROW_GAP) / SEAT_ROOM));
  const rows = Math.min(most, Math.ceil((seats - 1) / Math.min(MOST_ABREAST, wide)));
  const abreast = Math.ceil((seats - 1) / rows);
  const each = (width + ROW_GAP) / abreast - ROW_GAP;
  const card = each < NARROW ? SMALL_TOP_CARD : TOP_CARD;
  const others = Array.from({ length: seats }, (_, seat): Rect | null => {
    const at = ((seat - near + seats) % seats) - 1;
    if (at < 0) return null;
    const row = Math.floor(at / abreast);
    return {
      x: x + (at % abreast) * (each + ROW_GAP),
      y: y + row * (tall + ROW_GAP),
      width: each,
      height: tall,
    };
  });
  return {
    others,
    topCards: others.map(
      (rect): Place | null =>
        rect && {
          x: rect.x + rect.width - card / 2 - 4,
          y: rect.y + rect.height / 2,
          width: card,
          level: 2,
        },
    ),
    height: rows * (tall + ROW_GAP) - ROW_GAP,
  };
}

function boardIn(
  { spaces }: Setting,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
) {
  return { board: { x, y, width: size, height: size }, space: size / spaces };
}

/** The deck and the own pile at the ends, and what is left between them. */
function pilesIn({ leftHanded }: Setting, { x, y, width, height }: Rect, tall: number) {
  const card = tall * CARD_RATIO;
  const ends = [x + card / 2, x + width - card / 2] as const;
  const [deckX, pileX] = leftHanded ? [ends[1], ends[0]] : ends;
  const middle = { y: y + height / 2, width: card };
  const deck: Place = { ...middle, x: deckX, level: 1 };
  const own: Place = { ...middle, x: pileX, level: 2 };
  return { deck, own, between: { x: x + card + GAP, y, width: width - 2 * (card + GAP), height } };
}

/** What a place covers, for a card. */
export function around({ x, y, width }: Place): Rect {
  const height = width / CARD_RATIO;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function spaceRect(
  { board, space }: Pick<Arrangement, 'board' | 'space'>,
  [row, column]: readonly [number, number],
): Rect {
  return { x: board.x + column * space, y: board.y + row * space, width: space, height: space };
}
