import type { CardId, Cell, Seat } from '../../core/game';
import { shuffle, type Random } from '../../core/random';
import { boardOf, cellOf, OPEN, spaceAt } from './board';
import { deckOf, type CardNumber } from './cards';
import { listMoves } from './listing';
import type { SequenceMove } from './move';
import { deeds, recorded } from './record';
import type { SequenceState, SequenceView } from './state';

export function view(state: SequenceState, seat: Seat | null): SequenceView {
  const { ids } = deckOf(state.options.board);
  const board = boardOf(state.options.board);
  const named = (cards: readonly CardNumber[]) => cards.map((card) => ids[card] ?? '');
  return {
    game: 'sequence',
    seat,
    seats: state.seats,
    teams: state.teams,
    options: state.options,
    dealer: state.dealer,
    phase: state.phase,
    turn: state.phase === 'over' ? null : state.turn,
    chips: state.chips.slice(),
    turned: state.turned.slice(),
    sequences: state.sequences.map(({ team, line }) => ({
      team,
      line: line.map((space): Cell => cellOf(board, space)),
    })),
    owing: state.owing.slice(),
    giving: state.giving.slice(),
    passes: state.passes,
    deck: state.deck.length - state.top,
    hands: state.hands.map(({ length }) => length),
    hand: seat === null ? null : named(state.hands[seat] ?? []),
    discards: state.discards.map(named),
    history: deeds(state),
  };
}

export function viewMoves(view: SequenceView): readonly SequenceMove[] {
  return view.seat === null ? [] : listMoves(known(view), view.seat);
}

/** Everybody who watched knows all but the hands and the order of the deck. */
export function imagine(view: SequenceView, random: Random): SequenceState {
  return dealt(view, known(view), random);
}

/** The same state with what is hidden dealt anew. */
export function dealt(view: SequenceView, state: SequenceState, random: Random): SequenceState {
  const unseen = shuffle(random, [...state.deck]);
  let top = 0;
  const hands = state.hands.map((hand, seat) => {
    if (seat === view.seat) return hand;
    const count = view.hands[seat] ?? 0;
    return unseen.slice(top, (top += count));
  });
  return { ...state, hands, deck: unseen.slice(top), random: [...random] };
}

/** The state as far as the view tells it: all that is hidden lies in the deck. */
export function known(view: SequenceView): SequenceState {
  const { numberOf, ids } = deckOf(view.options.board);
  const board = boardOf(view.options.board);
  const numbered = (cards: readonly CardId[]) => cards.map((card) => numberOf.get(card) ?? -1);
  const own = numbered(view.hand ?? []);
  const discards = view.discards.map(numbered);
  const seen = new Set([...own, ...discards.flat()]);
  const state: SequenceState = {
    seats: view.seats,
    teams: view.teams,
    options: view.options,
    dealer: view.dealer,
    phase: view.phase,
    turn: view.turn ?? view.dealer,
    chips: [...view.chips],
    turned: [...view.turned],
    open: view.chips.filter((chip) => chip === OPEN).length,
    sequences: view.sequences.map(({ team, line }) => ({
      team,
      line: line.map((cell) => spaceAt(board, cell)),
    })),
    owing: [...view.owing],
    giving: [...view.giving],
    passes: view.passes,
    deck: ids.map((_, card) => card).filter((card) => !seen.has(card)),
    top: 0,
    hands: view.hands.map((_, seat) => (seat === view.seat ? own : [])),
    discards,
    random: [0, 0, 0, 1],
    history: [],
  };
  state.history = recorded(view.history, state);
  return state;
}
