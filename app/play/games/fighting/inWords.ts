import { tricksBySide } from '../../../../components/games/fighting/seen';
import { ELEMENT_READINGS } from '../../../../engine/chinese/zodiac';
import { sidesAt } from '../../../../engine/games/fighting/sides';
import type { FightingView } from '../../../../engine/games/fighting/state';
import type { Language } from '../../../texts';
import { table } from '../../../texts/games/fighting/table';
import { words } from '../../../texts/games/fighting/words';

/** The whole table in words: what is wangpai, the trick, whose turn it is, the own hand, how everybody stands. */
export function inWords(view: FightingView, names: readonly string[], language: Language): string {
  const says = table[language];
  const { card, set, side } = words[language];
  const tricks = tricksBySide(view);
  const sides = Array.from({ length: sidesAt(view.seats) }, (_, at) => at);
  const nameOf = (seat: number) => names[seat] ?? '';
  return set(
    says.together([
      ...now(view, nameOf, language),
      ...(view.hand === null ? [] : [says.hand(view.hand.map((held) => card(Number(held))))]),
      ...sides.map((at) =>
        says.side(
          side(names, at),
          sides.length < view.seats,
          tricks[at] ?? 0,
          view.scores[at] ?? 0,
        ),
      ),
      ...view.voids.flatMap((lacks, seat) =>
        lacks.length === 0
          ? []
          : [
              says.lacks(
                nameOf(seat),
                lacks.map((element) => ELEMENT_READINGS[element].hanzi.simplified),
              ),
            ],
      ),
    ]),
  );
}

function now(
  { phase, hasLaid, laid, wangpai, trick, leader, turn, seats }: FightingView,
  nameOf: (seat: number) => string,
  language: Language,
): string[] {
  const says = table[language];
  const { card } = words[language];
  if (phase === 'over') return [says.over];
  if (phase === 'laying') {
    const names = hasLaid.flatMap((has, seat) => (has ? [nameOf(seat)] : []));
    return [
      says.laying,
      ...(names.length > 0 ? [says.hasLaid(names)] : []),
      ...(laid === null ? [] : [says.ownLaid(card(Number(laid)))]),
    ];
  }
  const lying = trick.map((it, at) =>
    says.by(card(Number(it)), nameOf(((leader ?? 0) + at) % seats)),
  );
  return [
    ...(wangpai === null ? [] : [says.wangpai(Number(wangpai))]),
    ...(lying.length > 0 ? [says.trick(lying)] : []),
    ...(turn === null
      ? []
      : [lying.length > 0 ? says.turn(nameOf(turn)) : says.leads(nameOf(turn))]),
  ];
}
