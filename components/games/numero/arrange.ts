import type { Seat } from '../../../engine';
import { CARD_RATIO } from '../../CardShape';
import { layGroups } from '../../table/layGroups';
import type { Place, Rect, Size } from '../../table/place';
import { SEAT_HEADER } from '../../table/Seat';

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
  /** What each heap covers. */
  readonly heaps: readonly Rect[];
  /** How wide a card of the centre is. */
  readonly card: number;
  /** Where a card goes that is given away. */
  readonly discard: Rect;
  readonly pack: Place;
  /** What has been won. */
  readonly stack: Place;
  readonly hand: Rect;
  readonly handCard: number;
  /** The sentence, and below it what can be done with it. */
  readonly sentence: Rect;
  readonly actions: Rect;
}

const GAP = 8;
/** Below this a table is a phone lying on its side. */
const LOW = 500;
/** Around the cards of the centre. */
const AIR = 14;

/** With the value that stands below a heap. */
const HEAP_FOOT = 22;

export function arrange(setting: Setting): Arrangement {
  const { width, height } = setting.size;
  return height < LOW && width > height ? sideways(setting) : upright(setting);
}

/** The others and the pack above, the centre, the sentence, the hand, and what to do with it under the thumb. */
function upright(setting: Setting): Arrangement {
  const { size, textScale } = setting;
  const { width, height } = size;
  const top = topHeight(setting);
  const actions = 52 + 8 * (textScale - 1);
  const sentence = 34 * textScale;
  const hand = Math.min(190, height * 0.23);
  const handY = height - actions - GAP - hand;
  const middle = { x: 0, y: top + GAP, width, height: handY - GAP - sentence - GAP - top - GAP };
  return {
    ...above(setting, { x: 0, y: 0, width, height: top }),
    ...centred(setting, middle),
    sentence: { x: 0, y: handY - GAP - sentence, width, height: sentence },
    hand: { x: 0, y: handY, width, height: hand },
    handCard: Math.min(110, width / 4.6) * setting.cardScale,
    actions: { x: 0, y: height - actions, width, height: actions },
  };
}

/** On its side a phone is low: the centre and the sentence on one side, the hand and what to do on the other. */
function sideways(setting: Setting): Arrangement {
  const { size, textScale, leftHanded } = setting;
  const { width, height } = size;
  const column = width * 0.42;
  const mine = leftHanded ? 0 : width - column;
  const centre = leftHanded ? column + GAP : 0;
  const wide = width - column - GAP;
  const actions = Math.min(52, height * 0.2);
  const sentence = 28 * textScale;
  const top = topHeight(setting);
  return {
    ...above(setting, { x: mine, y: 0, width: column, height: top }),
    ...centred(setting, { x: centre, y: 0, width: wide, height: height - sentence - GAP }),
    sentence: { x: centre, y: height - sentence, width: wide, height: sentence },
    hand: {
      x: mine,
      y: top + GAP,
      width: column,
      height: height - top - GAP - actions - GAP,
    },
    handCard: 84 * setting.cardScale,
    actions: { x: mine, y: height - actions, width: column, height: actions },
  };
}

function topHeight({ seats, size, textScale }: Setting): number {
  const pack = Math.min(74, Math.max(50, size.height * 0.1));
  return Math.max(pack, seats > 1 ? SEAT_HEADER * textScale + 30 : 0);
}

/** The pack and what has been won at the ends, the others between them. */
function above({ seats, near, leftHanded }: Setting, { x, y, width, height }: Rect) {
  const card = height * CARD_RATIO;
  const ends = [x + card / 2, x + width - card / 2] as const;
  const [packX, stackX] = leftHanded ? [ends[1], ends[0]] : ends;
  const room = width - 2 * (card + GAP);
  const each = (room + GAP) / Math.max(1, seats - 1) - GAP;
  const others = Array.from({ length: seats }, (_, seat) => {
    const at = (seat - near + seats) % seats;
    if (at === 0) return null;
    return { x: x + card + GAP + (at - 1) * (each + GAP), y, width: each, height };
  });
  const place = { y: y + height / 2, width: card, level: 1 };
  return { others, pack: { ...place, x: packX }, stack: { ...place, x: stackX } };
}

/** The heaps of the centre in rows, and at its foot the place where cards are given away. */
function centred({ heaps, cardScale, seats, textScale }: Setting, centre: Rect) {
  const foot = HEAP_FOOT * textScale;
  const strip = seats > 1 ? Math.max(48, 30 * textScale) : 0;
  const box = {
    width: centre.width - 2 * AIR,
    height: centre.height - 2 * AIR - strip - foot,
  };
  const widest = Math.min(104, centre.width / 4) * cardScale;
  const laid = layGroups(heaps, box, widest);
  const height = laid.width / CARD_RATIO;
  const lowest = Math.max(0, ...laid.groups.flat().map(({ y }) => y + height / 2));
  const rightmost = Math.max(0, ...laid.groups.flat().map(({ x }) => x + laid.width / 2));
  const left = centre.x + (centre.width - rightmost) / 2;
  const top = centre.y + AIR + Math.max(0, (box.height - lowest) / 2);
  return {
    centre,
    card: laid.width,
    heaps: laid.groups.map((group) => {
      const [first, last] = [group[0], group.at(-1)];
      const x = (first?.x ?? 0) - laid.width / 2;
      return {
        x: left + x,
        y: top + (first?.y ?? 0) - height / 2,
        width: (last?.x ?? 0) + laid.width / 2 - x,
        height,
      };
    }),
    discard: {
      x: centre.x,
      y: centre.y + centre.height - strip,
      width: centre.width,
      height: strip,
    },
  };
}
