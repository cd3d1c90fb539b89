import * as v from 'valibot';
import type { CardId, Seat } from '../../core/game';
import { read } from '../../core/read';

export const SEATS = [3, 4, 5, 6] as const;
export const TOKENS_EACH = 10;

/** By highest card: how many cards leave the game unseen. The short pack is a house rule. */
export const PACKS = { 36: { removed: 6 }, 20: { removed: 3 } } as const;

export interface BuyaoOptions {
  readonly numbers: keyof typeof PACKS;
  readonly first: Seat | 'lot';
}

const OPTIONS = v.strictObject({
  numbers: v.optional(v.picklist([36, 20]), 36),
  first: v.optional(
    v.union([v.literal('lot'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))]),
    'lot',
  ),
});

export function readOptions(input: unknown): BuyaoOptions {
  return read(OPTIONS, input ?? {}, 'options');
}

export function deck({ numbers }: BuyaoOptions): CardId[] {
  return Array.from({ length: numbers }, (_, at) => String(at + 1));
}
