import type { CardId } from '../../core/game';
import type { Lying, PileId, Term } from './term';

/** What sentences are made of: single cards, wild ones too, and whole builds. */
export interface Leaves {
  readonly cards: ReadonlySet<CardId>;
  readonly piles: ReadonlySet<PileId>;
}

export function leavesOf(terms: readonly Term[]): Leaves {
  const cards = new Set<CardId>();
  const piles = new Set<PileId>();

  function gather(term: Term): void {
    if ('sum' in term) term.sum.forEach(gather);
    else if ('pile' in term) piles.add(term.pile);
    else if ('card' in term) cards.add(term.card);
    else {
      gather(term.on);
      cards.add(term.wild);
    }
  }

  terms.forEach(gather);
  return { cards, piles };
}

/** Whether something that lies in the centre is one of them. */
export function isLeaf({ cards, piles }: Leaves, lying: Lying): boolean {
  return 'pile' in lying ? piles.has(lying.pile) : cards.has(lying.card);
}

/** Every card of a sentence, those of its builds too. */
export function cardsIn(term: Term, centre: readonly Lying[]): CardId[] {
  const { cards, piles } = leavesOf([term]);
  const built = centre.flatMap((lying) =>
    'pile' in lying && piles.has(lying.pile) ? lying.cards : [],
  );
  return [...cards, ...built];
}
