import type { CardId } from '../../core/game';
import { bitsOf, groupsListed, lookedAt, MOST_LISTED } from './listing';
import { groupsIn } from './packing';
import { scalesOf, type By } from './scales';
import { supplyOf, type Position } from './supply';
import { eachChoice, type Choice, type Take } from './takes';
import type { PileId } from './term';

/** The builds that a take with this card must be of. */
export type Must = (card: CardId) => readonly PileId[];

const NOTHING: Must = () => [];

/** Every different set of cards that can be taken, the best first, each the way that earns most points. */
export function listTakes(position: Position, by: By, must: Must = NOTHING): Take[] {
  const bound = new Set(position.hand.flatMap(must));
  const supply = supplyOf(lookedAt(position, (pile) => bound.has(pile)));
  if (supply.takers.length === 0 || supply.items.length === 0) return [];
  const listed = groupsListed(supply);
  const points = scalesOf(supply, 'points');
  const cards = scalesOf(supply, 'cards');
  const needed = new Map(supply.takers.map(({ id }) => [id, bitsOf(supply, must(id))]));
  const choices: Choice[] = [];
  eachChoice(supply, listed.found, points, (choice) => {
    const bits = needed.get(choice.taker.id) ?? 0;
    if ((choice.union & bits) !== bits) return;
    choices.push(by === 'points' ? choice : { ...choice, worth: cards.asOne(choice.union) });
  });
  return choices
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_LISTED)
    .map(({ taker, packed }) => ({
      type: 'take',
      card: taker.id,
      groups: groupsIn(packed).map((mask) => listed.spell(taker.number, mask)),
    }));
}
