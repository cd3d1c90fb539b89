import { silent, type CardId, type GameEvent, type Seat, type Tell } from '../../core/game';
import { cardNamed, nameOf, numberAt, packOf, suitAt, type Card } from './cards';
import { extended, fitting } from './chains';
import { dealAgain, leftOf } from './deal';
import type { Guess, SevensMove } from './move';
import { handOf } from './moves';
import { pointsOf } from './score';
import { NO_CARD, NOBODY, type SevensState } from './state';

export function play(state: SevensState, seat: Seat, move: SevensMove, tell: Tell): void {
  switch (move.type) {
    case 'lay':
      return lay(state, seat, move.card, tell);
    case 'knock':
      return knock(state, seat, tell);
    case 'present':
      return present(state, seat, move.card, tell);
    case 'guess':
      return guess(state, seat, move, tell);
  }
}

function lay(state: SevensState, seat: Seat, name: CardId, tell: Tell): void {
  const card = cardOf(state, name);
  const suit = suitAt(card);
  state.chains[suit] = extended(state.chains[suit], numberAt(card));
  state.owner[card] = NOBODY;
  state.shown[card] = false;
  state.held[seat] = (state.held[seat] ?? 0) - 1;
  state.history.push({ type: 'laid', seat, card: name });
  say(tell, () => ({ type: 'laid', reveals: true, seat, cards: [name] }));
  endTurn(state, tell);
}

function knock(state: SevensState, seat: Seat, tell: Tell): void {
  const open = fitting(state.chains, packOf(state.options));
  for (const card of open) state.barred[card] = (state.barred[card] ?? 0) | (1 << seat);
  state.history.push({ type: 'knocked', seat, fitting: open.map(nameOf) });
  state.phase = 'present';
  say(tell, () => ({ type: 'knocked', reveals: true, seat }));
}

function present(state: SevensState, seat: Seat, name: CardId, tell: Tell): void {
  state.presented[seat] = cardOf(state, name);
  say(tell, () => ({ type: 'presented', reveals: false, seat, count: 1 }));
  const others = state.presented.filter((card) => card !== NO_CARD).length;
  if (others < state.seats - 1) return;
  state.phase = 'guess';
  state.target = leftOf(state, state.turn);
}

function guess(state: SevensState, seat: Seat, move: Guess, tell: Tell): void {
  const from = state.target;
  const card = state.presented[from] ?? NO_CARD;
  const name = nameOf(card);
  const guessed = 'card' in move ? move.card : move.number;
  const right = guessed === ('card' in move ? name : numberAt(card));
  if (!right) {
    state.owner[card] = seat;
    state.held[from] = (state.held[from] ?? 0) - 1;
    state.held[seat] = (state.held[seat] ?? 0) + 1;
  }
  state.shown[card] = true;
  state.presented[from] = NO_CARD;
  state.history.push({ type: 'guessed', seat, from, guess: guessed, card: name, right });
  say(tell, () => ({ type: 'guessed', reveals: false, seat, from, ...asSaid(move) }));
  const keeper = right ? from : seat;
  say(tell, () => ({ type: 'shown', reveals: true, seat: keeper, from, cards: [name] }));
  state.target = leftOf(state, from);
  if (state.target === seat) endTurn(state, tell);
}

function asSaid(move: Guess): Pick<GameEvent, 'cards' | 'value'> {
  return 'card' in move ? { cards: [move.card] } : { value: move.number };
}

function endTurn(state: SevensState, tell: Tell): void {
  if (state.held.includes(0)) {
    endRound(state, tell);
    return;
  }
  state.phase = 'turn';
  state.turn = leftOf(state, state.turn);
  state.target = state.turn;
}

function endRound(state: SevensState, tell: Tell): void {
  const hands = state.held.map((_, seat) => handOf(state, seat).map(nameOf));
  const scores = hands.map((cards) => pointsOf(cards, state.options));
  state.finished.push({ dealer: state.dealer, hands, scores });
  hands.forEach((cards, seat) =>
    say(tell, () => ({ type: 'counted', reveals: true, seat, cards, value: scores[seat] ?? 0 })),
  );
  if (state.finished.length === state.rounds) {
    state.phase = 'over';
    say(tell, () => ({ type: 'ended', reveals: false }));
    return;
  }
  dealAgain(state);
  say(tell, () => ({ type: 'dealt', reveals: true, seat: state.dealer, count: state.round + 1 }));
}

function cardOf({ options }: SevensState, name: CardId): Card {
  return cardNamed(name, packOf(options)) ?? NO_CARD;
}

/** Everything here happens before everybody's eyes; a search hears nothing, and is spared the words. */
function say(tell: Tell, event: () => Omit<GameEvent, 'seenBy'>): void {
  if (tell !== silent) tell({ seenBy: 'all', ...event() });
}
