import type { Seat } from '../../../engine';
import type { Element } from '../../../engine/chinese/zodiac';
import type { Round } from '../../../engine/games/fighting/state';
import type { Now } from './seen';

/** What this board says. Cards come by their number: the words know how they are read. */
export interface FightingWords {
  /** A card as a screen reader says it, with what else there is to say of it. */
  readonly card: (card: number, more: CardState) => string;
  readonly faceDown: (name: string) => string;
  readonly hand: string;
  /** What a drop would do. */
  readonly lay: (card: number) => string;
  readonly play: (card: number) => string;
  readonly stock: (cards: number) => string;
  /** What the called card makes wangpai. */
  readonly wangpai: (card: number) => string;
  readonly seat: (name: string, partner: string | null, seat: SeatState) => string;
  readonly thinking: string;
  /** Below a card of the trick. */
  readonly led: string;
  readonly best: string;
  readonly won: string;
  readonly called: string;
  readonly trick: string;
  /** What there is to do, or what is happening. */
  readonly now: (now: Now, names: readonly string[]) => string;
  readonly score: (goal: number) => string;
  readonly scoreOf: (name: string, points: number) => string;
  readonly sheet: string;
  readonly close: string;
  readonly table: RoundWords;
}

export interface CardState {
  readonly wangpai?: boolean;
  /** The name of who played it. */
  readonly by?: string;
  /** In a hand: which of how many. */
  readonly place?: readonly [at: number, of: number];
  /** It cannot be played now. */
  readonly barred?: boolean;
}

export interface SeatState {
  readonly cards: number;
  readonly tricks: number;
  readonly active: boolean;
  readonly lacks: readonly Element[];
}

/** Of the sheet with every round. */
export interface RoundWords {
  readonly round: string;
  readonly calls: string;
  readonly total: string;
  readonly none: string;
  /** A row in words: who called what, the tricks of each side, and what that brought. */
  readonly row: (
    at: number,
    round: Round,
    sides: readonly string[],
    names: readonly string[],
  ) => string;
  readonly totals: (sides: readonly string[], totals: readonly number[]) => string;
  readonly seatNames: (names: readonly string[], seats: readonly Seat[]) => string;
}
