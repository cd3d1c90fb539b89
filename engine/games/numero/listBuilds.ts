import type { CardId } from '../../core/game';
import { numberOn } from './answers';
import { HIGHEST, NUMBER_CARDS, type NumberCard } from './cards';
import { bitsOf, groupsListed, hasSeveral, lookedAt, MOST_BLUFFS, MOST_LISTED } from './listing';
import type { Must } from './listTakes';
import type { BuildMove } from './move';
import { cardsOf, supplyOf, type Position } from './supply';

/** Any answer: what a bluff may come to. */
const ANSWERS: readonly NumberCard[] = NUMBER_CARDS.slice(0, HIGHEST);

interface Found {
  readonly move: () => BuildMove;
  readonly backed: boolean;
  readonly cards: number;
}

/** Every different set of cards that can be built for each answer: those with the answer in the hand first. */
export function listBuilds(
  position: Position,
  bluff: boolean,
  must: Must,
  things?: number,
): BuildMove[] {
  const played = position.hand.filter((id) => numberOn(id) > 0);
  const found = played
    .flatMap((card) => buildsWith(card, position, bluff, must, things))
    .sort((a, b) => b.cards - a.cards);
  const [backed, bluffs] = [
    found.filter((each) => each.backed),
    found.filter((each) => !each.backed),
  ];
  return [...backed.slice(0, MOST_LISTED), ...bluffs.slice(0, MOST_BLUFFS)].map(({ move }) =>
    move(),
  );
}

/** The card is laid to the centre and what is left in the hand seeks to take it, with something else of the centre. */
function buildsWith(
  card: CardId,
  position: Position,
  bluff: boolean,
  must: Must,
  things?: number,
): Found[] {
  const hand = position.hand.filter((id) => id !== card);
  const needed = must(card);
  const kept = lookedAt({ ...position, hand }, (pile) => needed.includes(pile));
  const held = supplyOf({ ...kept, centre: [...kept.centre, { card }] });
  const backed = new Set(held.takers.map(({ number }) => number));
  const supply = bluff ? { ...held, takers: ANSWERS } : held;
  if (supply.takers.length === 0 || supply.items.length < 2) return [];
  const own = 1 << supply.items.findIndex(({ term }) => 'card' in term && term.card === card);
  const bits = own | bitsOf(supply, needed);
  const { found, spell } = groupsListed(supply, things);
  return [...found].flatMap(([number, masks]) =>
    masks
      .filter((mask) => (mask & bits) === bits && hasSeveral(mask & supply.itemBits))
      .map((mask) => ({
        move: () => ({ type: 'build', card, term: spell(number, mask) }),
        backed: backed.has(number),
        cards: cardsOf(supply, mask).length,
      })),
  );
}
