import * as v from 'valibot';
import type { Seat } from '../../core/game';
import { read } from '../../core/read';

/** Five cannot be split evenly. */
export const SEATS = [2, 3, 4, 6] as const;

export type BoardSize = 8 | 6;

export interface SequenceOptions {
  readonly board: BoardSize;
  /** How many sides six seats are split into. Fewer seats can be split in one way only. */
  readonly teams: 2 | 3;
  /** Drawing is the player's own act, and who is slow has lost the card. */
  readonly selfDraw: boolean;
  /** Somebody leads the game and may call table talk. */
  readonly referee: boolean;
  readonly dealer: Seat | 'lot';
}

const OPTIONS = v.strictObject({
  board: v.optional(v.picklist([8, 6]), 8),
  teams: v.optional(v.picklist([2, 3]), 2),
  selfDraw: v.optional(v.boolean(), false),
  referee: v.optional(v.boolean(), false),
  dealer: v.optional(
    v.union([v.literal('lot'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))]),
    'lot',
  ),
});

export function readOptions(input: unknown): SequenceOptions {
  return read(OPTIONS, input ?? {}, 'options');
}

/** Up to three play alone, each a side of their own. */
const ALONE = 3;

export function teamsAt(seats: number, { teams }: Pick<SequenceOptions, 'teams'>): number {
  if (seats <= ALONE) return seats;
  return seats === 6 ? teams : 2;
}

export function handAt(seats: number): number {
  return seats <= ALONE ? 5 : 4;
}

/** How many sequences win. */
export function goalAt(seats: number): number {
  return seats <= ALONE ? 1 : 2;
}
