import * as v from 'valibot';
import type { Seat } from '../../core/game';
import { read } from '../../core/read';
import { BadInput } from '../../core/refusal';
import { PACK_OPTIONS, packAsked, type PackOptions } from './pack';
import type { By } from './scales';

export const SEATS = [2, 3, 4] as const;

export interface NumeroOptions extends PackOptions {
  /** What the winner has the most of. */
  readonly score: By;
  /** A build need not be backed, and may be challenged. */
  readonly bluff: boolean;
  readonly dealer: Seat | 'lot';
}

export const SCORE = v.optional(v.picklist(['cards', 'points']), 'cards');

const OPTIONS = v.strictObject({
  ...PACK_OPTIONS,
  score: SCORE,
  bluff: v.optional(v.boolean(), false),
  dealer: v.optional(
    v.union([v.literal('lot'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))]),
    'lot',
  ),
});

export function readOptions(input: unknown): NumeroOptions {
  const { score, bluff, dealer, ...pack } = read(OPTIONS, input ?? {}, 'options');
  if (bluff && score !== 'points') {
    throw new BadInput('bluffForPoints', 'Bluffing costs points: it needs the game for points.');
  }
  return { ...packAsked(pack), score, bluff, dealer };
}
