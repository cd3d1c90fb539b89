import type { CardId } from '../core/game';
import type { Lying, Term } from '../games/numero/term';

/** A challenge: five cards in the centre, five in the hand, and one best take to be found. */
export interface Puzzle {
  /** As in 2026-11-18. */
  readonly date: string;
  readonly level: number;
  readonly centre: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly wholeSteps: boolean;
  /** How many cards the best take wins. No other set of cards is as large. */
  readonly most: number;
  /** How many different sets of cards can be taken. */
  readonly takes: number;
  /** How many additions and wild cards the best take is made of. */
  readonly steps: number;
  readonly grade: Grade;
}

/** From the first one that comes to mind to one for a whole journey. */
export type Grade = 1 | 2 | 3;

/** What the best take of a puzzle has at least, so that one has to look for it. */
export interface Least {
  readonly cards: number;
  readonly steps: number;
}

/** By level. */
export const LEAST: readonly Least[] = [
  { cards: 4, steps: 2 },
  { cards: 4, steps: 2 },
  { cards: 5, steps: 3 },
  { cards: 5, steps: 3 },
  { cards: 6, steps: 4 },
  { cards: 6, steps: 4 },
  { cards: 6, steps: 4 },
];

/** A long sentence is hard to find, and so is one among many: twice as many count as one more step. */
export function gradeOf(takes: number, steps: number): Grade {
  const effort = steps + Math.log2(takes);
  if (effort < EASY_BELOW) return 1;
  return effort < HARD_FROM ? 2 : 3;
}

const EASY_BELOW = 7;
const HARD_FROM = 10;

/** How many things are done in a sentence, one after another. */
export function stepsIn(term: Term): number {
  if ('sum' in term) {
    return term.sum.length - 1 + term.sum.reduce((sum, part) => sum + stepsIn(part), 0);
  }
  return 'wild' in term ? 1 + stepsIn(term.on) : 0;
}

export function lying(cards: readonly CardId[]): Lying[] {
  return cards.map((card) => ({ card }));
}
