import { face } from '../../../../components/games/numero/face';
import { seenIn } from '../../../../components/games/numero/seen';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { PatienceView } from '../../../../engine/games/patience/state';
import type { Language } from '../../../texts';
import { table } from '../../../texts/games/numero/table';
import { words } from '../../../texts/games/numero/words';

/** The whole table in words: the centre, the own hand, whose turn it is, what everybody has. Alone one needs no name. */
export function inWords(
  view: NumeroView | PatienceView,
  names: readonly string[],
  language: Language,
): string {
  const says = table[language];
  const { card: named, set, score } = words[language];
  const { bed, seats, turn, pack, owners, alone } = seenIn(view);
  const nameOf = (seat: number) => names[seat] ?? '';
  return set(
    says.together([
      ...(turn === null ? [says.over] : alone ? [] : [says.turn(nameOf(turn))]),
      says.centre(
        bed.centre.map((lying) =>
          'pile' in lying
            ? says.build(lying.value, nameOf(owners.get(lying.pile) ?? -1))
            : named(face(lying.card)),
        ),
      ),
      ...(view.hand === null ? [] : [says.hand(bed.hand.map((card) => named(face(card))))]),
      ...seats.map((seat, at) => {
        const scored = score(seat.score, view.options.score);
        return alone ? says.alone(scored) : says.seat(nameOf(at), seat.hand, scored);
      }),
      says.pack(pack),
    ]),
  );
}
