import type { Seat } from '../../../engine';
import { CARD_RATIO } from '../../CardShape';
import { liesOnItsSide, LOW, type Place, type Rect, type Size } from '../../table/place';
import { SEAT_HEADER } from '../../table/Seat';
import { layHeaps } from './layHeaps';

export interface Setting {
  readonly size: Size;
  /** Who sits here: one alone at patience. */
  readonly seats: number;
  readonly near: Seat;
  readonly textScale: number;
  readonly cardScale: number;
  readonly leftHanded: boolean;
  /** How many cards lie in each heap of the centre, wild cards by themselves after them. */
  readonly heaps: readonly number[];
}

/** Where everything lies: worked out from the room there is, so that nothing has to be measured. */
export interface Arrangement {
  /** By seat; the near one has its hand instead. */
  readonly others: readonly (Rect | null)[];
  readonly centre: Rect;
  /** What the cards of each heap cover. */
  readonly heaps: readonly Rect[];
  /** How wide a card of the centre is. */
  readonly card: number;
  /** Below each heap, what it comes to. */
  readonly foot: number;
  readonly pack: Place;
  /** What has been won. */
  readonly stack: Place;
  /** Between the two: the sentence, what it brought, what to do; and where cards are put down. */
  readonly slate: Rect;
  readonly hand: Rect;
  readonly handCard: number;
  /** What can be done with what has been put together. */
  readonly actions: Rect;
}

const GAP = 8;
/** Round the cards of the centre. */
const AIR = 8;
/** Below a heap, with what it comes to. */
const FOOT = 24;
/** Below a name, with what that seat has. */
const HOLDS = 24;
const MOST_FOR_OTHERS = 0.2;
/** The number at the foot of a stack hangs out by so much. */
const BADGE = 8;
/** How many cards a full hand has, and how much room each takes with the air beside it. */
const FULL_HAND = 5;
const APART = 1.07;
/** Above and below a hand. */
const HAND_AIR = 12;

export function arrange(setting: Setting): Arrangement {
  return liesOnItsSide(setting.size) ? sideways(setting) : upright(setting);
}

/** The others above, the centre, what is said of it, the hand, and what to do with it under the thumb. */
function upright(setting: Setting): Arrangement {
  const { size, textScale, cardScale } = setting;
  const { width, height } = size;
  const top = othersHeight(setting);
  const actions = 52 + 20 * (textScale - 1);
  const handCard = Math.min(104, width / FULL_HAND / APART, height * 0.15) * cardScale;
  const hand = handCard / CARD_RATIO + HAND_AIR;
  const handY = height - actions - GAP - hand;
  const strip = stripHeight(setting);
  const stripY = handY - GAP - strip;
  const centreY = top > 0 ? top + GAP : 0;
  return {
    others: othersIn(setting, { x: 0, y: 0, width, height: top }),
    ...centred(setting, { x: 0, y: centreY, width, height: stripY - GAP - centreY }),
    ...stripped(setting, { x: 0, y: stripY, width, height: strip }),
    hand: { x: 0, y: handY, width, height: hand },
    handCard,
    actions: { x: 0, y: height - actions, width, height: actions },
  };
}

/** On its side a phone is low: the centre on one side, the others, the hand and what to do on the other. */
function sideways(setting: Setting): Arrangement {
  const { size, leftHanded, cardScale } = setting;
  const { width, height } = size;
  const column = width * 0.44;
  const mine = leftHanded ? 0 : width - column;
  const x = leftHanded ? column + GAP : 0;
  const wide = width - column - GAP;
  const actions = Math.min(52, height * 0.2);
  const strip = stripHeight(setting);
  const top = othersHeight(setting);
  const handY = top > 0 ? top + GAP : 0;
  return {
    others: othersIn(setting, { x: mine, y: 0, width: column, height: top }),
    ...centred(setting, { x, y: 0, width: wide, height: height - strip - GAP }),
    ...stripped(setting, { x, y: height - strip, width: wide, height: strip }),
    hand: { x: mine, y: handY, width: column, height: height - handY - actions - GAP },
    handCard: Math.min(84, column / FULL_HAND / APART) * cardScale,
    actions: { x: mine, y: height - actions, width: column, height: actions },
  };
}

/** A name, and below it what that seat has, where that leaves room enough for the cards. */
function othersHeight({ seats, size, textScale }: Setting): number {
  if (seats === 1) return 0;
  const both = (SEAT_HEADER + HOLDS) * textScale + 6;
  return both < size.height * MOST_FOR_OTHERS ? both : SEAT_HEADER * textScale + 4;
}

function othersIn({ seats, near }: Setting, { x, y, width, height }: Rect) {
  const each = (width + GAP) / Math.max(1, seats - 1) - GAP;
  return Array.from({ length: seats }, (_, seat) => {
    const at = (seat - near + seats) % seats;
    return at === 0 ? null : { x: x + (at - 1) * (each + GAP), y, width: each, height };
  });
}

/** Larger letters need more of it, but not all that they would like: the cards are what people look at. */
function stripHeight({ size, textScale }: Setting): number {
  const usual = Math.min(96, Math.max(64, size.height * 0.105));
  return usual * (1 + (textScale - 1) * (size.height < LOW ? 0 : 0.2));
}

/** The pack and what has been won at the ends, and between them what is said. */
function stripped({ leftHanded }: Setting, { x, y, width, height }: Rect) {
  const card = Math.min(64, (height - BADGE) * CARD_RATIO);
  const ends = [x + card / 2 + 2, x + width - card / 2 - 2] as const;
  const [packX, stackX] = leftHanded ? [ends[1], ends[0]] : ends;
  const place = { y: y + (height - BADGE) / 2, width: card, level: 1 };
  const side = card + GAP + 4;
  return {
    pack: { ...place, x: packX },
    stack: { ...place, x: stackX },
    slate: { x: x + side, y, width: width - 2 * side, height },
  };
}

/** The heaps of the centre in rows. */
function centred({ heaps, cardScale, textScale }: Setting, centre: Rect) {
  const foot = FOOT * Math.min(textScale, 1.4);
  const { x, y, width, height } = centre;
  const box = { x: x + AIR, y: y + AIR, width: width - 2 * AIR, height: height - 2 * AIR };
  const widest = Math.min(112, width / 3.4) * cardScale;
  return { centre, foot, ...layHeaps(heaps, box, widest, foot) };
}
