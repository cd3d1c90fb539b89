import * as v from 'valibot';
import type { CardId, Seat } from '../../core/game';
import { read } from '../../core/read';
import { BadInput } from '../../core/refusal';
import { cardsOf, nameOf, packOf, SUIT_ORDER, type Suit } from './cards';

export const SEATS = [3, 4, 5] as const;

const MOST_ROUNDS = 50;

export interface SevensOptions {
  /** What a guess has to name. */
  readonly guess: 'card' | 'number';
  /** Whose seven three players find on the table. */
  readonly centre: Suit;
  /** How many deals; `each`: everybody deals once. */
  readonly rounds: number | 'each';
  /** Ace to six, from the three. */
  readonly junior: boolean;
  /** Of the first deal. */
  readonly dealer: Seat | 'lot';
}

const OPTIONS = v.strictObject({
  guess: v.optional(v.picklist(['card', 'number'])),
  centre: v.optional(v.picklist(SUIT_ORDER), 'C'),
  rounds: v.optional(
    v.union([
      v.literal('each'),
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROUNDS)),
    ]),
    'each',
  ),
  junior: v.optional(v.boolean(), false),
  dealer: v.optional(
    v.union([v.literal('lot'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))]),
    'lot',
  ),
});

export function readOptions(input: unknown): SevensOptions {
  const { guess, centre, rounds, junior, dealer } = read(OPTIONS, input ?? {}, 'options');
  if (junior && guess === 'card') {
    throw new BadInput('juniorByNumber', 'In the younger game a guess names the number alone.');
  }
  return { guess: guess ?? (junior ? 'number' : 'card'), centre, rounds, junior, dealer };
}

export function deck(options: SevensOptions): CardId[] {
  return cardsOf(packOf(options)).map(nameOf);
}
