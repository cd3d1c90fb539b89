import type { CardId } from '../../core/game';
import { lowest } from './bits';
import { cardOf, type Effect, type NumberCard, type WildCard } from './cards';
import type { Lying, Term } from './term';

/** All that matters for a take. */
export interface Position {
  readonly hand: readonly CardId[];
  readonly centre: readonly Lying[];
  /** No fractions on the way. */
  readonly wholeSteps?: boolean;
}

/** A value that lies in the centre: a number card or a build. */
export interface Item {
  readonly term: Term;
  readonly value: number;
  readonly cards: readonly CardId[];
}

/**
 * A position made ready to be searched: everything that can be taken has a number, its bit in a mask. First
 * come the items, then the wild cards that change a value, then those that subtract.
 */
export interface Supply {
  readonly takers: readonly NumberCard[];
  /** Largest first: sentences then begin with their largest number. */
  readonly items: readonly Item[];
  readonly wilds: readonly WildCard[];
  readonly itemBits: number;
  readonly changerBits: number;
  readonly subtractionBits: number;
  /** All that lies in the centre. */
  readonly centreBits: number;
  /** The bits whose neighbour below does the very same in arithmetic. */
  readonly twinBits: number;
  readonly wholeSteps: boolean;
  /** Too much lies there to be looked at: the answer will be sound, but perhaps not the best. */
  readonly cut: boolean;
}

/** One bit each, and a table for all sets of them. */
const MOST_BITS = 20;
const MOST_WILDS = 8;
/** The bit of what lies in the centre and is not looked at: no mask has it. */
const LEFT_OUT = 1 << 29;

interface Wild {
  readonly card: WildCard;
  readonly inCentre: boolean;
}

interface Things {
  readonly takers: readonly NumberCard[];
  readonly items: readonly Item[];
  readonly wilds: readonly Wild[];
}

export function supplyOf(position: Position): Supply {
  const all = thingsOf(position);
  const cut = all.items.length + all.wilds.length > MOST_BITS;
  const { takers, items, wilds } = cut ? cutDown(all) : all;
  const itemBits = bits(0, items.length);
  const lying = items.length + wilds.filter(({ inCentre }) => inCentre).length;
  let [changerBits, subtractionBits, twinBits] = [0, 0, 0];
  let centreBits = lying < position.centre.length ? itemBits | LEFT_OUT : itemBits;
  items.forEach(({ value }, at) => {
    if (items[at - 1]?.value === value) twinBits |= 1 << at;
  });
  wilds.forEach(({ card: { effect }, inCentre }, at) => {
    const bit = 1 << (items.length + at);
    if (effect.how === 'minus') subtractionBits |= bit;
    else changerBits |= bit;
    if (inCentre) centreBits |= bit;
    const before = wilds[at - 1];
    if (before && order(before.card.effect) === order(effect)) twinBits |= bit;
  });
  return {
    takers,
    items,
    wilds: wilds.map(({ card }) => card),
    itemBits,
    changerBits,
    subtractionBits,
    centreBits,
    twinBits,
    wholeSteps: position.wholeSteps ?? false,
    cut,
  };
}

function thingsOf({ hand, centre }: Position): Things {
  const takers: NumberCard[] = [];
  const items: Item[] = [];
  const wilds: Wild[] = [];
  for (const lying of centre) {
    if ('pile' in lying) {
      items.push({ term: { pile: lying.pile }, value: lying.value, cards: lying.cards });
      continue;
    }
    const card = cardOf(lying.card);
    if (card.type === 'wild') wilds.push({ card, inCentre: true });
    else items.push({ term: { card: card.id }, value: card.number, cards: [card.id] });
  }
  for (const id of hand) {
    const card = cardOf(id);
    if (card.type === 'wild') wilds.push({ card, inCentre: false });
    else takers.push(card);
  }
  items.sort((a, b) => b.value - a.value);
  wilds.sort((a, b) => order(a.card.effect) - order(b.card.effect));
  return { takers, items, wilds };
}

/**
 * What is equal to a card of the hand is as good as taken; of the rest, small numbers and a few wild cards go
 * together in the most ways.
 */
function cutDown({ takers, items, wilds }: Things): Things {
  const few = wilds.slice(0, Math.max(MOST_WILDS, MOST_BITS - items.length));
  const numbers = new Set(takers.map(({ number }) => number));
  const rank = ({ value }: Item) => (numbers.has(value) ? 0 : value);
  const best = [...items].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_BITS - few.length);
  return { takers, items: items.filter((item) => best.includes(item)), wilds: few };
}

function bits(from: number, count: number): number {
  return ((1 << count) - 1) << from;
}

/** A number for each thing that a wild card can do; subtractions last. */
function order(effect: Effect): number {
  switch (effect.how) {
    case 'times':
      return 10 * effect.top + effect.bottom;
    case 'power':
      return 100 + effect.degree;
    case 'root':
      return 110 + effect.degree;
    case 'minus':
      return 200 + effect.by;
  }
}

/** The highest number that can be taken. */
export function highestOf({ takers }: Supply): number {
  return takers.reduce((most, { number }) => Math.max(most, number), 1);
}

/** The cards behind a mask. */
export function cardsOf({ items, wilds }: Supply, mask: number): CardId[] {
  const cards: CardId[] = [];
  for (let left = mask; left !== 0; left &= left - 1) {
    const at = lowest(left);
    const wild = wilds[at - items.length];
    if (wild) cards.push(wild.id);
    else cards.push(...(items[at]?.cards ?? []));
  }
  return cards;
}
