import { games } from '../../engine';
import { boardOf, FREE, OPEN, spaceAt, type Space } from '../../engine/games/sequence/board';
import type { SequenceMove } from '../../engine/games/sequence/move';
import type { SequenceView } from '../../engine/games/sequence/state';
import type { Player } from '../players';

/** How many chips of a side each open five through a space has: the longest of them; −1 where none is open. */
function longest({ options, chips, turned }: SequenceView, team: number, space: Space): number {
  const fives = (boardOf(options.board).through[space] ?? []).flat();
  const lengths = fives.map((five) => {
    const lying = five.filter((each) => each !== space && chips[each] !== OPEN);
    const isOpen =
      lying.every((each) => chips[each] === team || chips[each] === FREE) &&
      // A new sequence shares no more than one chip with the old.
      lying.filter((each) => turned[each] === 1).length <= 1;
    return isOpen ? lying.length : -1;
  });
  return Math.max(...lengths);
}

/** Stops a side that lacks one chip, unless it can win at once; else always extends its longest open line. */
const lines: Player = (any, seat) => {
  const view = any as SequenceView; // sits at tables of sequence only
  const board = boardOf(view.options.board);
  const own = seat % view.teams;
  const others = Array.from({ length: view.teams }, (_, team) => team).filter((n) => n !== own);
  const moves = games.sequence.viewMoves(view);
  const worth = (move: SequenceMove): number => {
    if (move.type === 'remove') {
      const at = spaceAt(board, move.cell);
      // A line of four is one of three others through this chip.
      return longest(view, view.chips[at] ?? OPEN, at) >= 3 ? 9 : 0;
    }
    if (move.type !== 'chip') return move.type === 'exchange' || move.type === 'draw' ? 20 : -1;
    const at = spaceAt(board, move.cell);
    const mine = longest(view, own, at);
    if (mine === 4) return 15;
    const stops = others.some((team) => longest(view, team, at) === 4);
    return (stops ? 10 : mine) - (move.card.startsWith('plus') ? 0.5 : 0);
  };
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best), moves[0] as never);
};

export const sequenceRivals: { readonly [name: string]: Player } = { 'extends and blocks': lines };
