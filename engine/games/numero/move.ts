import * as v from 'valibot';
import type { CardId } from '../../core/game';
import { read } from '../../core/read';
import type { Take } from './takes';
import { readTerm, type PileId, type Term } from './term';

export interface BuildMove {
  readonly type: 'build';
  readonly card: CardId;
  readonly term: Term;
}

export type NumeroMove =
  | Take
  | BuildMove
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'toss'; readonly card: CardId }
  | { readonly type: 'tossAll' }
  | { readonly type: 'challenge'; readonly pile: PileId }
  | { readonly type: 'pass' };

/** No name of a card is so long, and no table has so much to take: hostile input can be both. */
const CARD = v.pipe(v.string(), v.maxLength(20));
const GROUPS = v.pipe(v.array(v.unknown()), v.maxLength(100));

const TAKE = v.object({ type: v.literal('take'), card: CARD, groups: GROUPS });

const MOVE = v.variant('type', [
  TAKE,
  v.object({ type: v.literal('build'), card: CARD, term: v.unknown() }),
  v.object({ type: v.literal('discard'), card: CARD }),
  v.object({ type: v.literal('toss'), card: CARD }),
  v.object({ type: v.literal('tossAll') }),
  v.object({ type: v.literal('challenge'), pile: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ type: v.literal('pass') }),
]);

export function readMove(input: unknown): NumeroMove {
  const move = read(MOVE, input, 'move');
  if (move.type === 'take') return { ...move, groups: move.groups.map(readTerm) };
  if (move.type === 'build') return { ...move, term: readTerm(move.term) };
  return move;
}

export function readTake(input: unknown): Take {
  const move = read(TAKE, input, 'move');
  return { ...move, groups: move.groups.map(readTerm) };
}
