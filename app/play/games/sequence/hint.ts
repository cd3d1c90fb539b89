import { cardOf, face, sentenceOf } from '../../../../components/games/sequence/face';
import type { CardId } from '../../../../engine';
import type { Cell } from '../../../../engine/core/game';
import { boardOf, FREE, OPEN, spaceAt, type Space } from '../../../../engine/games/sequence/board';
import type { SequenceMove } from '../../../../engine/games/sequence/move';
import type { SequenceView } from '../../../../engine/games/sequence/state';
import type { Language } from '../../../texts';
import { hints } from '../../../texts/games/sequence/hints';
import { words } from '../../../texts/games/sequence/words';
import type { Hint } from '../gameTable';

/** There is something; this card; this sentence and this space. */
export function hint(
  view: SequenceView,
  best: SequenceMove,
  _names: readonly string[],
  language: Language,
): Hint | null {
  const says = hints[language];
  const look = (card: CardId) => says.look(words[language].card(face(card)));
  switch (best.type) {
    case 'chip': {
      const [row, column] = best.cell.map((at) => at + 1);
      const isPlus = cardOf(best.card).type === 'plus';
      return [
        says.there[whatFor(view, best.cell)],
        look(best.card),
        isPlus
          ? says.plus(printedAt(view, best.cell), row ?? 0, column ?? 0)
          : says.put(sentenceOf(best.card).digits, row ?? 0, column ?? 0),
      ];
    }
    case 'remove': {
      const [row, column] = best.cell.map((at) => at + 1);
      return [
        says.there.removes,
        look(best.card),
        says.remove(printedAt(view, best.cell), row ?? 0, column ?? 0),
      ];
    }
    case 'exchange': {
      const isEquation = cardOf(best.card).type === 'equation';
      return [says.there.turnIn, look(best.card), isEquation ? says.turnIn : says.turnInSpecial];
    }
    case 'forfeit':
      return [says.there.give, look(best.card), says.give(words[language].card(face(best.card)))];
    case 'pass':
      return [says.there.other, says.nothing, says.pass];
    case 'draw':
      return [says.there.other, says.draw, says.draw];
    case 'tableTalk':
      return null;
  }
}

function printedAt({ options }: SequenceView, cell: Cell): number {
  const board = boardOf(options.board);
  return board.printed[spaceAt(board, cell)] ?? 0;
}

/** Why a chip there: the longest line that it goes on, or stands in the way of. */
function whatFor(view: SequenceView, cell: Cell): 'closes' | 'blocks' | 'builds' | 'begins' {
  const own = (view.turn ?? 0) % view.teams;
  const space = spaceAt(boardOf(view.options.board), cell);
  const mine = longest(view, own, space);
  if (mine === 4) return 'closes';
  const theirs = Array.from({ length: view.teams }, (_, side) =>
    side === own ? 0 : longest(view, side, space),
  );
  if (Math.max(...theirs) >= 3 && Math.max(...theirs) > mine) return 'blocks';
  return mine > 1 ? 'builds' : 'begins';
}

/** How many others of an open five through this space a side has already, corners lent. */
function longest({ options, chips }: SequenceView, side: number, space: Space): number {
  const fives = (boardOf(options.board).through[space] ?? []).flat();
  const counts = fives.map((five) => {
    const lying = five.filter((each) => each !== space && chips[each] !== OPEN);
    return lying.every((each) => chips[each] === side || chips[each] === FREE) ? lying.length : 0;
  });
  return Math.max(0, ...counts);
}
