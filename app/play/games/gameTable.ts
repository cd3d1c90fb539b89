import type { ComponentType, ReactNode } from 'react';
import type { BoardProps } from '../../../components/games/board';
import type { Say } from '../../../components/help/say';
import type { AnyView, CardId, GameEvent, Refusal, Result, Seat, Thinker } from '../../../engine';
import type { Reading, Script } from '../../../engine/chinese/reading';
import type { Practised } from '../../practice/practised';
import type { Language, PlayedId } from '../../texts';
import type { Player } from '../players';
import type { Sitting } from '../playing';

export type InEachLanguage = Readonly<Record<Language, string>>;

/** One step of a guided game: a scripted move, or one that the person is told to make. */
export type LessonStep = ScriptedStep | ToldStep;

export interface ScriptedStep {
  readonly kind: 'scripted';
  readonly seat: Seat;
  readonly move: unknown;
}

export interface ToldStep {
  readonly kind: 'told';
  readonly seat: Seat;
  readonly move: unknown;
  /** The words that make the move. */
  readonly word: Reading;
  /** What to do, and why. */
  readonly says: InEachLanguage;
  /** The answer to any other move, which changes nothing. */
  readonly otherwise: InEachLanguage;
}

/** A first game on a stacked deck. Seat 0 is the person; the others move as written. */
export interface Lesson {
  /** Of the rules it teaches, where they come by and by. */
  readonly level?: number;
  /** What it is called, where it is not the first of its game. */
  readonly title?: InEachLanguage;
  readonly players: readonly Player[];
  readonly options: unknown;
  readonly deck: readonly CardId[];
  readonly steps: readonly LessonStep[];
  /** It shows what there is to do, and stops long before the cards are out. */
  readonly stops?: true;
  /** Said at the end. */
  readonly ends: InEachLanguage;
}

/** What to look at, what it costs, what a strong player would do and why. */
export type Hint = readonly [look: string, cost: string, advice: string];

export interface RulesProps {
  readonly onSay: Say;
}

export interface ScoreProps<View extends AnyView = AnyView> {
  /** Of a match that is over. */
  readonly view: View;
  readonly result: Result;
  readonly names: readonly string[];
}

export interface RoundProps<View extends AnyView = AnyView> {
  readonly view: View;
  readonly names: readonly string[];
}

/** What each page of a game's own gets; whatever else it shows, it looks up. */
export interface PageProps {
  readonly game: PlayedId;
}

/** What the app knows of a game beyond its rules. Each game has its own folder beside this file. */
export interface GameTable {
  /** A method, and so may ask for a view of its own game: what it is given comes from that game. */
  Board(props: BoardProps): ReactNode;
  /** The end of a match: who won, and the account of every score. */
  Score(props: ScoreProps): ReactNode;
  /** Between two rounds of a match: how the last one went. A game without rounds has nothing to show. */
  readonly round?: {
    /** How many are over. */
    over(view: AnyView): number;
    Score(props: RoundProps): ReactNode;
    readonly next: InEachLanguage;
  };
  /** The rules in words and pictures, as long as they are. */
  readonly Rules: ComponentType<RulesProps>;
  /** The deal itself, as an event to begin the log with and to say aloud. Any view of the match will do. */
  dealt(view: AnyView): GameEvent;
  /** One line of the log; null for what needs no words. Names, never "you". */
  line(
    event: GameEvent,
    names: readonly string[],
    language: Language,
    script?: Script,
  ): string | null;
  /** The last line: who won, and how the others did. */
  ending(result: Result, names: readonly string[], language: Language): string;
  /** By seat: the score as far as all may know it. */
  standing(view: AnyView): readonly number[];
  /** Where seats play together: the seat whose mark they wear, shape and colour; else each wears its own. */
  mark?(view: AnyView, seat: Seat): Seat;
  /** What is said aloud with it. */
  spoken(event: GameEvent): Reading | null;
  /** What somebody who asks to hear it means; null where there is nothing to hear. */
  heard(view: AnyView): Reading | null;
  /** The whole table in words, for those who do not see it. */
  inWords(view: AnyView, names: readonly string[], language: Language): string;
  /** For the seat to move, null where there is none. `best` is what the hard bot would do in its place. */
  hint(
    view: AnyView,
    best: unknown,
    names: readonly string[],
    language: Language,
    script?: Script,
  ): Hint | null;
  /** Who gives the advice, where it is not the hard bot: patience has none. */
  advise?(view: AnyView): Thinker<unknown>;
  /** Whether two moves come to the same; else they must be spelt the same. */
  same?(one: unknown, other: unknown): boolean;
  /** What a move lets the one who makes it practise; what is heard is counted where it is said. */
  practised?(event: GameEvent): Practised | null;
  /** The answers that a refused move should have been; none where it was no answer to anything. */
  missed?(why: Refusal): readonly number[];
  readonly lesson: Lesson;
  /** One for each level that brings something which needs showing. */
  readonly furtherLessons?: readonly Lesson[];
  /** Pages of its own, by their addresses: a look back, statistics. Its texts give their titles. */
  readonly pages?: Readonly<Record<string, ComponentType<PageProps>>>;
  /** Below the score, whenever a match that is over is shown: what else there is to tell of it. */
  readonly AfterScore?: ComponentType<{ readonly sitting: Sitting }>;
}
