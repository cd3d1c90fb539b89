import type { CardId, Term } from '../../engine';
import { LEVELS } from '../../engine/games/numero/pack';

/** What is new at a level, as a sentence of cards and the card that takes them. */
export interface Rung {
  readonly level: number;
  readonly cards: readonly CardId[];
  readonly taker: CardId;
  readonly term: Term;
  readonly value: number;
}

const card = (id: CardId): Term => ({ card: id });
const sum = (...ids: CardId[]): Term => ({ sum: ids.map(card) });

const EXAMPLES: readonly Omit<Rung, 'level'>[] = [
  { cards: ['g3', 'o4'], taker: 'b7', term: sum('g3', 'o4'), value: 7 },
  { cards: ['g9', 'o5'], taker: 'r14', term: sum('g9', 'o5'), value: 14 },
  { cards: ['r10', '-2'], taker: 'g8', term: { wild: '-2', on: card('r10') }, value: 8 },
  { cards: ['g4', 'x3'], taker: 'b12', term: { wild: 'x3', on: card('g4') }, value: 12 },
  { cards: ['r12', '1/2'], taker: 'o6', term: { wild: '1/2', on: card('r12') }, value: 6 },
  { cards: ['b12', '3/4'], taker: 'g9', term: { wild: '3/4', on: card('b12') }, value: 9 },
  { cards: ['o3', 'sq'], taker: 'r9', term: { wild: 'sq', on: card('o3') }, value: 9 },
];

/** From adding to roots, each level with what it brings. */
export const rungs: readonly Rung[] = EXAMPLES.slice(0, LEVELS.length).map((example, level) => ({
  level,
  ...example,
}));
