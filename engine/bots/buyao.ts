import type { Seat } from '../core/game';
import { below, unit, type Random } from '../core/random';
import { TOKENS_EACH } from '../games/buyao/cards';
import { buyao as game } from '../games/buyao/rules';
import { price, scores } from '../games/buyao/score';
import type { BuyaoMove, BuyaoState, BuyaoView } from '../games/buyao/state';
import { retell } from '../games/buyao/story';
import { known, reshuffled } from '../games/buyao/view';
import { beliefs, drawLimits } from './buyaoLimits';
import type { Level } from './levels';
import { search, type Bot, type Player } from './search';

/** Up to which price each seat takes a card. */
type Limits = number[];

const TAKE: BuyaoMove = { type: 'take' };
const DECLINE: BuyaoMove = { type: 'decline' };

/** Nobody keeps quite to a limit: over how many points a choice may vary. */
const WHIMS = 6;

/** A lead of this many points is as good as won about seven times in ten. */
const CLEAR_LEAD = 8;

export const buyao: Bot<BuyaoView, BuyaoMove> = {
  think: (view, seat, level, playouts, random) =>
    search(game, PLAYERS[level](view, seat), view, seat, playouts, random),
};

const PLAYERS: {
  readonly [level in Level]: (view: BuyaoView, me: Seat) => Player<BuyaoState, BuyaoMove, Limits>;
} = {
  /** A beginner: sees the card and its tokens, often not the run, and takes fright as tokens run out. */
  easy: (view, me) => ({
    imagine: imagining(remembered(view, me, 0), (random) =>
      new Array<number>(view.seats).fill(2 + below(random, 5)),
    ),
    playout(state, seat, limits, random) {
      const seen = unit(random) < 0.3 ? state.open : price(state.owner, seat, state.open);
      const fright = (TOKENS_EACH - held(state, seat)) / 2;
      return takesOrMust(state, seat, seen - state.pot <= limitOf(limits, seat) + fright);
    },
    worth,
  }),

  /** A good pupil: thinks ahead, remembers the last few cards, takes everyone for a fair player. */
  normal: (view, me) => ({
    imagine: imagining(remembered(view, me, 6), (random) =>
      Array.from({ length: view.seats }, () => 1 + below(random, 6)),
    ),
    playout: (state, seat, limits) =>
      takesOrMust(state, seat, priceNow(state, seat) <= limitOf(limits, seat)),
    worth,
  }),

  /** Counts every token, and learns from each choice how the others think. */
  hard: (view, me) => {
    const believed = beliefs(view);
    return {
      imagine: imagining(known(view), (random) => drawLimits(believed, random)),
      playout(state, seat, limits, random) {
        const whim = seat === me ? 0 : (unit(random) - 0.5) * WHIMS;
        return takesOrMust(state, seat, priceNow(state, seat) <= limitOf(limits, seat) + whim);
      },
      worth,
    };
  },
};

function takesOrMust(state: BuyaoState, seat: Seat, takes: boolean): BuyaoMove {
  return takes || held(state, seat) === 0 ? TAKE : DECLINE;
}

function priceNow(state: BuyaoState, seat: Seat): number {
  return price(state.owner, seat, state.open) - state.pot;
}

function held(state: BuyaoState, seat: Seat): number {
  return state.tokens[seat] ?? 0;
}

function limitOf(limits: Limits, seat: Seat): number {
  return limits[seat] ?? 0;
}

/** The lead over the best of the others, bent so that winning counts and winning high hardly more. */
function worth(state: BuyaoState, seat: Seat): number {
  const totals = scores(state);
  const mine = totals[seat] ?? 0;
  totals[seat] = Infinity;
  return 1 / (1 + Math.exp((mine - Math.min(...totals)) / CLEAR_LEAD));
}

/** Deals the unseen cards anew each time: all that a watcher does not know. */
function imagining(state: BuyaoState, draw: (random: Random) => Limits) {
  return (random: Random) => ({
    state: { ...state, deck: reshuffled(state, random) },
    styles: draw(random),
  });
}

/** Of the others' tokens it knows only what moved with the last few cards; before, they had what all begin with. */
function remembered(view: BuyaoView, me: Seat, span: number): BuyaoState {
  const state = known(view);
  const forgotten = view.history.slice(0, Math.max(0, view.history.length - span));
  const then = retell({ ...view, history: forgotten, open: null });
  state.tokens = state.tokens.map((now, seat) =>
    seat === me ? now : Math.max(0, TOKENS_EACH + now - (then[seat] ?? 0)),
  );
  return state;
}
