import { leavesOf } from '../../../../engine/games/numero/leaves';
import type { NumeroMove } from '../../../../engine/games/numero/move';
import type { Term } from '../../../../engine/games/numero/term';

/** 5 + 3 and 3 + 5 are one sentence to whoever puts cards together: the same cards in the same groups. */
export function same(one: NumeroMove, other: NumeroMove): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf(move: NumeroMove): string {
  if (move.type === 'take')
    return `take ${move.card}: ${move.groups.map(cardsOf).sort().join(' | ')}`;
  if (move.type === 'build') return `build ${move.card}: ${cardsOf(move.term)}`;
  return JSON.stringify(move);
}

function cardsOf(term: Term): string {
  const { cards, piles } = leavesOf([term]);
  return [...cards, ...[...piles].map((pile) => `#${pile}`)].sort().join(' ');
}
