import { newMatch, play, refuse, type GameEvent, type Match } from '../../engine';
import type { Language, PlayedId } from '../texts';
import { inWords } from '../texts/refusals';
import { gameOf, tables } from './games';
import type { Lesson, LessonStep } from './games/gameTable';

/** Where a guided game stands. */
export interface LessonState {
  readonly lesson: Lesson;
  readonly match: Match;
  /** How many steps are done. */
  readonly done: number;
  /** All that has happened, and what the last step brought. */
  readonly story: readonly GameEvent[];
  readonly news: readonly GameEvent[];
}

/** The guided game of a level, or the first one of its game; null where there is none. */
export function lessonOf(game: PlayedId, level?: number): Lesson | null {
  const { lesson, furtherLessons = [] } = tables[game];
  if (level === undefined) return lesson;
  return [lesson, ...furtherLessons].find((each) => each.level === level) ?? null;
}

export function beginLesson(game: PlayedId, lesson: Lesson): LessonState {
  const { players, options, deck } = lesson;
  const match = newMatch({ game, seats: players.length, options, deck });
  return { lesson, match, done: 0, story: [], news: [] };
}

/** What comes next; null at the end. */
export function stepOf({ lesson, done }: LessonState): LessonStep | null {
  return lesson.steps[done] ?? null;
}

/** Makes the move that comes next, whoever's it is. */
export function goOn(state: LessonState): LessonState {
  const step = stepOf(state);
  if (!step) return state;
  const { match, events } = play(state.match, step.seat, step.move);
  return {
    ...state,
    match,
    done: state.done + 1,
    story: [...state.story, ...events],
    news: events,
  };
}

/** Why the person should not make this move now, in words; null where it is the one that is asked for. */
export function objection(state: LessonState, move: unknown, language: Language): string | null {
  const why = refuse(state.match, 0, move);
  if (why) return inWords(why, language);
  const step = stepOf(state);
  if (step?.kind !== 'told' || isSame(state, step.move, move)) return null;
  return step.otherwise[language];
}

/** The person's move. Any other than the one that is asked for changes nothing. */
export function choose(state: LessonState, move: unknown): LessonState {
  const step = stepOf(state);
  return step?.kind === 'told' && isSame(state, step.move, move) ? goOn(state) : state;
}

/** Moves are JSON, and most games spell them always the same way. */
function isSame({ match }: LessonState, one: unknown, other: unknown): boolean {
  const { same } = tables[gameOf(match)];
  return same ? same(one, other) : JSON.stringify(one) === JSON.stringify(other);
}
