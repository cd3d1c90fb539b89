import * as v from 'valibot';
import type { CardId, Cell } from '../../core/game';
import { read } from '../../core/read';
import { FIVE } from './board';

export interface ChipMove {
  readonly type: 'chip';
  readonly card: CardId;
  readonly cell: Cell;
  /** The five that are to be the sequence, where there is a choice of them. */
  readonly line?: readonly Cell[];
}

export type SequenceMove =
  | ChipMove
  | { readonly type: 'remove'; readonly card: CardId; readonly cell: Cell }
  | { readonly type: 'exchange'; readonly card: CardId }
  | { readonly type: 'pass' }
  | { readonly type: 'draw' }
  | { readonly type: 'forfeit'; readonly card: CardId }
  | { readonly type: 'tableTalk'; readonly team: number };

/** No name of a card is so long: hostile input can be. */
const CARD = v.pipe(v.string(), v.maxLength(20));
const CELL = v.strictTuple([v.number(), v.number()]);

const MOVE = v.variant('type', [
  v.object({
    type: v.literal('chip'),
    card: CARD,
    cell: CELL,
    line: v.optional(v.pipe(v.array(CELL), v.length(FIVE))),
  }),
  v.object({ type: v.literal('remove'), card: CARD, cell: CELL }),
  v.object({ type: v.literal('exchange'), card: CARD }),
  v.object({ type: v.literal('pass') }),
  v.object({ type: v.literal('draw') }),
  v.object({ type: v.literal('forfeit'), card: CARD }),
  v.object({ type: v.literal('tableTalk'), team: v.number() }),
]);

export function readMove(input: unknown): SequenceMove {
  return read(MOVE, input, 'move');
}
