/** How hard a search has tried. Its work is done a slice at a time, and what it has learnt it keeps. */
export interface Effort {
  /** What may still be asked in this slice. */
  questions: number;
  /** This slice has brought something new: only then may it pause, so that every slice gets further. */
  learnt: boolean;
  /** A value was met that is too large or too fine to be followed, and might have led somewhere. */
  lost: boolean;
}

/** So many small steps are as much work as one question. */
const STEPS_OF_A_QUESTION = 100;

const PAUSED = Symbol('paused');

export function noEffort(): Effort {
  return { questions: Infinity, learnt: false, lost: false };
}

/** Does some work with so many questions; nothing comes of it where they were not enough. */
export function inSlice<Found>(
  effort: Effort,
  questions: number,
  work: () => Found,
): Found | undefined {
  effort.questions = questions;
  effort.learnt = false;
  try {
    return work();
  } catch (reason) {
    if (reason !== PAUSED) throw reason;
    return undefined;
  }
}

/** Leaves the slice. */
export function pause(): never {
  throw PAUSED;
}

/** Called before so many steps, where a pause would do no harm. */
export function ask(effort: Effort, steps: number): void {
  if (effort.questions < 0 && effort.learnt) pause();
  effort.questions -= steps / STEPS_OF_A_QUESTION;
}
