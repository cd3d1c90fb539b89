import type { CardId } from '../core/game';
import { randomFrom, shuffle, type Random } from '../core/random';
import { BadInput } from '../core/refusal';
import { groupFinder, type GroupFinder } from '../games/numero/groups';
import { packAsked, packCards } from '../games/numero/pack';
import { reachOf, type Reach } from '../games/numero/reach';
import { scalesOf } from '../games/numero/scales';
import { spellerOf } from '../games/numero/spell';
import { cardsOf, highestOf, supplyOf, type Supply } from '../games/numero/supply';
import { eachChoice, tell, type Choice } from '../games/numero/takes';
import { refuseDay } from './day';
import { gradeOf, LEAST, lying, stepsIn, type Least, type Puzzle } from './puzzle';

/** Looks for a puzzle a slice at a time, so that no frame waits for it. */
export interface PuzzleSearch {
  readonly done: boolean;
  step(): void;
  /** Once it is done. */
  puzzle(): Puzzle;
}

const CENTRE = 5;
const HAND = 5;

/** The puzzle of a day and a level: the same for everybody, on every device. */
export function puzzleOf(date: string, level: number): Puzzle {
  const search = seekPuzzle(date, level);
  while (!search.done) search.step();
  return search.puzzle();
}

/** Deals by the date until one deal has a best take that is large enough and the only one of its size. */
export function seekPuzzle(date: string, level: number): PuzzleSearch {
  refuseDay(date);
  const least = leastAt(level);
  const options = packAsked({ level });
  const cards = packCards(options);
  const random = randomFrom(`puzzle ${date} level ${level}`);
  let deal = dealt(cards, options.wholeSteps, random);
  let found: Puzzle | null = null;

  function step(): void {
    if (found) return;
    if (!deal.finder.done) return deal.finder.step();
    const best = judged(deal, least);
    if (best) found = { date, level, wholeSteps: options.wholeSteps, ...best };
    else deal = dealt(cards, options.wholeSteps, random);
  }

  return {
    get done() {
      return found !== null;
    },
    step,
    puzzle() {
      if (!found) throw new Error('the puzzle has not been found yet');
      return found;
    },
  };
}

interface Deal {
  readonly centre: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly supply: Supply;
  readonly reach: Reach;
  readonly finder: GroupFinder;
}

function dealt(cards: readonly CardId[], wholeSteps: boolean, random: Random): Deal {
  const shuffled = shuffle(random, [...cards]);
  const centre = shuffled.slice(0, CENTRE);
  const hand = shuffled.slice(CENTRE, CENTRE + HAND);
  const supply = supplyOf({ hand, centre: lying(centre), wholeSteps });
  const reach = reachOf(supply, highestOf(supply));
  return { centre, hand, supply, reach, finder: groupFinder(supply, reach) };
}

/** What makes it a puzzle; `null` where its best take is too easy to see, or shares its size with another. */
function judged({ centre, hand, supply, reach, finder }: Deal, least: Least) {
  let takes = 0;
  let most = 0;
  let only: Choice | null = null;
  eachChoice(supply, finder.found, scalesOf(supply, 'points'), (choice) => {
    takes++;
    const { length } = cardsOf(supply, choice.union);
    if (length >= most) only = length > most ? choice : null;
    most = Math.max(most, length);
  });
  if (!only || reach.lost) return null;
  const { cards, move } = tell(supply, spellerOf(supply, reach), only);
  const steps = move.groups.reduce((sum, term) => sum + stepsIn(term), 0);
  if (cards.length < least.cards || steps < least.steps) return null;
  return { centre, hand, most: cards.length, takes, steps, grade: gradeOf(takes, steps) };
}

function leastAt(level: number): Least {
  const least = LEAST[level];
  if (least) return least;
  throw new BadInput('noSuchLevel', 'There is no such level.');
}
