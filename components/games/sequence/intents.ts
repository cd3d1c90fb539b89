import { readNumber } from '../../../engine/chinese/number';
import type { Cell } from '../../../engine/core/game';
import { boardOf, cellOf, spaceAt } from '../../../engine/games/sequence/board';
import { closedBy, lineOf } from '../../../engine/games/sequence/lines';
import type { ChipMove } from '../../../engine/games/sequence/move';
import type { SequenceView } from '../../../engine/games/sequence/state';
import { known } from '../../../engine/games/sequence/view';
import type { Intent, PieceId, WhyNot, ZoneId } from '../../table/intent';
import { cardOf, face } from './face';
import { isSameCell, type Choosing, type SequenceBoardProps } from './table';

/** Where a card is laid that is turned in or given up. */
export const PILE: ZoneId = 'pile';
/** The deck is a piece that is carried to the hand, where drawing is one's own act. */
export const DECK: PieceId = 'deck';
export const HAND: ZoneId = 'hand';

export function cellZone([row, column]: Cell): ZoneId {
  return `cell-${row}-${column}`;
}

function cellIn(zone: ZoneId): Cell | null {
  const [, row, column] = /^cell-(\d+)-(\d+)$/.exec(zone) ?? [];
  return row === undefined || column === undefined ? null : [Number(row), Number(column)];
}

/** All that the acting seat may do with its cards. */
export function intentsOf(props: SequenceBoardProps): Intent[] {
  const { acting, view, words, legal, onMove, onAside, onDraft } = props;
  const own = acting === null ? [] : legal();
  const drawer = drawerIn(props);
  const draws: Intent[] =
    drawer === null
      ? []
      : [
          {
            piece: DECK,
            zone: HAND,
            label: words.draw(props.seats[drawer]?.name ?? ''),
            act: () => onAside?.(drawer, { type: 'draw' }),
          },
        ];
  return own
    .flatMap((move): Intent[] => {
      switch (move.type) {
        case 'chip': {
          // The usual five; where there are others, too, one of them is asked for.
          if (move.line) return [];
          const choice = own.some((other) => other.type === 'chip' && isOtherFive(other, move));
          const { card, cell } = move;
          const act = choice ? () => onDraft([{ card, cell }]) : () => onMove(move);
          const [row, column] = cell;
          const label = words.put(face(card), numberAt(view, cell), row + 1, column + 1);
          return [{ piece: card, zone: cellZone(cell), label, act }];
        }
        case 'remove': {
          const { card, cell } = move;
          const label = words.remove(numberAt(view, cell), cell[0] + 1, cell[1] + 1);
          return [{ piece: card, zone: cellZone(cell), label, act: () => onMove(move) }];
        }
        case 'exchange':
        case 'forfeit': {
          const { card } = move;
          const label = (move.type === 'exchange' ? words.turnIn : words.giveUp)(face(card));
          return [{ piece: card, zone: PILE, label, act: () => onMove(move) }];
        }
        default:
          return [];
      }
    })
    .concat(draws);
}

/** Whose card lies ready to be drawn by whoever looks at this hand. */
export function drawerIn({ view, near }: SequenceBoardProps): number | null {
  return view.owing.includes(near) && view.seat === near ? near : null;
}

const isOtherFive = (other: ChipMove, { card, cell }: ChipMove) =>
  other.line !== undefined && other.card === card && isSameCell(other.cell, cell);

export function numberAt({ options }: SequenceView, cell: Cell) {
  const board = boardOf(options.board);
  return readNumber(board.printed[spaceAt(board, cell)] ?? 0);
}

/** The engine's word on a drop that cannot be. */
export function whyNotIn({ view, why }: SequenceBoardProps): WhyNot {
  return (piece, zone) => {
    if (piece === DECK) return null;
    if (zone === PILE) {
      const type = view.seat !== null && view.giving.includes(view.seat) ? 'forfeit' : 'exchange';
      return why({ type, card: piece });
    }
    const cell = cellIn(zone);
    if (!cell) return null;
    const type = cardOf(piece).type === 'minus' ? 'remove' : 'chip';
    return why({ type, card: piece, cell });
  };
}

/** A chip that waits for its five, if the draft that was kept still says so. */
export function choosingIn({ draft, acting, legal, view }: SequenceBoardProps): Choosing | null {
  const [step] = draft;
  if (acting === null || !isStep(step)) return null;
  const moves = legal().filter(
    (move): move is ChipMove =>
      move.type === 'chip' && move.card === step.card && isSameCell(move.cell, step.cell),
  );
  const [first] = moves;
  if (!first || moves.length < 2) return null;
  const state = known(view);
  const board = boardOf(view.options.board);
  const space = spaceAt(board, first.cell);
  const fives = moves.map((move) => {
    const chosen = move.line ? lineOf(state, move.line) : null;
    const lines = closedBy(state, acting, space, chosen).map((line) =>
      line.map((each) => cellOf(board, each)),
    );
    return { move, lines };
  });
  return { cell: first.cell, fives };
}

function isStep(input: unknown): input is { readonly card: string; readonly cell: Cell } {
  if (typeof input !== 'object' || input === null) return false;
  const { card, cell } = input as { readonly card?: unknown; readonly cell?: unknown };
  return typeof card === 'string' && Array.isArray(cell) && cell.length === 2;
}
