import type { Game, Seat } from '../core/game';
import { unit, type Random } from '../core/random';
import type { FightingOptions } from '../games/fighting/cards';
import { imagining } from '../games/fighting/imagine';
import { playInRound } from '../games/fighting/play';
import { fighting as game, layOf, playOf } from '../games/fighting/rules';
import { scoreRound, tricksWon } from '../games/fighting/score';
import { sideOf } from '../games/fighting/sides';
import type { FightingMove, FightingState, FightingView } from '../games/fighting/state';
import { atOnce, type Sense } from './fightingSense';
import type { Level } from './levels';
import { search, type Bot, type Player } from './search';

/** How each seat plays on. */
type Senses = readonly Sense[];

/** Looks no further than the round: the next deal is anybody's. */
const round: Game<FightingOptions, FightingState, FightingMove, FightingView> = {
  ...game,
  play: playInRound,
};

export const fighting: Bot<FightingView, FightingMove> = {
  think: (view, seat, level, playouts, random) =>
    search(round, PLAYERS[level](view, seat), view, seat, playouts, random),
};

const PLAYERS: {
  readonly [level in Level]: (
    view: FightingView,
    me: Seat,
  ) => Player<FightingState, FightingMove, Senses>;
} = {
  /** A beginner: wins what can be won, its partner's tricks too, and now and then plays anything. */
  easy: (view) => ({
    imagine: dealt(imagining(view), view.seats, () => EASY),
    playout,
    worth: byPoints,
  }),

  /** A good pupil: thinks ahead, and forgets who could not follow. */
  normal: (view) => ({
    imagine: dealt(imagining(forgetful(view)), view.seats, () => FAIR),
    playout,
    worth: byPoints,
  }),

  /** Remembers who could not follow, reckons with all kinds of players, and plays for the match. */
  hard: (view) => ({
    imagine: dealt(imagining(view), view.seats, anybody),
    playout,
    worth: byChances,
  }),
};

const EASY: Sense = { calls: 0.8, leadsWangpai: 0.5, winsHigh: 0.7, strays: 0.55, minds: false };
const FAIR: Sense = { calls: 0.5, leadsWangpai: 0.5, winsHigh: 0.5, strays: 0.2, minds: false };

function anybody(random: Random): Sense {
  return {
    calls: unit(random),
    leadsWangpai: unit(random),
    winsHigh: unit(random),
    strays: 0,
    minds: true,
  };
}

function forgetful(view: FightingView): FightingView {
  return { ...view, voids: view.voids.map(() => []) };
}

function dealt(
  imagine: (random: Random) => FightingState,
  seats: number,
  sense: (random: Random) => Sense,
) {
  return (random: Random) => ({
    state: imagine(random),
    styles: Array.from({ length: seats }, () => sense(random)),
  });
}

function playout(state: FightingState, seat: Seat, senses: Senses, random: Random): FightingMove {
  const card = atOnce(state, seat, senses[seat] ?? FAIR, random);
  return state.phase === 'laying' ? layOf(card) : playOf(card);
}

/** Five points are all that a round can bring. */
function byPoints(state: FightingState, seat: Seat): number {
  const mine = sideOf(state.seats, seat);
  const { side, points } = scoreRound(tricksWon(state), callersOf(state));
  if (side === null) return 0.5;
  return side === mine ? 0.5 + points / 10 : 0.5 - points / 10;
}

/** A lead of this many points makes it e times as likely to win. */
const CLEAR_LEAD = 1.5;

/** What a trick counts where it changes nothing: who is close to more tricks will oftener get them. */
const TRICK = 0.12;

/** The chance of winning the match after this round. */
function byChances(state: FightingState, seat: Seat): number {
  const mine = sideOf(state.seats, seat);
  const tricks = tricksWon(state);
  const { side, points } = scoreRound(tricks, callersOf(state));
  const goal = state.options.points;
  let own = 0;
  let all = 0;
  for (let at = 0; at < tricks.length; at++) {
    const score = (state.scores[at] ?? 0) + (at === side ? points : 0);
    if (score >= goal) return at === mine ? 1 : 0;
    const chance = Math.exp((score + TRICK * (tricks[at] ?? 0)) / CLEAR_LEAD);
    all += chance;
    if (at === mine) own = chance;
  }
  return own / all;
}

function callersOf({ seats, leaders }: FightingState): number {
  return sideOf(seats, leaders[1] ?? 0);
}
