import type { AnyView, CardId, Mover, Seat } from '../../engine';
import type { Reading } from '../../engine/chinese/reading';
import type { Size } from '../table/place';

/** Who sits there, as the table shows it. */
export interface SeatLook {
  readonly name: string;
  readonly bot: boolean;
}

/** What every game's board is given. It draws the view and hands back moves; it knows no rules. */
export interface BoardProps<View extends AnyView = AnyView, Move = unknown> {
  readonly view: View;
  readonly size: Size;
  readonly seats: readonly SeatLook[];
  /** The seat that sits at the lower edge. */
  readonly near: Seat;
  /** The person whose move the screen waits for; null while a bot thinks or when the game is over. */
  readonly acting: Seat | null;
  /** The engine's list of what the acting seat may do. */
  legal(): readonly Move[];
  /** What the acting seat has put together and not played yet: steps that only this board understands. */
  readonly draft: readonly unknown[];
  onDraft(draft: readonly unknown[]): void;
  /** The bot that is thinking. */
  readonly thinking: Seat | null;
  /** Round one tablet: each seat's part faces its own side, and nothing private is in the view. */
  readonly around: boolean;
  /** What one seat alone may know, while it looks; only asked for round a tablet. */
  readonly peek: (seat: Seat) => View;
  // Methods, so that a game's own board fits where any game's is asked for.
  onMove(move: Move): void;
  /** Of somebody whom the screen does not wait for: the referee, or who has a card to draw. */
  onAside?(by: Mover, move: Move): void;
  /** Whoever is before the screen has something left to do, and may hand it on all the same; null where that is not so. */
  readonly onHandOn?: (() => void) | null;
  /** The engine's reason against a move of the acting seat, in words; null where it is allowed. */
  why(move: Move): string | null;
  /** Null where the voice is turned off. */
  readonly onSay: ((reading: Reading) => void) | null;
  /** A closer look at a card: all that can be written on it, on its own front where its deck has one. */
  readonly onLook: (reading: Reading, card?: CardId) => void;
  /** A drop or a press that cannot be, and why. */
  readonly onRefused: (reason: string) => void;
  readonly onFeel: (what: 'tap' | 'drop' | 'refuse') => void;
}
