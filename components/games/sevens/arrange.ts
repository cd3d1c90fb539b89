import type { Seat } from '../../../engine';
import { CARD_RATIO } from '../../CardShape';
import { liesOnItsSide, type Place, type Rect, type Size } from '../../table/place';
import { SEAT_HEADER } from '../../table/Seat';
import { layLanes, type Lanes } from './lanes';

export interface Setting {
  readonly size: Size;
  readonly seats: number;
  readonly near: Seat;
  readonly textScale: number;
  readonly cardScale: number;
  readonly leftHanded: boolean;
  /** Ace to this number. */
  readonly highest: number;
  /** What is guessed from here now; a hand is not in use then, and leaves room. */
  readonly guess: 'card' | 'number' | null;
}

/** Where everything lies: worked out from the room there is, so that nothing has to be measured. */
export interface Arrangement {
  /** By seat; the near one has its hand instead. */
  readonly others: readonly (Rect | null)[];
  /** By seat: where its card lies face down in a knock. */
  readonly presented: readonly Place[];
  /** By seat, but for the near one: where the cards lie that all have seen, one over the other. */
  readonly known: readonly (Rect | null)[];
  /** The middle of the table, and the four chains in it. */
  readonly middle: Rect;
  readonly lanes: Lanes;
  /** What goes on, in words, and the knock beside it. */
  readonly line: Rect;
  /** The same where there is nothing to knock for. */
  readonly wideLine: Rect;
  readonly answer: Rect;
  readonly hand: Rect;
  readonly handCard: number;
  /** By number from 1, where a number is guessed. */
  readonly numbers: readonly Rect[];
}

const GAP = 6;
/** Around what stands in a seat's part. */
const PAD = 6;
/** How many cards a seat has, in letters of the usual size: how high and how wide; and how high a small card is at least. */
const COUNT = 20;
const COUNT_WIDTH = 26;
const LEAST = 26;

export function arrange(setting: Setting): Arrangement {
  return liesOnItsSide(setting.size) ? sideways(setting) : upright(setting);
}

/** The others above, the chains, the hand, and what to do with it under the thumb. */
function upright(setting: Setting): Arrangement {
  const { size, seats, textScale, cardScale, guess } = setting;
  const { width, height } = size;
  const top = SEAT_HEADER * textScale + Math.min(96, Math.max(50, height * 0.085)) + PAD;
  const foot = footOf(setting);
  const usual = Math.min(210, height * 0.26);
  const hand = guess === 'card' ? usual * 0.65 : usual;
  const each = (width + GAP) / (seats - 1) - GAP;
  const others = inOrder(setting, (at) => ({
    x: at * (each + GAP),
    y: 0,
    width: each,
    height: top,
  }));
  const handY = height - foot - GAP - hand;
  const middle = { x: 0, y: top + GAP, width, height: handY - top - 2 * GAP };
  return {
    ...places(setting, others),
    ...below(setting, { x: 0, y: height - foot, width, height: foot }),
    ...own(setting, { x: 0, y: handY, width, height: hand }, Math.min(96, width / 5) * cardScale),
    middle,
    lanes: layLanes(setting.highest, middle, 96 * cardScale),
  };
}

/** On its side a phone is low: the others at one side, the chains in the middle, the own hand at the other. */
function sideways(setting: Setting): Arrangement {
  const { size, seats, cardScale, leftHanded } = setting;
  const { width, height } = size;
  const beside = Math.max(104, width * 0.15);
  const mine = width * 0.37;
  const each = (height + GAP) / (seats - 1) - GAP;
  const othersX = leftHanded ? width - beside : 0;
  const others = inOrder(setting, (at) => ({
    x: othersX,
    y: at * (each + GAP),
    width: beside,
    height: each,
  }));
  const mineX = leftHanded ? 0 : width - mine;
  const middle = {
    x: leftHanded ? mine + GAP : beside + GAP,
    y: 0,
    width: width - beside - mine - 2 * GAP,
    height,
  };
  const foot = footOf(setting);
  const hand = { x: mineX, y: 0, width: mine, height: height - foot - GAP };
  return {
    ...places(setting, others),
    ...below(setting, { x: mineX, y: height - foot, width: mine, height: foot }),
    ...own(setting, hand, 76 * cardScale),
    middle,
    lanes: layLanes(setting.highest, middle, 96 * cardScale),
  };
}

