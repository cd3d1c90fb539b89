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
  readonly actions: Rect;
}

const GAP = 6;
const ACTIONS = 48;
/** With these beside the board there is room for a hand. */
const COLUMN = 300;
/** And where there is more room, this much of it, so that cards can be read. */
const COLUMN_SHARE = 0.42;

export function arrange(setting: Setting): Arrangement {
  const { width, height } = setting.size;
  return width > height ? sideways(setting) : upright(setting);
}

/** The others above, the board, then the piles with what was done, the hand, and what to do under the thumb. */
function upright(setting: Setting): Arrangement {
  const { size, textScale } = setting;
  const { width, height } = size;
  const top = othersHeight(setting);
  const piles = Math.max(54, 40 * textScale);
  const least = 84;
  const board = Math.min(width, height - top - piles - least - ACTIONS - 4 * GAP);
  const boardY = top + GAP;
  const middleY = boardY + board + GAP;
  const handY = middleY + piles + GAP;
  return {
    ...above(setting, { x: 0, y: 0, width, height: top }),
    ...boardIn(setting, { x: (width - board) / 2, y: boardY, width: board, height: board }),
    ...middle(setting, { x: 0, y: middleY, width, height: piles }),
    hand: { x: 0, y: handY, width, height: height - handY - ACTIONS - GAP },
    handCard: cardWidth(setting, width),
    actions: { x: 0, y: height - ACTIONS, width, height: ACTIONS },
  };
}

/** Lying on its side: the board as large as it can be, and everything else beside it. */
function sideways(setting: Setting): Arrangement {
  const { size, textScale, leftHanded } = setting;
  const { width, height } = size;
  const least = Math.max(COLUMN, width * COLUMN_SHARE);
  const board = Math.min(height, width - least - GAP);
  const column = width - board - GAP;
  const x = leftHanded ? 0 : board + GAP;
  const top = othersHeight(setting);
  const piles = Math.max(54, 40 * textScale);
  const handY = top + GAP + piles + GAP;
  return {
    ...above(setting, { x, y: 0, width: column, height: top }),
    ...boardIn(setting, {
      x: leftHanded ? column + GAP : 0,
      y: (height - board) / 2,
      width: board,
      height: board,
    }),
    ...middle(setting, { x, y: top + GAP, width: column, height: piles }),
    hand: { x, y: handY, width: column, height: height - handY - ACTIONS - GAP },
    handCard: cardWidth(setting, column),
    actions: { x, y: height - ACTIONS, width: column, height: ACTIONS },
  };
}

/** A whole hand lies side by side where it can. */
function cardWidth({ cardScale }: Setting, room: number): number {
  return Math.min(112, room / HAND_ROOM) * cardScale;
}

const HAND_ROOM = 5.4;

/** The card on a pile of another seat, beside its name. */
export const TOP_CARD = 30;

/** More than these side by side have no room for their names. */
const MOST_ABREAST = 3;

/** They may take this much of the height in rows. */
const ROWS_SHARE = 0.2;

function rowsOf(setting: Setting): number {
  const rows = Math.max(1, Math.ceil((setting.seats - 1) / MOST_ABREAST));
  return rows * rowHeight(setting) > setting.size.height * ROWS_SHARE ? 1 : rows;
}

function rowHeight({ textScale }: Setting): number {
  return Math.max(TOP_CARD / CARD_RATIO + 6, SEAT_HEADER * textScale + 20 * textScale);
}

function othersHeight(setting: Setting): number {
  const rows = rowsOf(setting);
  return rows * rowHeight(setting) + (rows - 1) * ROW_GAP;
}

const ROW_GAP = GAP / 2;

/** The others side by side, each with its pile; many of them in rows. */
function above(setting: Setting, { x, y, width, height }: Rect) {
  const { seats, near } = setting;
  const rows = rowsOf(setting);
  const abreast = Math.max(1, Math.ceil((seats - 1) / rows));
  const each = (width + ROW_GAP) / abreast - ROW_GAP;
  const tall = (height + ROW_GAP) / rows - ROW_GAP;
  const others = Array.from({ length: seats }, (_, seat) => {
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
      (rect) =>
        rect && {
          x: rect.x + rect.width - TOP_CARD / 2 - 4,
          y: rect.y + rect.height / 2,
          width: TOP_CARD,
          level: 2,
        },
    ),
  };
}

function boardIn({ spaces }: Setting, board: Rect) {
  return { board, space: board.width / spaces };
}

/** The deck and the own pile at the ends, what was done between them. */
function middle(setting: Setting, { x, y, width, height }: Rect) {
  const card = height * CARD_RATIO;
  const ends = [x + card / 2, x + width - card / 2] as const;
  const [deckX, pileX] = setting.leftHanded ? [ends[1], ends[0]] : ends;
  const own: Place = { x: pileX, y: y + height / 2, width: card, level: 2 };
  const { topCards } = above(setting, { x, y: 0, width, height: othersHeight(setting) });
  return {
    deck: { x: deckX, y: y + height / 2, width: card, level: 1 },
    piles: topCards.map((place) => place ?? own),
    line: { x: x + card + GAP, y, width: width - 2 * (card + GAP), height },
  };
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
