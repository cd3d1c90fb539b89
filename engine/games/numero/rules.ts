import type { CardId, Game, Seat, Table } from '../../core/game';
import { ranked } from '../../core/rank';
import { below } from '../../core/random';
import { BadInput, refusal, type Refusal } from '../../core/refusal';
import { promised, refuseForgotten } from './answers';
import { refuseBuild } from './builds';
import { refuseChallenge } from './challenge';
import { readyToTake, refuseTake } from './check';
import { leavesOf, type Leaves } from './leaves';
import { readMove, type NumeroMove } from './move';
import { listMoves } from './moves';
import { readOptions, SEATS, type NumeroOptions } from './options';
import { packCards } from './pack';
import { play } from './play';
import { refusePlayed, refuseToss, refuseTossAll } from './played';
import type { NumeroState, NumeroView } from './state';
import { HAND } from './turn';
import { imagine, view, viewMoves } from './view';

const NOBODY: readonly Seat[] = [];
const NONE: readonly NumeroMove[] = [];

/** One card at a time from the left of the dealer, then the centre; what is left is the pack. */
function setup({ seats, options, deck, random }: Table<NumeroOptions>): NumeroState {
  const dealer = options.dealer === 'lot' ? below(random, seats) : options.dealer;
  if (dealer >= seats) {
    throw new BadInput('noSuchSeat', 'The dealer must be one of the table.', { seats });
  }
  const dealt = seats * HAND;
  const top = dealt + seats;
  if (deck.length < top) {
    throw new BadInput('smallPack', 'These are too few cards for so many players.', { seats });
  }
  const first = (dealer + 1) % seats;
  const bySeat = <T>(of: (seat: Seat) => T) => Array.from({ length: seats }, (_, seat) => of(seat));
  return {
    seats,
    options,
    dealer,
    phase: 'fresh',
    turn: first,
    turns: 0,
    lastTurns: bySeat(() => -1),
    deck,
    top,
    hands: bySeat((seat) => deck.slice(0, dealt).filter((_, at) => (first + at) % seats === seat)),
    centre: deck.slice(dealt, top).map((card) => ({ card })),
    won: bySeat(() => []),
    shown: bySeat(() => []),
    scores: bySeat(() => 0),
    lastTaker: null,
    nextPile: 1,
    history: [{ type: 'dealt', seat: dealer, cards: deck.slice(dealt, top) }],
  };
}

function copy(state: NumeroState): NumeroState {
  return {
    ...state,
    lastTurns: state.lastTurns.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    centre: state.centre.slice(),
    won: state.won.map((stack) => stack.slice()),
    shown: state.shown.map((cards) => cards.slice()),
    scores: state.scores.slice(),
    history: state.history.slice(),
  };
}

function toMove({ phase, turn }: NumeroState): readonly Seat[] {
  return phase === 'over' ? NOBODY : [turn];
}

function moves(state: NumeroState, seat: Seat): readonly NumeroMove[] {
  if (state.phase === 'over' || seat !== state.turn) return NONE;
  return listMoves({ ...state, seat, hand: handOf(state, seat) });
}

function refuse(state: NumeroState, seat: Seat, move: NumeroMove): Refusal | null {
  const { phase, turn, options, centre } = state;
  if (phase === 'over') return refusal('gameOver', 'This game is over.');
  if (seat !== turn) return refusal('notYourTurn', 'It is not your turn.', { seat });
  const isLast = phase === 'lastChance';
  if (isLast && move.type !== 'take' && move.type !== 'pass') {
    return refusal('lastChance', 'This is your last chance: take something, or pass.');
  }
  const hand = handOf(state, seat);
  switch (move.type) {
    case 'take': {
      const ready = readyToTake(hand, centre, options.wholeSteps);
      const why = refuseTake(hand, ready, move.card, move.groups);
      return why ?? refuseBroken(state, seat, move.card, leavesOf(move.groups));
    }
    case 'build': {
      const why = refuseBuild(hand, centre, options, move);
      return why ?? refuseBroken(state, seat, move.card, leavesOf([move.term]));
    }
    case 'discard':
      return refusePlayed(hand, move.card) ?? refuseBroken(state, seat, move.card, null);
    case 'toss':
      return refuseToss(hand, move.card);
    case 'tossAll':
      return refuseTossAll(hand);
    case 'challenge':
      return refuseChallenge(state, seat, move.pile);
    case 'pass':
      return isLast ? null : refusal('noPass', 'A turn plays a number card: nobody passes.');
  }
}

/** Golden Rule 2, later: who has built keeps the answer, or takes or changes the build. */
function refuseBroken(
  state: NumeroState,
  seat: Seat,
  card: CardId,
  used: Leaves | null,
): Refusal | null {
  if (state.options.bluff) return null;
  return refuseForgotten(promised(handOf(state, seat), state.centre, seat, card), used);
}

function handOf({ hands }: NumeroState, seat: Seat): readonly CardId[] {
  return hands[seat] ?? [];
}

export const numero: Game<NumeroOptions, NumeroState, NumeroMove, NumeroView> = {
  id: 'numero',
  version: 1,
  seats: SEATS,
  options: readOptions,
  move: readMove,
  deck: packCards,
  setup,
  copy,
  toMove,
  moves,
  refuse,
  play,
  view,
  viewMoves,
  imagine,
  result: ({ phase, scores }) => (phase === 'over' ? ranked([...scores], 'higher') : null),
};
