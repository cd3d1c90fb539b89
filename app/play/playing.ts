import type { AnyView, GameEvent, Match, Mover, Refusal, Result, Seat } from '../../engine';
import type { Underway } from '../plans/underway';
import type { Player, Sharing } from './players';

/** What is kept of a match on this device, beside the match itself. */
export interface Sitting {
  /** Its own: the same cards dealt again are another sitting. */
  readonly id: string;
  readonly match: Match;
  readonly players: readonly Player[];
  readonly sharing: Sharing;
  /** How many hints each seat has asked for. */
  readonly hints: readonly number[];
  /** Of the turn that is being played, where that is put together step by step. */
  readonly draft: Draft;
  /** The lesson that it is part of. */
  readonly lesson?: Underway;
}

/** Steps that mean something to the game's board alone. Nothing of them has been played. */
export type Draft = readonly unknown[];

export const NO_DRAFT: Draft = [];

/** A match as a screen sees it. */
export interface Playing extends Sitting {
  /** Whose eyes the screen has: its view shows what this seat may know; null is a bystander. */
  readonly eyes: Seat | null;
  readonly view: AnyView;
  /** The person whose move the screen waits for; null while a bot thinks, a gate is shut, or the game is over. */
  readonly acting: Seat | null;
  /** The engine's list of what it may do, made when it is asked for: in some games it is long. */
  readonly legal: () => readonly unknown[];
  /** For the acting seat: what it has put together and not played yet. */
  readonly setDraft: (draft: Draft) => void;
  /** The person who must say that it is them before anything private is shown. */
  readonly gate: Seat | null;
  readonly openGate: () => void;
  /** Whoever was before the screen says so again, before anything private is shown. */
  readonly shutGate: () => void;
  /** The bot that is thinking, and the tap that does not wait for it. */
  readonly thinking: Seat | null;
  readonly hurry: () => void;
  /** All that has happened and that these eyes may know of. */
  readonly story: readonly GameEvent[];
  /** What the last move brought; a new list for each move, none after a resume, an undo or at a gate. */
  readonly news: readonly GameEvent[];
  readonly result: Result | null;
  readonly refuse: (move: unknown) => Refusal | null;
  /** For the acting seat. A move that is refused changes nothing. */
  readonly play: (move: unknown) => void;
  /** The acting seat has tried a move that is refused for this reason. */
  readonly missed: (why: Refusal) => void;
  /** Back to the last choice of a person; null where the engine does not allow it. */
  readonly undo: (() => void) | null;
  /** What a person round a tablet alone may know; of any other seat, what everybody sees. */
  readonly peek: (seat: Seat) => AnyView;
  /** For whoever may act though the screen waits for somebody else: the referee, or a person who has a card to draw. */
  readonly playAside: (by: Mover, move: unknown) => void;
  /** Counted apart from the game. */
  readonly countHint: () => void;
  /** Null where nobody is to be handed the device by hand. */
  readonly handOn: (() => void) | null;
  /** The same people again: the same deal, or a new one. */
  readonly again: (deal: 'same' | 'new') => void;
}
