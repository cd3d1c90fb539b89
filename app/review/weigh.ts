import {
  seekTake,
  type BestTake,
  type By,
  type Match,
  type TakeSearch,
  type Thinker,
} from '../../engine';
import { scoringOf, turnsOf, type Turn } from './turns';

/** The best take by each measure; null where nothing could be taken. */
export type Best = Readonly<Record<By, BestTake | null>>;

/** A turn beside the best that could have been done in it. */
export interface Weighed extends Turn {
  readonly best: Best;
}

/** A match that is being looked through, turn by turn. */
export interface Weighing extends Thinker<readonly Weighed[]> {
  /** How much of it is done, from 0 to 1. */
  readonly share: number;
}

/**
 * Twice as many slices as a centre of ten things needs. In a larger one nearly all that is ever found is found in
 * the first of them, and nobody waits a minute for the proof: the best so far will do, and is told as such.
 */
const SLICES = 150;

/** Weighs all turns, by what the match is played for and by the other measure, a slice at a time. */
export function weighing(match: Match): Weighing {
  return weighingBy(match, ['cards', 'points']);
}

/** The same by one measure alone, for those who want to know no more than how well it was played. */
export function weighingQuickly(match: Match): Weighing {
  return weighingBy(match, [scoringOf(match)]);
}

function weighingBy(match: Match, measures: readonly By[]): Weighing {
  const turns = turnsOf(match);
  const questions = turns.flatMap((turn) => measures.map((by) => ({ turn, by })));
  const found = new Map<Turn, Record<By, BestTake | null>>();
  for (const turn of turns) found.set(turn, { cards: null, points: null });
  let asked = 0;
  let search: TakeSearch | null = null;
  let slices = 0;

  function step(): void {
    const question = questions[asked];
    if (!question) return;
    const { turn, by } = question;
    // To lay everything out for a search is work enough for one slice.
    if (!search) {
      search = seeking(turn, by);
      return;
    }
    if (!search.done) search.step();
    if (!search.done && ++slices < SLICES) return;
    const best = found.get(turn);
    if (best) best[by] = search.best();
    search = null;
    slices = 0;
    asked++;
  }

  return {
    get done() {
      return asked === questions.length;
    },
    get share() {
      return questions.length === 0 ? 1 : (asked + slices / SLICES) / questions.length;
    },
    step,
    best: () => turns.map((turn) => ({ ...turn, best: found.get(turn) ?? NONE })),
  };
}

const NONE: Best = { cards: null, points: null };

/**
 * A card that is promised to a build may take only together with it. The best take does so by itself: the
 * build is one group more, and brings cards and points.
 */
function seeking({ hand, centre, wholeSteps }: Turn, by: By): TakeSearch {
  return seekTake({ hand, centre, wholeSteps }, by);
}
