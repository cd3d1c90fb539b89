import type { Game, Seat, Table } from '../../core/game';
import { below } from '../../core/random';
import { BadInput } from '../../core/refusal';
import { boardOf, emptyBoard } from './board';
import { deck, deckOf, type CardNumber } from './cards';
import { listMoves } from './listing';
import { readMove, type SequenceMove } from './move';
import { handAt, readOptions, SEATS, teamsAt, type SequenceOptions } from './options';
import { play } from './play';
import { referee } from './referee';
import { refuse } from './refuse';
import { result } from './score';
import type { SequenceState, SequenceView } from './state';
import { imagine, view, viewMoves } from './view';

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];
const NOBODY: readonly Seat[] = [];

/** One card at a time from the left of the dealer; what is left is the draw deck. */
function setup({ seats, options, deck: ids, random }: Table<SequenceOptions>): SequenceState {
  const dealer = options.dealer === 'lot' ? below(random, seats) : options.dealer;
  if (dealer >= seats) {
    throw new BadInput('noSuchSeat', 'The dealer must be one of the table.', { seats });
  }
  const { numberOf } = deckOf(options.board);
  const board = boardOf(options.board);
  const cards = ids.map((id) => numberOf.get(id) as CardNumber); // a rearrangement of the deck
  const top = seats * handAt(seats);
  const first = (dealer + 1) % seats;
  const bySeat = <T>(of: (seat: Seat) => T) => Array.from({ length: seats }, (_, seat) => of(seat));
  return {
    seats,
    teams: teamsAt(seats, options),
    options,
    dealer,
    phase: 'fresh',
    turn: first,
    chips: emptyBoard(board),
    turned: board.printed.map(() => 0),
    open: board.plain.length,
    sequences: [],
    owing: [],
    giving: [],
    passes: 0,
    deck: cards,
    top,
    hands: bySeat((seat) => cards.slice(0, top).filter((_, at) => (first + at) % seats === seat)),
    discards: bySeat(() => []),
    random: [...random],
    history: [],
  };
}

function copy(state: SequenceState): SequenceState {
  return {
    ...state,
    chips: state.chips.slice(),
    turned: state.turned.slice(),
    sequences: state.sequences.slice(),
    owing: state.owing.slice(),
    giving: state.giving.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    discards: state.discards.map((pile) => pile.slice()),
    random: [...state.random],
    history: state.history.slice(),
  };
}

/** Who still has a card to draw may do so while the next one plays. */
function toMove({ phase, giving, owing, turn }: SequenceState): readonly Seat[] {
  if (phase === 'over') return NOBODY;
  if (giving.length > 0) return giving;
  if (owing.length === 0) return ALONE[turn] ?? NOBODY;
  return [...new Set([...owing, turn])];
}

export const sequence: Game<SequenceOptions, SequenceState, SequenceMove, SequenceView> = {
  id: 'sequence',
  version: 1,
  seats: SEATS,
  options: readOptions,
  move: readMove,
  deck,
  setup,
  copy,
  toMove,
  moves: listMoves,
  refuse,
  play,
  view,
  viewMoves,
  imagine,
  result,
  referee,
};