/** Clockwise from the left of the near seat. */
function inOrder({ seats, near }: Setting, rect: (at: number) => Rect): (Rect | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const at = (seat - near + seats) % seats;
    return at === 0 ? null : rect(at - 1);
  });
}

/** In a seat's part: the presented card at one end, what is known of its hand along the rest. */
function places(setting: Setting, others: readonly (Rect | null)[]) {
  const { textScale, size, leftHanded } = setting;
  const foot = footOf(setting);
  const header = SEAT_HEADER * textScale;
  const mine = foot * CARD_RATIO;
  const end = leftHanded ? mine / 2 : size.width - mine / 2;
  const presented = others.map((rect): Place => {
    if (!rect) return { x: end, y: size.height - foot / 2, width: mine, level: 20 };
    const tall = rect.height - header - PAD;
    const width = Math.min(tall * CARD_RATIO, rect.width * 0.45);
    return {
      x: rect.x + rect.width - PAD - width / 2,
      y: rect.y + header + (rect.height - header - PAD) / 2,
      width,
      level: 20,
    };
  });
  const known = others.map((rect, seat) => {
    const card = presented[seat];
    if (!rect || !card) return null;
    // Under the number of cards; where large letters leave no room there, beside it.
    const left = rect.height - header - COUNT * textScale - 2 * PAD;
    const height = Math.max(LEAST, Math.min(48, left));
    const off = left < LEAST && textScale > 1 ? COUNT_WIDTH * textScale : 0;
    return {
      x: rect.x + PAD + off,
      y: rect.y + rect.height - PAD - height,
      width: Math.max(height * CARD_RATIO, rect.width - 3 * PAD - card.width - off),
      height,
    };
  });
  return { others, presented, known };
}

/** Room for three lines of words, or for what is said when one knocks. */
function footOf({ textScale, size }: Setting): number {
  return Math.min(28 + 34 * textScale, size.height * 0.3);
}

/** The knock at the side of the hand that holds the device, what goes on beside it. */
function below({ leftHanded }: Setting, { x, y, width, height }: Rect) {
  const button = Math.min(190, width * 0.42);
  const rest = width - button - GAP;
  const card = height * CARD_RATIO + GAP;
  return {
    wideLine: { x: leftHanded ? x + card : x, y, width: width - card, height },
    answer: { x: leftHanded ? x : x + rest + GAP, y, width: button, height },
    line: { x: leftHanded ? x + button + GAP : x, y, width: rest, height },
  };
}

/** Numbers to be guessed share the place of the hand with it. */
function own({ guess, highest }: Setting, { x, y, width, height }: Rect, handCard: number) {
  if (guess !== 'number') return { hand: { x, y, width, height }, handCard, numbers: [] };
  const rows = width / highest < 48 && highest > 6 ? 2 : 1;
  const inRow = Math.ceil(highest / rows);
  const wide = Math.min(88, (width + GAP) / inRow - GAP);
  const tall = Math.min(60, (height * 0.56 + GAP) / rows - GAP);
  const left = x + (width - inRow * (wide + GAP) + GAP) / 2;
  const taken = rows * (tall + GAP);
  return {
    numbers: Array.from({ length: highest }, (_, at) => ({
      x: left + (at % inRow) * (wide + GAP),
      y: y + Math.floor(at / inRow) * (tall + GAP),
      width: wide,
      height: tall,
    })),
    hand: { x, y: y + taken, width, height: height - taken },
    handCard,
  };
}
