import {
  newMatch,
  play,
  seekTake,
  type GameEvent,
  type Match,
  type Take,
  type TakeSearch,
  type Thinker,
} from '../../engine';
import { lying, type Puzzle } from '../../engine/puzzles/puzzle';
import { seekPuzzle } from '../../engine/puzzles/seek';
import { deckFrom } from '../play/games/numero/deckFrom';

/** The puzzle of a day and a level as it lies on the table, and the one best take of it. */
export interface Challenge {
  readonly puzzle: Puzzle;
  /** A game of patience of which only the first take is asked for. */
  readonly match: Match;
  readonly best: Take;
}

/** Looks for it a slice at a time, so that no frame waits for it. */
export function seekChallenge(date: string, level: number): Thinker<Challenge> {
  const puzzle = seekPuzzle(date, level);
  let take: TakeSearch | null = null;
  return {
    get done() {
      return take?.done ?? false;
    },
    step() {
      if (!puzzle.done) return puzzle.step();
      take ??= seekTake(positionOf(puzzle.puzzle()), 'cards');
      take.step();
    },
    best() {
      const best = take?.best();
      if (!best) throw new Error('a puzzle has a best take, once it is found');
      return { puzzle: puzzle.puzzle(), match: matchOf(puzzle.puzzle()), best: best.move };
    },
  };
}

function positionOf({ hand, centre, wholeSteps }: Puzzle) {
  return { hand, centre: lying(centre), wholeSteps };
}

function matchOf({ level, centre, hand }: Puzzle): Match {
  const deck = deckFrom(level, [...centre, ...hand].join(' '));
  return newMatch({ game: 'patience', seats: 1, options: { level, score: 'cards' }, deck });
}

/** What a take that the rules allow wins here: told as the table would tell it. */
export function tookIn(match: Match, move: unknown): GameEvent {
  const took = play(match, 0, move).events.find(({ type }) => type === 'took');
  if (!took) throw new Error('every take is told');
  return took;
}
