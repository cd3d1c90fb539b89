import { face } from '../../../../components/games/sequence/face';
import { boardOf, cellOf } from '../../../../engine/games/sequence/board';
import type { SequenceView } from '../../../../engine/games/sequence/state';
import type { Language } from '../../../texts';
import { table } from '../../../texts/games/sequence/table';
import { words } from '../../../texts/games/sequence/words';
import { sequencesBySide, sideOf } from './sides';

/** The whole table in words: whose turn it is, the hand, the chips of every side, the piles. */
export function inWords(view: SequenceView, names: readonly string[], language: Language): string {
  const says = table[language];
  const { card: named, side, set } = words[language];
  const nameOf = (seat: number) => names[seat] ?? '';
  const board = boardOf(view.options.board);
  const sides = sequencesBySide(view).map((count, at) => {
    const name = side(sideOf(names, view.teams, at));
    const spaces = view.chips.flatMap((chip, space) => {
      if (chip !== at) return [];
      const [row, column] = cellOf(board, space);
      return [says.space(board.printed[space] ?? 0, row + 1, column + 1)];
    });
    return [says.chips(name, spaces), ...(count > 0 ? [says.sequences(name, count)] : [])];
  });
  return set(
    says.together([
      view.turn === null ? says.over : says.turn(nameOf(view.turn)),
      ...[...new Set(view.owing)].map((seat) => says.owes(nameOf(seat))),
      ...(view.hand === null ? [] : [says.hand(view.hand.map((card) => named(face(card))))]),
      ...sides.flat(),
      ...view.discards.flatMap((cards, seat) =>
        cards.length === 0
          ? []
          : [
              says.pile(
                nameOf(seat),
                cards.map((card) => face(card).digits),
              ),
            ],
      ),
      says.deck(view.deck),
    ]),
  );
}
