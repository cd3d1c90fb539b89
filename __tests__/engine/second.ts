import type { AnyView, CardId, Seat } from '../../engine';
import type { Random } from '../../engine/core/random';

/**
 * What conformance must know of a game beside its rules: written a second time, slowly and plainly,
 * so that a mistake in the rules does not hide in its own mirror.
 */
export interface SecondOpinion<State, Move, View extends AnyView> {
  /** How many games of each kind are enough, where a game takes its time; otherwise as many as ever. */
  readonly games?: number;
  /** Each set of options the game is to be tried with. */
  readonly options: readonly unknown[];
  /** What the stories of playthroughs are played with, one after another; otherwise the usual options. */
  readonly stories?: readonly unknown[];
  /** Moves to be tried whether or not they are allowed. */
  readonly tries: readonly Move[];
  /** Every card, wherever it lies. */
  cards(state: State): CardId[];
  /** The same state with everything that the seat cannot see made different. */
  scramble(state: State, seat: Seat | null, random: Random): State;
  /** The scores at the end, from what a bystander sees then. */
  scores(view: View): number[];
}

export type AnyOpinion = SecondOpinion<unknown, unknown, AnyView>;
