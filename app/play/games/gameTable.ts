import type { ComponentType } from 'react';
import type { BoardProps } from '../../../components/games/board';
import type { AnyView, CardId, GameEvent, Seat } from '../../../engine';
import type { Reading } from '../../../engine/chinese/reading';
import type { Language } from '../../texts';

/** One step of a guided game: who moves, how, and what is said before a person's move. */
export interface LessonStep {
  readonly seat: Seat;
  readonly move: unknown;
  readonly says?: Readonly<Record<Language, string>>;
}

/** A first game on a stacked deck. Seat 0 is the person; the others move as written. */
export interface Lesson {
  readonly seats: number;
  readonly options: unknown;
  readonly deck: readonly CardId[];
  readonly steps: readonly LessonStep[];
  /** Said at the end. */
  readonly ends: Readonly<Record<Language, string>>;
}

/** What to look at, what it costs, what a strong player would do and why. */
export type Hint = readonly [string, string, string];

/** What the app knows of a game beyond its rules. Each game has its own folder beside this file. */
export interface GameTable {
  readonly Board: ComponentType<BoardProps>;
  /** One line of the log; null for what needs no words. Names, never "you". */
  line(event: GameEvent, names: readonly string[], language: Language): string | null;
  /** What is said aloud with it. */
  spoken(event: GameEvent): Reading | null;
  /** The whole table in words, for those who do not see it. */
  inWords(view: AnyView, names: readonly string[], language: Language): string;
  /** `best` is what the hard bot would do with the same view. */
  hint(view: AnyView, best: unknown, names: readonly string[], language: Language): Hint;
  readonly lesson: Lesson;
}
