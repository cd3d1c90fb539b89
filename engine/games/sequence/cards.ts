import type { Expression } from '../../chinese/expression';
import type { CardId } from '../../core/game';
import { BOARDS } from './board';
import type { BoardSize, SequenceOptions } from './options';

/** What a card does. */
export type Card =
  | {
      readonly type: 'equation';
      readonly id: CardId;
      readonly answer: number;
      readonly sentence: Expression;
    }
  | { readonly type: 'plus' | 'minus'; readonly id: CardId };

/** In here a card is its place in the printed deck. */
export type CardNumber = number;

export interface Deck {
  readonly cards: readonly Card[];
  readonly ids: readonly CardId[];
  readonly numberOf: ReadonlyMap<CardId, CardNumber>;
}

const SPECIALS: readonly Card[] = [
  { type: 'plus', id: 'plus1' },
  { type: 'plus', id: 'plus2' },
  { type: 'minus', id: 'minus1' },
  { type: 'minus', id: 'minus2' },
];

/** The second number of an equation is a small one. */
const SMALL = 9;

export function deckOf(size: BoardSize): Deck {
  return made[size];
}

export function deck({ board }: SequenceOptions): readonly CardId[] {
  return made[board].ids;
}

const made: { readonly [size in BoardSize]: Deck } = { 8: make(8), 6: make(6) };

function make(size: BoardSize): Deck {
  const { numbers, highest } = BOARDS[size];
  const cards: Card[] = [];
  for (let answer = 1; answer <= numbers; answer++) {
    cards.push(addition(answer), subtraction(answer, highest));
  }
  cards.push(...SPECIALS);
  const ids = cards.map(({ id }) => id);
  return { cards, ids, numberOf: new Map(ids.map((id, at) => [id, at])) };
}

/*
 * Each answer has one addition and one subtraction, and the second number wanders from answer to answer, so
 * that no card can be guessed from its neighbours. House rules.
 */
function addition(answer: number): Card {
  const second = wander(2 * answer + 4, answer - 1);
  const first = answer - second;
  return { type: 'equation', id: `${first}+${second}`, answer, sentence: { sum: [first, second] } };
}

function subtraction(answer: number, highest: number): Card {
  const second = wander(5 * answer + 4, highest - answer);
  const first = answer + second;
  return {
    type: 'equation',
    id: `${first}-${second}`,
    answer,
    sentence: { on: first, change: { how: 'minus', by: second } },
  };
}

/** From 1 to 9, or as far as there is room; 0 where there is none. */
function wander(step: number, room: number): number {
  return room === 0 ? 0 : 1 + (step % Math.min(SMALL, room));
}
