import { groupFinder } from '../games/numero/groups';
import { bitsOf, lookedAt } from '../games/numero/listing';
import type { Must } from '../games/numero/listTakes';
import { groupsIn } from '../games/numero/packing';
import { reachOf } from '../games/numero/reach';
import { scalesOf, type By } from '../games/numero/scales';
import { spell } from '../games/numero/spell';
import { highestOf, supplyOf, type Position } from '../games/numero/supply';
import { eachChoice, type Choice, type Take } from '../games/numero/takes';

/** In so many ways groups are put together. */
const UNIONS = 200;

const NOTHING: Must = () => [];

/** The best take whose groups are of a few things: quick, and nearly always what a person would see. */
export function takeAtAGlance(
  position: Position,
  by: By,
  things: number,
  must: Must = NOTHING,
): Take | null {
  const bound = new Set(position.hand.flatMap(must));
  const supply = supplyOf(lookedAt(position, (pile) => bound.has(pile)));
  if (supply.takers.length === 0 || supply.items.length === 0) return null;
  const reach = reachOf(supply, highestOf(supply));
  const finder = groupFinder(supply, reach, things);
  while (!finder.done) finder.step();
  const allowed: Choice[] = [];
  const hear = (choice: Choice) => {
    const needed = bitsOf(supply, must(choice.taker.id));
    if ((choice.union & needed) === needed) allowed.push(choice);
  };
  eachChoice(supply, finder.found, scalesOf(supply, by), hear, UNIONS);
  const [first, ...others] = allowed;
  if (!first) return null;
  const { taker, packed } = others.reduce((a, b) => (b.worth > a.worth ? b : a), first);
  const groups = groupsIn(packed).map((mask) => spell(supply, reach, taker.number, mask));
  return { type: 'take', card: taker.id, groups };
}
