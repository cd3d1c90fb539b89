import type { Expression } from '../chinese/expression';
import type { Random } from './random';
import type { Refusal } from './refusal';

/** The registry of names: a new game adds its own here. */
export type GameId = 'buyao' | 'fighting' | 'numero' | 'patience' | 'sequence' | 'sevens';

/** 0-based, clockwise. */
export type Seat = number;

/** Who leads a group's game from outside the table, where the game knows one. */
export type Referee = 'referee';

/** Whoever may make a move. */
export type Mover = Seat | Referee;

/** A space of a board, from 0. */
export type Cell = readonly [row: number, column: number];

/** Reads as people say it: '18', '7C', '9+4'. */
export type CardId = string;

export interface Table<Options> {
  readonly seats: number;
  readonly options: Options;
  /** Top card first, as it will be dealt. */
  readonly deck: readonly CardId[];
  readonly random: Random;
}

/** What every view has, whatever the game: enough to find the game and the seat it was made for. */
export interface AnyView {
  readonly game: GameId;
  /** `null`: a bystander. */
  readonly seat: Seat | null;
}

/** What happened, for animations, the log and the voice. */
export interface GameEvent {
  readonly type: string;
  readonly seenBy: 'all' | readonly Seat[];
  /** Somebody has learnt something that was hidden: from here there is no way back. */
  readonly reveals: boolean;
  readonly seat?: Seat;
  /** Whom it was taken or heard from, where a second seat has a part in it. */
  readonly from?: Seat;
  readonly cards?: readonly CardId[];
  readonly tokens?: number;
  /** How many cards, where their faces are nobody's business. */
  readonly count?: number;
  /** The cards of each group, where they were taken in several. */
  readonly groups?: readonly (readonly CardId[])[];
  /** A build's name. */
  readonly pile?: number;
  /** What a group, a build or an equation comes to. */
  readonly value?: number;
  /** Spaces of a board. */
  readonly cells?: readonly Cell[];
  /** The side it is about, where seats play together. */
  readonly team?: number;
  /** Number sentences to be said aloud, each of them equal to `value`. */
  readonly said?: readonly Expression[];
  /** What it brought or cost, line by line. */
  readonly lines?: readonly Line[];
}

/** One line of an account: by which rule, for which cards, how many points. */
export interface Line {
  readonly rule: number | string;
  readonly cards: readonly CardId[];
  readonly points: number;
}

export type Tell = (event: GameEvent) => void;

/** By seat; a side's score for each of its seats. Rank 1 is best, and ties share a rank. */
export interface Result {
  readonly scores: number[];
  readonly ranks: number[];
  readonly winners: Seat[];
}

/**
 * What each game is. State, moves and views are JSON.
 * `play` changes the state it is given, so that a search copies once and plays many.
 */
export interface Game<Options, State, Move, View extends AnyView> {
  readonly id: GameId;
  /** Raised when old saves would replay differently. */
  readonly version: number;
  /** Table sizes it can be played at. */
  readonly seats: readonly number[];
  /** Fills in defaults; throws BadInput. */
  options(input: unknown): Options;
  /** The move that this input spells, and nothing else that came with it; throws BadInput. */
  move(input: unknown): Move;
  /** In printed order. */
  deck(options: Options): readonly CardId[];
  setup(table: Table<Options>): State;
  copy(state: State): State;
  /** Several where choices are made in secret together; none when the game is over. */
  toMove(state: State): readonly Seat[];
  moves(state: State, seat: Seat): readonly Move[];
  refuse(state: State, seat: Seat, move: Move): Refusal | null;
  /** The one place where rules act. The move must be one that `refuse` allows. */
  play(state: State, seat: Seat, move: Move, tell: Tell): void;
  /** All that this seat may know, history included. */
  view(state: State, seat: Seat | null): View;
  /** The same as `moves`, for those who have no state. */
  viewMoves(view: View): readonly Move[];
  /** A whole state that agrees with the view: what a bot searches. */
  imagine(view: View, random: Random): State;
  /** `null` while playing. */
  result(state: State): Result | null;
  /** What a referee may do, where the game knows one. Nobody waits for it: it may come at any time. */
  readonly referee?: RefereeRules<State, Move>;
}

export interface RefereeRules<State, Move> {
  moves(state: State): readonly Move[];
  refuse(state: State, move: Move): Refusal | null;
  play(state: State, move: Move, tell: Tell): void;
}

/** A game whose types are known only to itself: how the rest of the engine holds one. */
export type AnyGame = Game<unknown, unknown, unknown, AnyView>;

export const silent: Tell = () => {};
