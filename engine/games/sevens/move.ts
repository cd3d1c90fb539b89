import * as v from 'valibot';
import type { CardId } from '../../core/game';
import { read } from '../../core/read';
import { NAMES } from './cards';

export type SevensMove =
  | { readonly type: 'lay'; readonly card: CardId }
  | { readonly type: 'knock' }
  | { readonly type: 'present'; readonly card: CardId }
  | Guess;

export type Guess =
  | { readonly type: 'guess'; readonly card: CardId }
  | { readonly type: 'guess'; readonly number: number };

/** No name of a card is so long: hostile input can be. */
const CARD = v.pipe(v.string(), v.maxLength(20));

const MOVE = v.variant('type', [
  v.object({ type: v.literal('lay'), card: CARD }),
  v.object({ type: v.literal('knock') }),
  v.object({ type: v.literal('present'), card: CARD }),
  v.object({ type: v.literal('guess'), card: CARD }),
  v.object({ type: v.literal('guess'), number: v.pipe(v.number(), v.safeInteger()) }),
]);

export function readMove(input: unknown): SevensMove {
  return read(MOVE, input, 'move');
}

/** Made once and handed out again and again: a search tells moves apart by identity. By card, or by number from 0. */
export const KNOCK: SevensMove = { type: 'knock' };
export const LAYS: readonly SevensMove[] = NAMES.map((card) => ({ type: 'lay', card }));
export const PRESENTS: readonly SevensMove[] = NAMES.map((card) => ({ type: 'present', card }));
export const CARD_GUESSES: readonly Guess[] = NAMES.map((card) => ({ type: 'guess', card }));
export const NUMBER_GUESSES: readonly Guess[] = Array.from({ length: 11 }, (_, number) => ({
  type: 'guess',
  number,
}));
