import { face } from '../../../../components/games/sevens/face';
import { SUITS } from '../../../../engine/chinese/suits';
import { SUIT_ORDER } from '../../../../engine/games/sevens/cards';
import type { SevensView } from '../../../../engine/games/sevens/state';
import type { Language } from '../../../texts';
import { table } from '../../../texts/games/sevens/table';
import { words } from '../../../texts/games/sevens/words';

/** The whole table in words: the chains, whose turn it is, the own hand, what everybody knows of each. */
export function inWords(view: SevensView, names: readonly string[], language: Language): string {
  const says = table[language];
  const { card: named, set } = words[language];
  const nameOf = (seat: number) => names[seat] ?? '';
  const cards = (ids: readonly string[]) => ids.map((card) => named(face(card)));
  const { known, couldNot, hand, mine } = view;
  return set(
    says.together([
      ...(view.rounds > 1 ? [says.round(view.round + 1, view.rounds)] : []),
      ...nowOf(view, nameOf, says),
      says.chains(
        SUIT_ORDER.map((suit, at) => {
          const chain = view.chains[at];
          const { hanzi, digits } = SUITS[suit];
          const name = `${hanzi.simplified} ${digits}`;
          return chain ? says.chain(name, chain.low, chain.high) : says.bare(name);
        }),
      ),
      ...(hand === null ? [] : [says.hand(cards(hand))]),
      ...(mine === null ? [] : [says.mine(named(face(mine)))]),
      ...view.hands.flatMap((held, seat) => [
        says.seat(nameOf(seat), held, view.scores[seat] ?? 0),
        ...list(known[seat], (shown) => says.known(nameOf(seat), cards(shown))),
        ...list(couldNot[seat], (missing) => says.couldNot(nameOf(seat), cards(missing))),
      ]),
    ]),
  );
}

function nowOf(
  { turn, target, phase, presented }: SevensView,
  nameOf: (seat: number) => string,
  says: (typeof table)['en'],
): string[] {
  if (turn === null) return [says.over];
  if (phase === 'turn') return [says.turn(nameOf(turn))];
  const down = presented.flatMap((isDown, seat) => (isDown ? [nameOf(seat)] : []));
  return [
    says.knock(nameOf(turn)),
    ...list(down, says.faceDown),
    ...(target === null ? [] : [says.asked(nameOf(target))]),
  ];
}

function list(
  cards: readonly string[] | undefined,
  say: (cards: readonly string[]) => string,
): string[] {
  return cards && cards.length > 0 ? [say(cards)] : [];
}
