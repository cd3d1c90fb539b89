import type { CardId } from '../../core/game';
import { cardOf, type NumberCard } from './cards';
import {
  A_CARD_MORE,
  cardsIn,
  coloursIn,
  joinedBy,
  operationsIn,
  traitsOf,
  type Traits,
} from './traits';

/** One line of a take's account: which rule of the check list, which cards, how many points. */
export interface Line {
  readonly rule: Rule;
  readonly cards: readonly CardId[];
  readonly points: number;
}

export type Rule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const GROUP_POINTS = 1;
export const A_CARD = 1;
export const CLEARING_POINTS = 5;

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

function bonuses(traits: Traits): Bonus[] {
  const cards = cardsIn(traits);
  const colours = COUNT[coloursIn(traits)];
  const operations = COUNT[operationsIn(traits)];
  const found: Bonus[] = [];
  if (cards === 5) found.push(BONUSES.fiveCards);
  if (cards >= 6) found.push(BONUSES.sixCards);
  if (operations === 3) found.push(BONUSES.threeOperations);
  if (operations === 4) found.push(BONUSES.fourOperations);
  if (cards >= 5 && colours === 4) found.push(BONUSES.allColours);
  if (cards >= 5 && colours === 1) found.push(BONUSES.oneColour);
  return found;
}

/** The same for all traits that make a difference: a search asks often. More than six cards count as six. */
const SIX_CARDS = 6 * A_CARD_MORE;
const BONUS_POINTS: readonly number[] = Array.from(
  { length: SIX_CARDS + A_CARD_MORE },
  (_, traits) => bonuses(traits).reduce((sum, { points }) => sum + points, 0),
);

export function bonusPoints(traits: Traits): number {
  const counted = traits < SIX_CARDS ? traits : SIX_CARDS | (traits & (A_CARD_MORE - 1));
  return BONUS_POINTS[counted] ?? 0;
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

/** The taking card belongs to the group where it earns most. */
function bestHome(groups: readonly Traits[], taker: NumberCard): number {
  const gains = groups.map((own) => bonusPoints(joinedBy(own, taker)) - bonusPoints(own));
  return gains.indexOf(Math.max(...gains));
}

export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** What cards earn by being taken, whatever group they are in. */
export function cardPoints(cards: readonly CardId[]): number {
  return cards.reduce((sum, id) => sum + A_CARD + cardOf(id).points, 0);
}

/** What the taking card earns, once. */
export function takerPoints(taker: NumberCard): number {
  return A_CARD + taker.points;
}
