import type { Seat } from '../../core/game';
import { cardsOf, packOf, type Card } from './cards';
import { fits } from './chains';
import { leftOf } from './deal';
import {
  CARD_GUESSES,
  KNOCK,
  LAYS,
  NUMBER_GUESSES,
  PRESENTS,
  type Guess,
  type SevensMove,
} from './move';
import type { SevensOptions } from './options';
import { NO_CARD, NOBODY, type Chain, type Phase, type SevensState } from './state';

const NONE: readonly SevensMove[] = [];
const KNOCK_ONLY: readonly SevensMove[] = [KNOCK];

/** One who is to move, with all that the choice depends on. */
interface Mover {
  readonly phase: Phase;
  readonly chains: readonly (Chain | null)[];
  readonly options: SevensOptions;
  /** Its cards, rising. */
  readonly hand: readonly Card[];
}

/** `mover` must be one whose turn it is to do what the phase asks for. */
export function listMoves({ phase, chains, options, hand }: Mover): readonly SevensMove[] {
  if (phase === 'present') return picked(hand, PRESENTS);
  if (phase === 'guess') return guesses(options);
  if (phase === 'over') return NONE;
  const pack = packOf(options);
  const laying = hand.filter((card) => fits(chains, card, pack));
  return laying.length > 0 ? picked(laying, LAYS) : KNOCK_ONLY;
}

export function toMove(state: SevensState): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase !== 'present') return [state.turn];
  const waiting: Seat[] = [];
  for (let seat = leftOf(state, state.turn); seat !== state.turn; seat = leftOf(state, seat)) {
    if (state.presented[seat] === NO_CARD) waiting.push(seat);
  }
  return waiting;
}

export function isToMove(state: SevensState, seat: Seat): boolean {
  if (state.phase === 'over') return false;
  if (state.phase !== 'present') return seat === state.turn;
  return seat !== state.turn && state.presented[seat] === NO_CARD;
}

export function moves(state: SevensState, seat: Seat): readonly SevensMove[] {
  if (!isToMove(state, seat)) return NONE;
  const { phase, chains, options } = state;
  return listMoves({ phase, chains, options, hand: handOf(state, seat) });
}

/** What is in the hand, rising: not the card that lies face down before it. */
export function handOf({ owner, presented }: SevensState, seat: Seat): Card[] {
  const hand: Card[] = [];
  if (seat === NOBODY) return hand;
  for (let card = 0; card < owner.length; card++) {
    if (owner[card] === seat && presented[seat] !== card) hand.push(card);
  }
  return hand;
}

/** Anything may be guessed, foolish as it may be. */
function guesses(options: SevensOptions): readonly Guess[] {
  const pack = packOf(options);
  if (options.guess === 'number') return NUMBER_GUESSES.slice(1, pack.highest + 1);
  return cardsOf(pack).flatMap((card) => CARD_GUESSES[card] ?? []);
}

function picked(hand: readonly Card[], from: readonly SevensMove[]): readonly SevensMove[] {
  return hand.flatMap((card) => from[card] ?? []);
}
