import { ELEMENTS } from '../../chinese/zodiac';
import { next32, shuffle, type Random } from '../../core/random';
import { DECK } from './cards';
import { dealUnseen, type Place } from './dealUnseen';
import { sidesAt } from './sides';
import type { FightingState, FightingView } from './state';

export function imagine(view: FightingView, random: Random): FightingState {
  return imagining(view)(random);
}

/** Deals what the onlooker does not see anew each time: nobody gets an element that he has shown he lacks. */
export function imagining(view: FightingView): (random: Random) => FightingState {
  const base = known(view);
  const unseen = unseenIn(view, base);
  const places: Place[] = view.held.flatMap((held, seat) => {
    const count = seat === view.seat ? 0 : held + (view.hasLaid[seat] ? 1 : 0);
    return count === 0 ? [] : [{ seat, count, lacks: base.voids[seat] ?? 0 }];
  });
  return (random) => {
    const { hands, stock } = dealUnseen(shuffle(random, unseen.slice()), places);
    const state = { ...base, hands: base.hands.slice(), stock, random: fresh(random) };
    places.forEach(({ seat }, at) => {
      const hand = hands[at] ?? [];
      // Any of them may be the one that lies face down.
      if (view.hasLaid[seat]) {
        if (state.laid === base.laid) state.laid = base.laid.slice();
        state.laid[seat] = hand.pop() ?? 0;
      }
      state.hands[seat] = hand.sort((a, b) => a - b);
    });
    return state;
  };
}

/** The state as far as the view tells it. */
function known(view: FightingView): FightingState {
  const { seats, options, dealer, phase, seat, tricks, trick, wangpai } = view;
  const first = (dealer + 1) % seats;
  const leaders = [first, ...tricks.map(({ winner }) => winner)];
  return {
    seats,
    options,
    random: [1, 0, 0, 0],
    drawn: view.drawn.map(Number),
    dealer,
    phase,
    stock: [],
    hands: view.held.map((_, at) => (at === seat ? (view.hand ?? []).map(Number) : [])),
    laid: view.hasLaid.map((_, at) => (at === seat ? Number(view.laid ?? 0) : 0)),
    wangpai: Number(wangpai ?? 0),
    played: [...tricks.flatMap(({ cards }) => cards), ...trick].map(Number),
    leaders,
    voids: view.voids.map((lacks) =>
      lacks.reduce((bits, element) => bits | (1 << ELEMENTS.indexOf(element)), 0),
    ),
    turn: view.turn ?? leaders.at(-1) ?? first,
    scores: Array.from({ length: sidesAt(seats) }, (_, side) => view.scores[side] ?? 0),
    rounds: [...view.rounds],
    last: view.last,
  };
}

function unseenIn({ seat }: FightingView, { hands, laid, played }: FightingState): number[] {
  const seen = new Set(played);
  if (seat !== null) for (const card of [...(hands[seat] ?? []), laid[seat]]) seen.add(card ?? 0);
  return DECK.map(Number).filter((card) => !seen.has(card));
}

function fresh(random: Random): Random {
  return [next32(random) | 1, next32(random), next32(random), next32(random)];
}
