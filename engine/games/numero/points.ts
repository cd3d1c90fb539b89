import type { CardId } from '../../core/game';
import { cardOf, COLOURS, type Effect, type NumberCard } from './cards';

/** One line of a take's account: which rule of the check list, which cards, how many points. */
export interface Line {
  readonly rule: Rule;
  readonly cards: readonly CardId[];
  readonly points: number;
}

export type Rule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const GROUP_POINTS = 1;
const A_CARD = 1;
export const CLEARING_POINTS = 5;

/** What counts for the bonuses of one group: how many cards, and which colours and operations, as bits. */
export interface Traits {
  readonly cards: number;
  readonly colours: number;
  readonly operations: number;
}

export const OPERATIONS = { plus: 1, minus: 2, times: 4, over: 8 } as const;
const ALL_COLOURS = (1 << COLOURS.length) - 1;

/** How many of four bits are set. */
const COUNT = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

type Bonus = Pick<Line, 'rule' | 'points'>;

export const BONUSES = {
  fiveCards: { rule: 4, points: 2 },
  sixCards: { rule: 5, points: 5 },
  threeOperations: { rule: 6, points: 5 },
  fourOperations: { rule: 7, points: 10 },
  allColours: { rule: 8, points: 5 },
  oneColour: { rule: 9, points: 5 },
} as const satisfies { readonly [name: string]: Bonus };

function bonuses({ cards, colours, operations }: Traits): Bonus[] {
  const found: Bonus[] = [];
  if (cards === 5) found.push(BONUSES.fiveCards);
  if (cards >= 6) found.push(BONUSES.sixCards);
  if (COUNT[operations] === 3) found.push(BONUSES.threeOperations);
  if (COUNT[operations] === 4) found.push(BONUSES.fourOperations);
  if (cards >= 5 && colours === ALL_COLOURS) found.push(BONUSES.allColours);
  if (cards >= 5 && COUNT[colours] === 1) found.push(BONUSES.oneColour);
  return found;
}

/** The same for every number of cards that counts, all colours and operations: a search asks often. */
const MOST_COUNTED = 6;
const BONUS_POINTS: readonly number[] = Array.from({ length: (MOST_COUNTED + 1) << 8 }, (_, at) => {
  const traits = { cards: at >> 8, colours: (at >> 4) & 15, operations: at & 15 };
  return bonuses(traits).reduce((sum, { points }) => sum + points, 0);
});

export function bonusPoints(cards: number, colours: number, operations: number): number {
  const counted = cards < MOST_COUNTED ? cards : MOST_COUNTED;
  return BONUS_POINTS[(counted << 8) | (colours << 4) | operations] ?? 0;
}

export function operationsOf(effect: Effect): number {
  const { minus, times, over } = OPERATIONS;
  switch (effect.how) {
    case 'minus':
      return minus;
    case 'times':
      return (effect.top > 1 ? times : 0) | (effect.bottom > 1 ? over : 0);
    case 'power':
      return times;
    case 'root':
      return over;
  }
}

export function colourOf(card: NumberCard): number {
  return 1 << COLOURS.indexOf(card.colour);
}

/**
 * The cards of a group tell all: its values are only ever added to each other, in a build too, so that
 * two number cards mean a plus, and each wild card has operations of its own.
 */
export function traitsOf(cards: readonly CardId[]): Traits {
  let colours = 0;
  let operations = 0;
  let numbers = 0;
  for (const id of cards) {
    const card = cardOf(id);
    if (card.type === 'wild') operations |= operationsOf(card.effect);
    else {
      colours |= colourOf(card);
      if (++numbers === 2) operations |= OPERATIONS.plus;
    }
  }
  return { cards: cards.length, colours, operations };
}

/** A group's traits with the taking card in it: one more card and its colour, but no operation. */
function joinedBy({ cards, colours, operations }: Traits, taker: NumberCard): Traits {
  return { cards: cards + 1, colours: colours | colourOf(taker), operations };
}

export interface Taken {
  readonly taker: NumberCard;
  readonly groups: readonly (readonly CardId[])[];
  /** Nothing is left in the centre. */
  readonly clears: boolean;
}

/** Rules 1 to 10 of the check list, line by line. */
export function account({ taker, groups, clears }: Taken): Line[] {
  const traits = groups.map(traitsOf);
  const home = bestHome(traits, taker);
  const all = [taker.id, ...groups.flat()];
  const printed = all.filter((id) => cardOf(id).points > 0);
  const lines: Line[] = groups.map((cards) => ({ rule: 1, cards, points: GROUP_POINTS }));
  lines.push({ rule: 2, cards: all, points: all.length * A_CARD });
  if (printed.length > 0) {
    const points = printed.reduce((sum, id) => sum + cardOf(id).points, 0);
    lines.push({ rule: 3, cards: printed, points });
  }
  traits.forEach((own, at) => {
    const cards = groups[at] ?? [];
    const [counted, shown] =
      at === home ? [joinedBy(own, taker), [taker.id, ...cards]] : [own, cards];
    for (const bonus of bonuses(counted)) lines.push({ ...bonus, cards: shown });
  });
  if (clears) lines.push({ rule: 10, cards: all, points: CLEARING_POINTS });
  return lines.sort((a, b) => a.rule - b.rule);
}

function bonusOf({ cards, colours, operations }: Traits): number {
  return bonusPoints(cards, colours, operations);
}

/** The taking card belongs to the group where it earns most. */
function bestHome(groups: readonly Traits[], taker: NumberCard): number {
  const gains = groups.map((own) => bonusOf(joinedBy(own, taker)) - bonusOf(own));
  return gains.indexOf(Math.max(...gains));
}

export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** What cards earn by being taken, whatever group they are in. */
export function cardPoints(cards: readonly CardId[]): number {
  return cards.reduce((sum, id) => sum + A_CARD + cardOf(id).points, 0);
}

export function takerPoints(taker: NumberCard, clears: boolean): number {
  return A_CARD + taker.points + (clears ? CLEARING_POINTS : 0);
}
