import { sizeOf } from './bits';
import { cardOf } from './cards';
import { groupFinder } from './groups';
import { reachOf } from './reach';
import { spellerOf, type Speller } from './spell';
import { highestOf, type Position, type Supply } from './supply';
import type { Lying, PileId } from './term';

/*
 * A list of moves names every set of cards that can be taken or built, as long as that is a list a program can
 * look through. A large centre has millions of sets; there, three limits make the list shorter, but never
 * wrong, and always the same: so many things are looked at, the most useful ones; so much is asked of them,
 * small groups first; and so many moves are listed, the best ones first. `play` knows no such limits.
 */
const MOST_THINGS = 12;
const MOST_STEPS = 30;
export const MOST_LISTED = 1000;
/** Almost anything can be a bluff: a list shows that there are some. */
export const MOST_BLUFFS = 100;

/** The position with no more things than a list looks at; what must be looked at comes first. */
export function lookedAt(position: Position, must: (pile: PileId) => boolean): Position {
  const { hand, centre } = position;
  const wilds = hand.filter((id) => cardOf(id).type === 'wild');
  if (centre.length + wilds.length <= MOST_THINGS) return position;
  const numbers = new Set(hand.map((id) => valueOf({ card: id })));
  const rank = (lying: Lying): number => {
    const value = valueOf(lying);
    if ('pile' in lying && must(lying.pile)) return 0;
    if (value === 0) return 100;
    return numbers.has(value) ? 1 : 10 + value;
  };
  const kept = new Set(
    [...centre].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_THINGS - wilds.length),
  );
  return { ...position, centre: centre.filter((lying) => kept.has(lying)) };
}

/** 0 for a wild card. */
function valueOf(lying: Lying): number {
  if ('pile' in lying) return lying.value;
  const card = cardOf(lying.card);
  return card.type === 'number' ? card.number : 0;
}

/** Groups by the number they make, and how to spell them. */
export interface Listed {
  readonly found: ReadonlyMap<number, readonly number[]>;
  readonly spell: Speller;
}

/** All groups that make a number of the supply's takers, as far as the limits go; or only those of a few things. */
export function groupsListed(supply: Supply, things?: number): Listed {
  const reach = reachOf(supply, highestOf(supply));
  const finder = groupFinder(supply, reach, things);
  for (let steps = 0; steps < MOST_STEPS && !finder.done; steps++) finder.step();
  return { found: finder.found, spell: spellerOf(supply, reach) };
}

/** The bits of the builds. */
export function bitsOf({ items }: Supply, piles: readonly PileId[]): number {
  let bits = 0;
  items.forEach(({ term }, at) => {
    if ('pile' in term && piles.includes(term.pile)) bits |= 1 << at;
  });
  return bits;
}

export function hasSeveral(bits: number): boolean {
  return sizeOf(bits) > 1;
}
