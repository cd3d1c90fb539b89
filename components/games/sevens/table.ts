import type { Seat } from '../../../engine';
import type { SevensMove } from '../../../engine/games/sevens/move';
import type { Deed, SevensView } from '../../../engine/games/sevens/state';
import type { PieceId, ZoneId } from '../../table/intent';
import type { BoardProps } from '../board';
import type { Arrangement } from './arrange';
import type { SevensWords } from './words';

export interface SevensBoardProps extends BoardProps<SevensView, SevensMove> {
  readonly words: SevensWords;
}

/** What each part of the board gets: all of it, and where things lie. */
export interface PartProps extends SevensBoardProps {
  readonly plan: Arrangement;
}

/** Where a card is put face down in a knock. */
export const TABLE: ZoneId = 'table';

export function laneZone(suit: number): ZoneId {
  return `lane-${suit}`;
}

export function presentedZone(seat: Seat): ZoneId {
  return `presented-${seat}`;
}

export const GUESS = 'guess-';

/** A card or a number that may be guessed. */
export function guessPiece(what: string | number): PieceId {
  return `${GUESS}${what}`;
}

/** In each knock a card of its own: it comes from its seat, and not from where another one went. */
export function presentedPiece({ history, round }: SevensView, seat: Seat): PieceId {
  const at = history.findLastIndex(({ type }) => type === 'knocked');
  return `down-${round}-${at}-${seat}`;
}

/** Who knocked, as long as the knock lasts. */
export function knockerOf({ phase, turn }: SevensView): Seat | null {
  return phase === 'present' || phase === 'guess' ? turn : null;
}

export type Guessed = Extract<Deed, { readonly type: 'guessed' }>;

/** The guess that was the last thing to happen. */
export function justGuessed({ history }: SevensView): Guessed | null {
  const last = history.at(-1);
  return last?.type === 'guessed' ? last : null;
}

/** Whether the acting seat guesses now, and names the number alone. */
export function guessesNumber({ phase, options }: SevensView, acting: Seat | null): boolean {
  return acting !== null && phase === 'guess' && options.guess === 'number';
}
