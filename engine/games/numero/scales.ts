import { sizeOf } from './bits';
import type { NumberCard } from './cards';
import { limitsOf, mostOf } from './limits';
import { A_CARD, bonusPoints, CLEARING_POINTS, GROUP_POINTS, takerPoints } from './points';
import type { Supply } from './supply';
import { cardsIn, joinedBy } from './traits';
import { weightsOf, type Weights } from './weights';

export type By = 'cards' | 'points';

/** What takes are weighed by. */
export interface Scales {
  /** What a group is worth, with the taking card counted to it or not. */
  group(mask: number, taker: NumberCard | null): number;
  /** What the taking card adds, and the centre being cleared. */
  taker(taker: NumberCard, union: number): number;
  /** No take of this union is worth more: in one group, by any card of the hand. */
  asOne(union: number): number;
  /** The same in several groups; 0 where there cannot be several. */
  asSeveral(union: number): number;
  /** The same where one of the groups is known, and the rest is one or several. */
  beside(group: number, rest: number, taker: NumberCard): number;
  /** No take of so many things is worth more; of these things, or of any. */
  atMost(union: number, things: number): number;
  most(things: number): number;
}

export function scalesOf(supply: Supply, by: By): Scales {
  const weights = weightsOf(supply);
  const points = pointScales(supply, weights);
  return by === 'points' ? points : cardScales(supply, weights, points);
}

/** So small that all points of a take are less than a card. */
const A_POINT = 2 ** -10;

/** Cards first; of takes with as many cards, points say which is better. */
function cardScales({ items, wilds }: Supply, { traits }: Weights, points: Scales): Scales {
  const most = mostOf([...items, ...wilds].map((_, at) => cardsIn(traits(1 << at))));
  const cards = (mask: number) => cardsIn(traits(mask));
  return {
    group: (mask, taker) => cards(mask) + A_POINT * points.group(mask, taker),
    taker: (taker, union) => 1 + A_POINT * points.taker(taker, union),
    asOne: (union) => cards(union) + 1 + A_POINT * points.asOne(union),
    asSeveral: (union) => {
      const several = points.asSeveral(union);
      return several === 0 ? 0 : cards(union) + 1 + A_POINT * several;
    },
    beside: (group, rest, taker) =>
      cards(group | rest) + 1 + A_POINT * points.beside(group, rest, taker),
    atMost: (union, things) => cards(union) + 1 + A_POINT * points.atMost(union, things),
    most: (things) => (most[things] ?? 0) + 1 + A_POINT * points.most(things),
  };
}

function pointScales(supply: Supply, weights: Weights): Scales {
  const { items, wilds, takers, itemBits, centreBits } = supply;
  const { several, any } = limitsOf(supply, weights);
  const bestTaker = takers.reduce((most, card) => Math.max(most, takerPoints(card)), 0);
  const inCentre = sizeOf(centreBits);
  const mostPoints = mostOf([...items, ...wilds].map((_, at) => weights.points(1 << at)));
  const known: number[] = [];

  function group(mask: number, card: NumberCard | null): number {
    const own = weights.traits(mask);
    const traits = card ? joinedBy(own, card) : own;
    return GROUP_POINTS + weights.points(mask) + bonusPoints(traits);
  }

  function taker(card: NumberCard, union: number): number {
    return takerPoints(card) + clearing(union);
  }

  function clearing(union: number): number {
    return (union & centreBits) === centreBits ? CLEARING_POINTS : 0;
  }

  function asOne(union: number): number {
    const traits = weights.traits(union);
    let most = 0;
    for (let at = 0; at < takers.length; at++) {
      const card = takers[at] as NumberCard; // at < length
      most = Math.max(most, card.points + bonusPoints(joinedBy(traits, card)));
    }
    return GROUP_POINTS + A_CARD + weights.points(union) + most + clearing(union);
  }

  function asSeveral(union: number): number {
    const most = inSeveral(union);
    return most === 0 ? 0 : most + bestTaker + clearing(union);
  }

  function beside(mask: number, rest: number, card: NumberCard): number {
    const [alone, joined] = [group(mask, null), group(mask, card)];
    const asOne = Math.max(alone + group(rest, card), joined + group(rest, null));
    return Math.max(asOne, Math.max(alone, joined) + inSeveral(rest)) + taker(card, mask | rest);
  }

  function inSeveral(mask: number): number {
    const groups = sizeOf(mask & itemBits);
    return groups < 2 ? 0 : weights.points(mask) + several(mask, groups);
  }

  function atMost(union: number, things: number): number {
    return weights.points(union) + bestTaker + ofAny(things) + clearing(union);
  }

  function most(things: number): number {
    const cleared = things < inCentre ? 0 : CLEARING_POINTS;
    return (mostPoints[things] ?? 0) + bestTaker + ofAny(things) + cleared;
  }

  function ofAny(things: number): number {
    return (known[things] ??= any(things));
  }

  return { group, taker, asOne, asSeveral, beside, atMost, most };
}
