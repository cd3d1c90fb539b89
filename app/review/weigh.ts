import {
  seekTake,
  type BestTake,
  type By,
  type Match,
  type TakeSearch,
  type Thinker,
} from '../../engine';
import { eachMove, scoringOf, type Turn } from './turns';

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
  const replay = eachMove(match);
  const moves = match.moves.length;
  let replayed = 0;
  const turns: { readonly turn: Turn; readonly best: Record<By, BestTake | null> }[] = [];
  let asked = 0;
  let search: TakeSearch | null = null;
  let slices = 0;

  function playOn(): void {
    const { value: turn } = replay.next();
    if (turn) turns.push({ turn, best: { cards: null, points: null } });
    replayed++;
  }

  function look(): void {
    const asking = turns[Math.floor(asked / measures.length)];
    const by = measures[asked % measures.length];
    if (!asking || !by) return;
    // To lay everything out for a search is work enough for one slice.
    if (!search) {
      search = seeking(asking.turn, by);
      return;
    }
    if (!search.done) search.step();
    if (!search.done && ++slices < SLICES) return;
    asking.best[by] = search.best();
    search = null;
    slices = 0;
    asked++;
  }

  /** Every move may be the end of a turn, until all are played. */
  const questions = () => measures.length * (replayed < moves ? moves : turns.length);

  return {
    get done() {
      return replayed === moves && asked === questions();
    },
    get share() {
      const all = moves + questions();
      return all === 0 ? 1 : (replayed + asked + slices / SLICES) / all;
    },
    step: () => (replayed < moves ? playOn() : look()),
    best: () => turns.map(({ turn, best }) => ({ ...turn, best })),
  };
}

/**
 * A card that is promised to a build may take only together with it. The best take does so by itself: the
 * build is one group more, and brings cards and points.
 */
function seeking({ hand, centre, wholeSteps }: Turn, by: By): TakeSearch {
  return seekTake({ hand, centre, wholeSteps }, by);
}
