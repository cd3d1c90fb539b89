import type { Seat } from '../core/game';
import type { Random } from '../core/random';
import { imagining } from '../games/sevens/imagine';
import { type SevensMove } from '../games/sevens/move';
import { sevens as game } from '../games/sevens/rules';
import { totals } from '../games/sevens/score';
import { NO_CARD, type SevensState, type SevensView } from '../games/sevens/state';
import type { Level } from './levels';
import { search, type Bot, type Player } from './search';
import { guessing } from './sevensGuess';
import { asGuess, byHabit, careful, careless, type Habits } from './sevensHabits';

/** A lead of so many points in one round is as good as won about seven times in ten. */
const CLEAR_LEAD = 15;

/** A level is how it believes that everybody plays on, itself included, and how it guesses. */
interface Style {
  readonly habits: Habits;
  /** Whether it asks what others would rather be rid of. */
  readonly readsOthers: boolean;
}

const STYLES: { readonly [level in Level]: Style } = {
  /** A beginner lays what fits and presents and guesses whatever comes to mind. */
  easy: { habits: careless, readsOthers: false },
  /** A good pupil thinks ahead, and remembers what was shown and who could not lay what. */
  normal: { habits: careful, readsOthers: false },
  /** Thinks longer, and asks what the others would rather be rid of. */
  hard: { habits: careful, readsOthers: true },
};

export const sevens: Bot<SevensView, SevensMove> = {
  think(view, seat, level, playouts, random) {
    const { habits, readsOthers } = STYLES[level];
    const imagine = imagining(thisRoundOnly(view));
    if (view.phase === 'guess' && view.turn === seat) {
      const chance = readsOthers ? habits.guess : careless.guess;
      return guessing(view, playouts, random, imagine, chance);
    }
    return search(searched, player(view, imagine, habits), view, seat, playouts, random);
  },
};

function player(
  view: SevensView,
  imagine: (random: Random) => SevensState,
  habits: Habits,
): Player<SevensState, SevensMove, null> {
  const left = view.rounds - view.finished.length;
  return {
    imagine: (random) => ({ state: imagine(random), styles: null }),
    playout: (state, seat, _, random) => byHabit(state, seat, habits, random),
    worth: (state, seat) => worth(state, seat, left),
  };
}

/** Rounds to come are the same for all: what is imagined ends with this one. */
function thisRoundOnly(view: SevensView): SevensView {
  return { ...view, rounds: view.finished.length + 1 };
}

/** The game as it is searched: guesses that may come later are not told apart. */
const searched: typeof game = {
  ...game,
  moves(state, seat) {
    if (state.phase !== 'guess' || state.turn !== seat) return game.moves(state, seat);
    return [asGuess(state, dearest(state, seat))];
  },
};

/** One that may be: the search has no dice for it. */
function dearest(state: SevensState, me: Seat): number {
  let found = NO_CARD;
  let highest = -Infinity;
  for (let card = 0; card < state.owner.length; card++) {
    const holder = state.owner[card] ?? -1;
    if (holder < 0 || holder === me) continue;
    if (state.shown[card] && holder !== state.target) continue;
    const chance = careful.guess(state, state.target, card);
    if (chance > highest) {
      highest = chance;
      found = card;
    }
  }
  return found;
}

/** The lead over the best of the others, bent so that winning counts and winning high hardly more. */
function worth(state: SevensState, seat: Seat, left: number): number {
  const all = totals(state.seats, state.finished);
  const mine = all[seat] ?? 0;
  all[seat] = Infinity;
  return 1 / (1 + Math.exp((mine - Math.min(...all)) / (CLEAR_LEAD * Math.sqrt(left))));
}
