import * as v from 'valibot';
import { read } from '../../core/read';
import { BadInput } from '../../core/refusal';
import { cardOf, HIGHEST } from './cards';
import type { Position } from './supply';

const CARD = v.string();
const CARDS = v.array(CARD);

const PILE = v.object({
  pile: v.pipe(v.number(), v.safeInteger()),
  value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST)),
  cards: v.pipe(CARDS, v.minLength(1)),
});

const POSITION = v.object({
  hand: CARDS,
  centre: v.array(v.union([v.object({ card: CARD }), PILE])),
  wholeSteps: v.optional(v.boolean()),
});

/** The position that this input tells, and nothing else that came with it; throws BadInput. */
export function readPosition(input: unknown): Position {
  const position = read(POSITION, input, 'position');
  const { hand, centre } = position;
  const cards = [
    ...hand,
    ...centre.flatMap((lying) => ('card' in lying ? lying.card : lying.cards)),
  ];
  cards.forEach(cardOf);
  if (hasTwice(cards)) throw new BadInput('cardTwice', 'Each card is there once.');
  if (hasTwice(centre.flatMap((lying) => ('pile' in lying ? lying.pile : [])))) {
    throw new BadInput('pileTwice', 'Each build has a name of its own.');
  }
  return position;
}

function hasTwice(names: readonly unknown[]): boolean {
  return new Set(names).size < names.length;
}
