import type { Amount } from '../../chinese/amount';
import type { Expression } from '../../chinese/expression';
import type { Reading } from '../../chinese/reading';
import { readSentence } from '../../chinese/sentence';
import { BadInput } from '../../core/refusal';
import { cardOf } from './cards';
import type { PileId, Term } from './term';

/** The value of a standing build: it is said as the one number that it has become. */
export type PileValue = (pile: PileId) => number;

/** A number sentence as it is written and said, with its answer where one is given. */
export function sayTerm(term: Term, pileValue: PileValue, answer?: Amount): Reading {
  return readSentence(expressionOf(term, pileValue), answer);
}

export function expressionOf(term: Term, pileValue: PileValue): Expression {
  if ('sum' in term) return { sum: term.sum.map((each) => expressionOf(each, pileValue)) };
  if ('pile' in term) return pileValue(term.pile);
  if ('wild' in term) {
    const card = cardOf(term.wild);
    if (card.type !== 'wild') throw new BadInput('notAWild', 'Only a wild card changes a value.');
    return { on: expressionOf(term.on, pileValue), change: card.change };
  }
  const card = cardOf(term.card);
  if (card.type !== 'number') throw new BadInput('notANumber', 'A wild card has no number.');
  return card.number;
}
