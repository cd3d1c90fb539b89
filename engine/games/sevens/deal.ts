import type { CardId, Seat, Table } from '../../core/game';
import { below, shuffle } from '../../core/random';
import { BadInput } from '../../core/refusal';
import { cardAt, cardNamed, CARDS, packOf, SUIT_ORDER, type Card } from './cards';
import { openingCard } from './chains';
import { deck, type SevensOptions } from './options';
import { NO_CARD, NOBODY, type SevensState } from './state';

export function setup({ seats, options, deck: cards, random }: Table<SevensOptions>): SevensState {
  const dealer = options.dealer === 'lot' ? below(random, seats) : options.dealer;
  if (dealer >= seats) {
    throw new BadInput('noSuchSeat', 'The dealer must be one of the table.', { seats });
  }
  const state: SevensState = {
    seats,
    options,
    rounds: options.rounds === 'each' ? seats : options.rounds,
    round: 0,
    dealer,
    phase: 'turn',
    turn: dealer,
    target: dealer,
    chains: [],
    owner: [],
    shown: [],
    barred: [],
    presented: [],
    held: [],
    finished: [],
    history: [],
    random: [...random],
  };
  deal(state, cards);
  return state;
}

/** The next round: the deal goes left. */
export function dealAgain(state: SevensState): void {
  state.round++;
  state.dealer = leftOf(state, state.dealer);
  deal(state, shuffle(state.random, deck(state.options)));
}

export function leftOf({ seats }: { readonly seats: number }, seat: Seat): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** Three players find a centre card on the table, save in the younger game. */
export function laidFirst({ junior, centre }: SevensOptions, seats: number): Card {
  if (junior || seats !== 3) return NO_CARD;
  return cardAt(SUIT_ORDER.indexOf(centre), packOf({ junior }).centre);
}

function deal(state: SevensState, cards: readonly CardId[]): void {
  const { seats, options } = state;
  const pack = packOf(options);
  const first = laidFirst(options, seats);
  state.chains = SUIT_ORDER.map((_, suit) =>
    first === cardAt(suit, pack.centre) ? { low: pack.centre, high: pack.centre } : null,
  );
  state.owner = new Array<number>(CARDS).fill(NOBODY);
  state.shown = new Array<boolean>(CARDS).fill(false);
  state.barred = new Array<number>(CARDS).fill(0);
  state.presented = new Array<number>(seats).fill(NO_CARD);
  state.held = new Array<number>(seats).fill(0);
  state.history = [];
  let seat = leftOf(state, state.dealer);
  for (const name of cards) {
    const card = cardNamed(name, pack);
    if (card === undefined || card === first) continue;
    state.owner[card] = seat;
    state.held[seat] = (state.held[seat] ?? 0) + 1;
    seat = leftOf(state, seat);
  }
  state.phase = 'turn';
  state.turn = first === NO_CARD ? opens(state) : leftOf(state, state.dealer);
  state.target = state.turn;
}

/** Whose turn it is now shows who has the opening card. */
function opens(state: SevensState): Seat {
  const card = openingCard(packOf(state.options));
  state.shown[card] = true;
  return state.owner[card] ?? NOBODY;
}
