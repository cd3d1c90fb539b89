import type { Expression } from '../../chinese/expression';
import type { CardId, Line } from '../../core/game';
import { BadInput } from '../../core/refusal';
import { takeLines } from './account';
import { cardOf, type NumberCard } from './cards';
import { cardsIn, isLeaf, leavesOf } from './leaves';
import { expressionOf, type PileValue } from './say';
import type { By } from './scales';
import type { Take } from './takes';
import type { Lying, Term } from './term';

/** What a take that the rules allow does to hand and centre, and what it brings. */
export interface Taking<Heap extends Lying> {
  /** All that is won, the taking card first. */
  readonly cards: readonly CardId[];
  readonly groups: readonly (readonly CardId[])[];
  readonly value: number;
  readonly lines: readonly Line[];
  readonly handAfter: CardId[];
  readonly centreAfter: Heap[];
}

export function takingOf<Heap extends Lying>(
  { card, groups: terms }: Take,
  hand: readonly CardId[],
  centre: readonly Heap[],
  by: By,
): Taking<Heap> {
  const taker = numberCard(card);
  const groups = terms.map((term) => cardsIn(term, centre));
  const used = leavesOf(terms);
  const centreAfter = centre.filter((heap) => !isLeaf(used, heap));
  return {
    cards: [card, ...groups.flat()],
    groups,
    value: taker.number,
    lines: takeLines(by, { taker, groups, clears: centreAfter.length === 0 }),
    handAfter: hand.filter((id) => id !== card && !used.cards.has(id)),
    centreAfter,
  };
}

function numberCard(id: CardId): NumberCard {
  const card = cardOf(id);
  if (card.type === 'number') return card;
  throw new BadInput('notANumber', 'A wild card has no number.');
}

/** Sentences as they are said while their builds still stand. */
export function saidOf(terms: readonly Term[], centre: readonly Lying[]): Expression[] {
  const valueOf: PileValue = (id) => {
    const standing = centre.find((lying) => 'pile' in lying && lying.pile === id);
    return standing && 'pile' in standing ? standing.value : 0;
  };
  return terms.map((term) => expressionOf(term, valueOf));
}
