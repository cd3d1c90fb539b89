import { below, unit, type Random } from '../core/random';
import { BadInput } from '../core/refusal';
import { numberOn } from '../games/numero/answers';
import { seekTake } from '../games/numero/bestTake';
import type { NumeroMove } from '../games/numero/move';
import { numero as game } from '../games/numero/rules';
import { isBuild, type NumeroView } from '../games/numero/state';
import type { Take } from '../games/numero/takes';
import { builds, firstOfAll, otherTakes } from './numeroChoices';
import { discards, mustTake, ownTake, withoutATake, type Turn } from './numeroGlance';
import { broughtBy } from './numeroAhead';
import type { Bot, Thinker } from './search';
import { trial, type Entry } from './trial';

/** More slices than all but the largest centres need; then the best take so far will do. */
const SLICES = 200;

/** How many things of a group each sees at a glance: a beginner a card, or two together. */
const SIMPLE = 2;
const FAIR = 4;

/** A take is sure. What else there is must promise so much more. */
const SURE = { cards: 1, points: 4 } as const;

/** How often a strong player builds without the answer, where that may be and nothing can be taken. */
const BLUFFS = 0.2;

/** So many discards are thought about. */
const DISCARDS = 3;

export const numero: Bot<NumeroView, NumeroMove> = {
  think(view, seat, level, playouts, random) {
    if (view.turn !== seat) throw new BadInput('notYourTurn', 'There is no move to choose now.');
    const turn = { ...view, seat, hand: view.hand ?? [] };
    if (level === 'easy') return settled(simple(turn, random));
    const first = firstOfAll(view, turn);
    if (first) return settled(first);
    const tried = (moves: readonly Entry<NumeroMove>[]) =>
      trial(
        moves,
        playouts,
        () => game.imagine(view, random),
        (move, state) => broughtBy(move, state, seat),
      );
    if (level === 'normal') {
      const take = ownTake(turn, FAIR);
      return take ? settled(take) : tried(choices(turn, null));
    }
    return afterTheBestTake(turn, (take) => {
      const lies = !take && turn.options.bluff && unit(random) < BLUFFS;
      return tried(choices(turn, take, lies));
    });
  },
};

/** Sees only plain sums, never builds, and discards whatever comes to hand. */
function simple(turn: Turn, random: Random): NumeroMove {
  const numbers = turn.hand.filter((card) => numberOn(card) > 0);
  const centre = turn.centre.filter((heap) => isBuild(heap) || numberOn(heap.card) > 0);
  const take = ownTake({ ...turn, hand: numbers, centre }, SIMPLE);
  if (take) return take;
  const free = turn.phase === 'lastChance' ? [] : discards(turn);
  return free[below(random, Math.max(1, free.length))] ?? withoutATake(turn);
}

/** Looks for the best take, a slice at a time, and then goes on from there. */
function afterTheBestTake(
  turn: Turn,
  goOn: (take: Take | null) => Thinker<NumeroMove>,
): Thinker<NumeroMove> {
  const { hand, centre, options } = turn;
  // What is promised to a build takes that, too: another question, and seldom asked.
  const free = hand.filter((card) => mustTake(turn, card).length === 0);
  const seeking = seekTake({ hand: free, centre, wholeSteps: options.wholeSteps }, options.score);
  let slices = 0;
  let next: Thinker<NumeroMove> | null = null;

  const take = () => {
    const best = seeking.best();
    const promised = free.length < hand.length ? ownTake(turn, SIMPLE) : null;
    return best?.move ?? promised;
  };

  function step(): void {
    if (next) next.step();
    else if (!seeking.done && ++slices < SLICES) seeking.step();
    else next = goOn(take());
  }

  return {
    get done() {
      return next?.done ?? false;
    },
    step,
    best: () => next?.best() ?? take() ?? withoutATake(turn),
  };
}

/** What is worth a trial, from what seems best on. */
function choices(turn: Turn, take: Take | null, lies = false): Entry<NumeroMove>[] {
  const sure = take && { move: take, edge: SURE[turn.options.score] };
  if (turn.phase === 'lastChance') return [sure ?? { move: withoutATake(turn), edge: 0 }];
  const moves = [
    ...otherTakes(turn, take),
    ...builds(turn, lies),
    ...discards(turn).slice(0, DISCARDS),
  ].map((move) => ({ move, edge: 0 }));
  if (sure) return [sure, ...moves];
  return moves.length > 0 ? moves : [{ move: withoutATake(turn), edge: 0 }];
}

function settled(move: NumeroMove): Thinker<NumeroMove> {
  return { done: true, step: () => {}, best: () => move };
}
