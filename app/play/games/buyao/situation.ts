import type { Seat } from '../../../../engine';
import { price } from '../../../../engine/games/buyao/score';
import type { BuyaoView } from '../../../../engine/games/buyao/state';

/** With no more than these, a seat should think of the day when it must take. */
export const FEW_TOKENS = 3;

/** How the open card would lie among the cards of the seat to move. */
export type Joins =
  | { readonly how: 'alone' }
  | { readonly how: 'after' | 'before'; readonly held: number }
  /** Below it and above it: two runs become one. */
  | { readonly how: 'between'; readonly held: number; readonly above: number };

/** Another seat that holds a neighbour of the open card. */
export interface Rival {
  readonly seat: Seat;
  readonly held: number;
}

/** What a strong player looks at before choosing; all of it can be seen on the table. */
export interface Situation {
  readonly seats: number;
  readonly card: number;
  readonly pot: number;
  /** `null`: not for these eyes. */
  readonly tokens: number | null;
  readonly joins: Joins;
  /** What the card adds to the score; below zero it takes away. */
  readonly points: number;
  /** The same, less the tokens on it. */
  readonly cost: number;
  /** In the order in which they will be asked. */
  readonly rivals: readonly Rival[];
  /** A number nobody has seen that would join the open card to one that is held. */
  readonly bridge: { readonly missing: number; readonly held: number } | null;
  /** Of the numbers that nobody has seen; `null` when no card is left to come. */
  readonly average: number | null;
}

/** `null` when nobody is to move. */
export function situationOf(view: BuyaoView): Situation | null {
  const { turn: me, open, pot, seats, options, pile } = view;
  if (me === null || open === null) return null;
  const card = Number(open);
  const owner = new Array<Seat>(options.numbers + 2).fill(-1);
  view.cards.forEach((cards, seat) => cards.forEach((held) => (owner[Number(held)] = seat)));
  const unseen = owner.flatMap((seat, n) =>
    seat === -1 && n !== card && n >= 1 && n <= options.numbers ? [n] : [],
  );
  const points = price(owner, me, card);
  return {
    seats,
    card,
    pot,
    tokens: view.tokens[me] ?? null,
    joins: joinsOf(owner, me, card),
    points,
    cost: points - pot,
    rivals: rivalsOf(owner, me, card, seats),
    bridge: bridgeOf(owner, me, card, unseen),
    average: pile === 0 ? null : Math.round(unseen.reduce((sum, n) => sum + n, 0) / unseen.length),
  };
}

function joinsOf(owner: readonly Seat[], me: Seat, card: number): Joins {
  const below = owner[card - 1] === me;
  const above = owner[card + 1] === me;
  if (below && above) return { how: 'between', held: card - 1, above: card + 1 };
  if (below) return { how: 'after', held: card - 1 };
  if (above) return { how: 'before', held: card + 1 };
  return { how: 'alone' };
}

function rivalsOf(owner: readonly Seat[], me: Seat, card: number, seats: number): Rival[] {
  const inOrder = Array.from({ length: seats - 1 }, (_, at) => (me + 1 + at) % seats);
  return inOrder.flatMap((seat) => {
    const held = [card - 1, card + 1].find((near) => owner[near] === seat);
    return held === undefined ? [] : [{ seat, held }];
  });
}

function bridgeOf(owner: readonly Seat[], me: Seat, card: number, unseen: readonly number[]) {
  for (const step of [1, -1]) {
    const held = card + 2 * step;
    if (owner[held] === me && unseen.includes(card + step)) return { missing: card + step, held };
  }
  return null;
}
