import type { CardId, Seat } from '../../core/game';
import { cardNamed, nameOf, packOf, type Card } from './cards';
import type { SevensMove } from './move';
import { handOf, listMoves } from './moves';
import { totals } from './score';
import { NO_CARD, NOBODY, type SevensState, type SevensView } from './state';

export function view(state: SevensState, seat: Seat | null): SevensView {
  const over = state.phase === 'over';
  return {
    game: 'sevens',
    seat,
    seats: state.seats,
    options: state.options,
    rounds: state.rounds,
    round: state.round,
    dealer: state.dealer,
    phase: state.phase,
    turn: over ? null : state.turn,
    target: state.phase === 'guess' ? state.target : null,
    chains: state.chains.slice(),
    hands: state.held.map((count, at) => count - (isPresented(state, at) ? 1 : 0)),
    hand: seat === null ? null : handOf(state, seat).map(nameOf),
    presented: state.presented.map((_, at) => isPresented(state, at)),
    mine: seat !== null && isPresented(state, seat) ? nameOf(state.presented[seat] ?? 0) : null,
    known: bySeat(state, (card, at) => isKnown(state, card) && state.owner[card] === at),
    couldNot: bySeat(state, (card, at) => isBarred(state, card, at)),
    scores: totals(state.seats, state.finished),
    finished: state.finished.slice(),
    history: state.history.slice(),
  };
}

export function viewMoves(view: SevensView): readonly SevensMove[] {
  const { seat, hand, phase, chains, options } = view;
  if (seat === null || hand === null || !isToChoose(view, seat)) return [];
  const pack = packOf(options);
  const held = hand.flatMap((name) => cardNamed(name, pack) ?? []);
  return listMoves({ phase, chains, options, hand: held });
}

function isToChoose({ phase, turn, presented }: SevensView, seat: Seat): boolean {
  if (phase === 'present') return seat !== turn && presented[seat] === false;
  return seat === turn;
}

function isPresented({ presented }: SevensState, seat: Seat): boolean {
  return (presented[seat] ?? NO_CARD) !== NO_CARD;
}

function isKnown({ owner, shown }: SevensState, card: Card): boolean {
  return owner[card] !== NOBODY && shown[card] === true;
}

function isBarred(state: SevensState, card: Card, seat: Seat): boolean {
  if (state.owner[card] === NOBODY || state.shown[card]) return false;
  return ((state.barred[card] ?? 0) & (1 << seat)) !== 0;
}

function bySeat(
  { seats, owner }: SevensState,
  belongs: (card: Card, seat: Seat) => boolean,
): CardId[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const cards: CardId[] = [];
    for (let card = 0; card < owner.length; card++) {
      if (belongs(card, seat)) cards.push(nameOf(card));
    }
    return cards;
  });
}
