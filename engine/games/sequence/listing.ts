import type { CardId, Cell, Seat } from '../../core/game';
import { boardOf, cellOf, OPEN, type Space } from './board';
import { deckOf, type CardNumber } from './cards';
import { completedBy } from './lines';
import type { SequenceMove } from './move';
import type { BoardSize } from './options';
import { teamOf, type SequenceState } from './state';

export const PASS: SequenceMove = { type: 'pass' };
export const DRAW: SequenceMove = { type: 'draw' };

/** Everything that the seat may do now. */
export function listMoves(state: SequenceState, seat: Seat): readonly SequenceMove[] {
  const { phase, giving, turn, owing, hands, options } = state;
  if (phase === 'over') return [];
  const hand = hands[seat] ?? [];
  if (giving.length > 0) {
    if (!giving.includes(seat)) return [];
    return hand.map((card) => spelt('forfeit', options.board, card));
  }
  const found: SequenceMove[] = owing.includes(seat) ? [DRAW] : [];
  if (seat === turn) found.push(...plays(state, seat, hand));
  return found;
}

function plays(
  state: SequenceState,
  seat: Seat,
  hand: readonly CardNumber[],
): readonly SequenceMove[] {
  const found: SequenceMove[] = [];
  const dead: SequenceMove[] = [];
  const { board } = state.options;
  const { cards } = deckOf(board);
  for (const card of hand) {
    const spaces = spacesFor(state, seat, card);
    const type = cards[card]?.type === 'minus' ? 'remove' : 'chip';
    for (const space of spaces) {
      found.push(spelt(type, board, card, space));
      if (type === 'chip') addChoices(state, seat, card, space, found);
    }
    if (spaces.length === 0) dead.push(spelt('exchange', board, card));
  }
  if (state.phase === 'fresh') found.push(...dead);
  return found.length > 0 ? found : [PASS];
}

/** Where six or more come into a line: each five beside the usual one. */
function addChoices(
  state: SequenceState,
  seat: Seat,
  card: CardNumber,
  space: Space,
  found: SequenceMove[],
): void {
  const board = boardOf(state.options.board);
  for (const [, ...others] of completedBy(state, seat, space)) {
    for (const line of others) {
      found.push({
        type: 'chip',
        card: deckOf(board.size).ids[card] ?? '',
        cell: cellOf(board, space),
        line: line.map((each) => cellOf(board, each)),
      });
    }
  }
}

/** Where a card can be played; nowhere if it is dead. */
export function spacesFor(state: SequenceState, seat: Seat, card: CardNumber): readonly Space[] {
  const { chips, options } = state;
  const { spacesOf, plain } = boardOf(options.board);
  const kind = deckOf(options.board).cards[card];
  if (kind?.type === 'minus') return plain.filter((space) => isRemovable(state, seat, space));
  const spaces = kind?.type === 'equation' ? (spacesOf[kind.answer] ?? []) : plain;
  return spaces.filter((space) => chips[space] === OPEN);
}

export function isDead(state: SequenceState, seat: Seat, card: CardNumber): boolean {
  return spacesFor(state, seat, card).length === 0;
}

function isRemovable(state: SequenceState, seat: Seat, space: Space): boolean {
  const chip = state.chips[space] ?? OPEN;
  return chip >= 0 && chip !== teamOf(state, seat) && state.turned[space] !== 1;
}

type Spelt = 'chip' | 'remove' | 'exchange' | 'forfeit';

/** Each move is made once and handed out again: a search tells them apart by what they are. */
const known = new Map<string, Map<number, SequenceMove>>();

export function spelt(
  type: Spelt,
  size: BoardSize,
  card: CardNumber,
  space: Space = 0,
): SequenceMove {
  const kind = `${type} ${size}`;
  const moves = known.get(kind) ?? new Map<number, SequenceMove>();
  known.set(kind, moves);
  const at = card * size * size + space;
  const move =
    moves.get(at) ?? made(type, deckOf(size).ids[card] ?? '', cellOf(boardOf(size), space));
  moves.set(at, move);
  return move;
}

function made(type: Spelt, card: CardId, cell: Cell): SequenceMove {
  return type === 'chip' || type === 'remove' ? { type, card, cell } : { type, card };
}
