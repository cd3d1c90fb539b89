import type { CardId } from '../../core/game';
import { numberOn } from './answers';
import { HIGHEST, NUMBER_CARDS, type NumberCard } from './cards';
import { bitsOf, groupsListed, hasSeveral, lookedAt, MOST_BLUFFS, MOST_LISTED } from './listing';
import type { Must } from './listTakes';
import type { BuildMove } from './move';
import { cardsOf, supplyOf, type Position } from './supply';

const ANSWERS: readonly NumberCard[] = NUMBER_CARDS.slice(0, HIGHEST);

/** Bluffs are listed of so few things: almost any cards would do for one. */
const BLUFF_THINGS = 3;

/** Which answers are sought, of what is held. */
type Answers = (held: readonly NumberCard[]) => readonly NumberCard[];

const theHeld: Answers = (held) => held;
const theOthers: Answers = (held) =>
  ANSWERS.filter((answer) => held.every(({ number }) => number !== answer.number));

interface Found {
  readonly move: () => BuildMove;
  readonly cards: number;
}

/** Every different set of cards that can be built for each answer in the hand, the largest first; then bluffs. */
export function listBuilds(
  position: Position,
  bluff: boolean,
  must: Must,
  things?: number,
): BuildMove[] {
  const played = position.hand.filter((id) => numberOn(id) > 0);
  const list = (answers: Answers, limit: number, most: number) =>
    played
      .flatMap((card) => buildsWith(card, position, must, answers, limit))
      .sort((a, b) => b.cards - a.cards)
      .slice(0, most)
      .map(({ move }) => move());
  const backed = list(theHeld, things ?? Infinity, MOST_LISTED);
  return bluff ? [...backed, ...list(theOthers, BLUFF_THINGS, MOST_BLUFFS)] : backed;
}

/** The card is laid to the centre and the answers seek to take it, with something else of the centre. */
function buildsWith(
  card: CardId,
  position: Position,
  must: Must,
  answers: Answers,
  things: number,
): Found[] {
  const hand = position.hand.filter((id) => id !== card);
  const needed = must(card);
  const kept = lookedAt({ ...position, hand }, (pile) => needed.includes(pile));
  const held = supplyOf({ ...kept, centre: [...kept.centre, { card }] });
  const supply = { ...held, takers: answers(held.takers) };
  if (supply.takers.length === 0 || supply.items.length < 2) return [];
  const own = 1 << supply.items.findIndex(({ term }) => 'card' in term && term.card === card);
  const bits = own | bitsOf(supply, needed);
  const { found, spell } = groupsListed(supply, things);
  return [...found].flatMap(([number, masks]) =>
    masks
      .filter((mask) => (mask & bits) === bits && hasSeveral(mask & supply.itemBits))
      .map((mask) => ({
        move: () => ({ type: 'build', card, term: spell(number, mask) }),
        cards: cardsOf(supply, mask).length,
      })),
  );
}
