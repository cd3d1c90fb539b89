import * as v from 'valibot';
import type { Game, Seat, Table } from '../../core/game';
import { read } from '../../core/read';
import { BadInput, refusal, type Refusal } from '../../core/refusal';
import { DECK, elementNamed, elementOn, readOptions, SEATS, type FightingOptions } from './cards';
import { deal, drawForDealer, firstDealer } from './deal';
import { imagine } from './imagine';
import { play } from './play';
import { result } from './score';
import { sidesAt } from './sides';
import type { FightingMove, FightingState, FightingView } from './state';
import { ledCard, playable } from './trick';
import { view, viewMoves } from './view';

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];
const NOBODY: readonly Seat[] = [];
const NONE: readonly FightingMove[] = [];

/** Handed out again and again, by card number: a search knows a move again by its very object. */
const LAYS: readonly FightingMove[] = ['0', ...DECK].map((card) => ({ type: 'lay', card }));
const PLAYS: readonly FightingMove[] = ['0', ...DECK].map((card) => ({ type: 'play', card }));

const MOVE = v.object({ type: v.picklist(['lay', 'play']), card: v.string() });

function readMove(input: unknown): FightingMove {
  const { type, card } = read(MOVE, input, 'move');
  if (!DECK.includes(card)) {
    throw new BadInput('noSuchCard', 'There is no such card in this deck.');
  }
  return { type, card };
}

function setup({ seats, options, deck, random }: Table<FightingOptions>): FightingState {
  const cards = deck.map(Number);
  const drawn = options.dealer === 'rat' ? drawForDealer(cards, random) : [];
  const dealer = firstDealer(options, drawn, seats);
  const state: FightingState = {
    seats,
    options,
    random,
    drawn,
    dealer,
    phase: 'laying',
    stock: [],
    hands: [],
    laid: [],
    wangpai: 0,
    played: [],
    leaders: [],
    voids: [],
    turn: dealer,
    scores: new Array<number>(sidesAt(seats)).fill(0),
    rounds: [],
    last: null,
  };
  deal(state, dealer, cards);
  return state;
}

function copy(state: FightingState): FightingState {
  return {
    seats: state.seats,
    options: state.options,
    random: [...state.random],
    drawn: state.drawn,
    dealer: state.dealer,
    phase: state.phase,
    stock: state.stock,
    hands: state.hands.map((hand) => hand.slice()),
    laid: state.laid.slice(),
    wangpai: state.wangpai,
    played: state.played.slice(),
    leaders: state.leaders.slice(),
    voids: state.voids.slice(),
    turn: state.turn,
    scores: state.scores.slice(),
    rounds: state.rounds.slice(),
    last: state.last,
  };
}

/** Everybody lays at once, in secret; then each plays in turn. */
function toMove({ phase, laid, turn }: FightingState): readonly Seat[] {
  if (phase === 'playing') return ALONE[turn] ?? NOBODY;
  if (phase !== 'laying') return NOBODY;
  return laid.flatMap((card, seat) => (card === 0 ? [seat] : []));
}

function moves(state: FightingState, seat: Seat): readonly FightingMove[] {
  const hand = state.hands[seat] ?? [];
  if (state.phase === 'laying') return state.laid[seat] === 0 ? hand.map(layOf) : NONE;
  if (state.phase !== 'playing' || seat !== state.turn) return NONE;
  return playable(hand, ledCard(state)).map(playOf);
}

/** There is a move for every card. */
export function layOf(card: number): FightingMove {
  return LAYS[card] as FightingMove;
}

export function playOf(card: number): FightingMove {
  return PLAYS[card] as FightingMove;
}

function refuse(state: FightingState, seat: Seat, move: FightingMove): Refusal | null {
  const { phase, laid, turn, hands } = state;
  if (phase === 'over') return refusal('gameOver', 'This game is over.');
  const isOn = phase === 'laying' ? laid[seat] === 0 : seat === turn;
  if (!isOn) return refusal('notYourTurn', 'It is not your turn.', { seat });
  if (phase === 'laying' && move.type !== 'lay') {
    return refusal('layFirst', 'First everybody lays a card face down.');
  }
  if (phase !== 'laying' && move.type !== 'play') {
    return refusal('laidAlready', 'Wangpai is chosen already: play a card to the trick.');
  }
  const card = Number(move.card);
  const hand = hands[seat] ?? [];
  if (!hand.includes(card)) {
    return refusal('notInHand', 'You do not hold this card.', { card: move.card });
  }
  const led = ledCard(state);
  if (phase === 'playing' && !playable(hand, led).includes(card)) {
    const element = elementNamed(elementOn(led));
    return refusal('mustFollow', `You have ${element}, so you must follow it.`, { element });
  }
  return null;
}

export const fighting: Game<FightingOptions, FightingState, FightingMove, FightingView> = {
  id: 'fighting',
  version: 1,
  seats: SEATS,
  options: readOptions,
  move: readMove,
  deck: () => DECK,
  setup,
  copy,
  toMove,
  moves,
  refuse,
  play,
  view,
  viewMoves,
  imagine,
  result,
};
