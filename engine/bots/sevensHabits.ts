import type { Seat } from '../core/game';
import { unit, type Random } from '../core/random';
import { cardAt, numberAt, packOf, suitAt, type Card, type Pack } from '../games/sevens/cards';
import { fitting } from '../games/sevens/chains';
import {
  CARD_GUESSES,
  KNOCK,
  LAYS,
  NUMBER_GUESSES,
  PRESENTS,
  type SevensMove,
} from '../games/sevens/move';
import { handOf } from '../games/sevens/moves';
import { NO_CARD, NOBODY, type SevensState } from '../games/sevens/state';

/** How somebody plays who does not think ahead. Each is how good a card seems, in any unit. */
export interface Habits {
  lay(state: SevensState, seat: Seat, card: Card): number;
  present(state: SevensState, seat: Seat, card: Card): number;
  /** How likely a card seems to be the presented one, before anything is known of it; above 0. */
  guess(state: SevensState, from: Seat, card: Card): number;
}

/** Presented cards vary by so much: who always presents the same is soon found out. */
const WHIM = 2;

/** A quick move, with nothing known but what the seat itself can see. */
export function byHabit(
  state: SevensState,
  seat: Seat,
  habits: Habits,
  random: Random,
): SevensMove {
  switch (state.phase) {
    case 'present':
      return moveFrom(
        PRESENTS,
        best(
          handOf(state, seat),
          (card) => habits.present(state, seat, card) + WHIM * unit(random),
        ),
      );
    case 'guess':
      return guessByHabit(state, seat, habits, random);
    default: {
      const { owner, chains, options } = state;
      const own = fitting(chains, packOf(options)).filter((card) => owner[card] === seat);
      if (own.length === 0) return KNOCK;
      return moveFrom(
        LAYS,
        best(own, (card) => habits.lay(state, seat, card) + unit(random) / 2),
      );
    }
  }
}

/** Whatever may be, as likely as it seems. */
export function guessByHabit(
  state: SevensState,
  me: Seat,
  habits: Habits,
  random: Random,
): SevensMove {
  const { owner, shown, barred, target } = state;
  let sum = 0;
  let drawn = NO_CARD;
  for (let card = 0; card < owner.length; card++) {
    const holder = owner[card];
    if (holder === NOBODY || holder === me) continue;
    const isOut = shown[card] ? holder !== target : ((barred[card] ?? 0) & (1 << target)) !== 0;
    if (isOut) continue;
    const weight = habits.guess(state, target, card);
    sum += weight;
    if (unit(random) * sum < weight) drawn = card;
  }
  return asGuess(state, drawn === NO_CARD ? 0 : drawn);
}

export function asGuess({ options }: Pick<SevensState, 'options'>, card: Card): SevensMove {
  return options.guess === 'number'
    ? moveFrom(NUMBER_GUESSES, numberAt(card))
    : moveFrom(CARD_GUESSES, card);
}

function best(cards: readonly Card[], worth: (card: Card) => number): Card {
  let found = NO_CARD;
  let highest = -Infinity;
  for (const card of cards) {
    const value = worth(card);
    if (value > highest) {
      highest = value;
      found = card;
    }
  }
  return found;
}

function moveFrom<Move extends SevensMove>(moves: readonly Move[], at: number): Move {
  const move = moves[at];
  if (!move) throw new Error('a seat to move has no move');
  return move;
}

/** The cards that can be laid once this one lies there. */
function openedBy(card: Card, { centre, highest }: Pack): Card[] {
  const number = numberAt(card);
  const suit = suitAt(card);
  const opened: Card[] = [];
  if (number <= centre && number > 1) opened.push(cardAt(suit, number - 1));
  if (number >= centre && number < highest) opened.push(cardAt(suit, number + 1));
  return opened;
}

function pointsAt(card: Card, { points }: Pack): number {
  return points[numberAt(card) - 1] ?? 0;
}

/** How many cards must be laid before this one can be. */
function away({ chains }: SevensState, card: Card, { centre }: Pack): number {
  const number = numberAt(card);
  const chain = chains[suitAt(card)];
  if (!chain) return Math.abs(number - centre);
  return number < chain.low ? chain.low - 1 - number : number - chain.high - 1;
}

/** Lays and presents anything. */
export const careless: Habits = {
  lay: () => 0,
  present: () => 0,
  guess: () => 1,
};

/** Opens the way for its own cards rather than for others', and is glad to be rid of what costs or lies far off. */
export const careful: Habits = {
  lay({ owner, options }, seat, card) {
    const pack = packOf(options);
    let value = pointsAt(card, pack) / 20;
    for (const next of openedBy(card, pack)) {
      if (owner[next] !== seat) value -= 1;
      else value += openedBy(next, pack).every((one) => owner[one] === seat) ? 1.5 : 0.5;
    }
    return value;
  },
  present(state, _seat, card) {
    const pack = packOf(state.options);
    const known = state.shown[card] ? 1 : 0;
    return pointsAt(card, pack) / 5 + away(state, card, pack) / 3 - known;
  },
  guess(state, _from, card) {
    const pack = packOf(state.options);
    return 1 + pointsAt(card, pack) / 5 + away(state, card, pack) / 3;
  },
};
