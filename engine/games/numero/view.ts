import type { CardId, Seat } from '../../core/game';
import { shuffle, type Random } from '../../core/random';
import { numberOn } from './answers';
import type { NumeroMove } from './move';
import { listMoves } from './moves';
import { packCards } from './pack';
import { isBuild, type Heap, type NumeroState, type NumeroView } from './state';

export function view(state: NumeroState, seat: Seat | null): NumeroView {
  return {
    game: 'numero',
    seat,
    seats: state.seats,
    options: state.options,
    dealer: state.dealer,
    phase: state.phase,
    turn: state.phase === 'over' ? null : state.turn,
    turns: state.turns,
    lastTurns: state.lastTurns.slice(),
    pack: state.deck.length - state.top,
    hands: state.hands.map(({ length }) => length),
    hand: seat === null ? null : (state.hands[seat]?.slice() ?? []),
    shown: state.shown.map((cards) => cards.slice()),
    centre: state.centre.slice(),
    won: state.won.map((stack) => stack.slice()),
    scores: state.scores.slice(),
    lastTaker: state.lastTaker,
    nextPile: state.nextPile,
    history: state.history.slice(),
  };
}

export function viewMoves(view: NumeroView): readonly NumeroMove[] {
  const { seat, hand, turn } = view;
  if (seat === null || hand === null || seat !== turn) return [];
  return listMoves({ ...view, seat, hand });
}

/** Everybody who watched knows all but the hands and the pack; and what a hand has shown or must hold. */
export function imagine(view: NumeroView, random: Random): NumeroState {
  const { seats, options, dealer, phase, turns, lastTaker, nextPile } = view;
  const unseen = shuffle(random, unseenIn(view));
  const hands = handsKnown(view, unseen);
  hands.forEach((hand, seat) => {
    if (seat !== view.seat) hand.push(...unseen.splice(0, (view.hands[seat] ?? 0) - hand.length));
  });
  return {
    seats,
    options,
    dealer,
    phase,
    turn: view.turn ?? dealer,
    turns,
    lastTurns: [...view.lastTurns],
    deck: unseen,
    top: 0,
    hands,
    centre: [...view.centre],
    won: view.won.map((stack) => [...stack]),
    shown: view.shown.map((cards) => [...cards]),
    scores: [...view.scores],
    lastTaker,
    nextPile,
    history: [...view.history],
  };
}

export function unseenIn({ options, hand, shown, centre, won }: NumeroView): CardId[] {
  const seen = new Set([
    ...(hand ?? []),
    ...shown.flat(),
    ...won.flat(),
    ...centre.flatMap((heap) => (isBuild(heap) ? heap.cards : [heap.card])),
  ]);
  return packCards(options).filter((card) => !seen.has(card));
}

/** What is known of each hand: all of the onlooker's own, what was shown, and the answers of builds. */
function handsKnown(view: NumeroView, unseen: CardId[]): CardId[][] {
  return view.hands.map((_, seat) => {
    if (seat === view.seat) return [...(view.hand ?? [])];
    const known = [...(view.shown[seat] ?? [])];
    if (!view.options.bluff) known.push(...answersOf(seat, view.centre, unseen));
    return known;
  });
}

/** Taken from the unseen cards: one for each value that the seat has built. */
function answersOf(seat: Seat, centre: readonly Heap[], unseen: CardId[]): CardId[] {
  const own = centre.filter(isBuild).filter(({ owner }) => owner === seat);
  const values = new Set(own.map(({ value }) => value));
  return [...values].flatMap((value) => {
    const at = unseen.findIndex((card) => numberOn(card) === value);
    return at < 0 ? [] : unseen.splice(at, 1);
  });
}
