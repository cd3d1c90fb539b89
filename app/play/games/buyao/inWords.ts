import { face } from '../../../../components/games/buyao/face';
import { runs } from '../../../../engine/games/buyao/score';
import type { BuyaoView } from '../../../../engine/games/buyao/state';
import type { Language } from '../../../texts';
import { table } from '../../../texts/games/buyao/table';
import { words } from '../../../texts/games/buyao/words';

/** The whole table in words: the open card, whose turn it is, what lies before each seat, the pile. */
export function inWords(view: BuyaoView, names: readonly string[], language: Language): string {
  const says = table[language];
  const nameOf = (seat: number) => names[seat] ?? '';
  const now =
    view.open === null || view.turn === null
      ? [says.over]
      : [says.open(words[language].card(face(view.open)), view.pot), says.turn(nameOf(view.turn))];
  const seats = view.cards.flatMap((cards, seat) => {
    const held = view.tokens[seat] ?? null;
    return [
      says.cards(
        nameOf(seat),
        runs(cards.map(Number)).map((run) => laid(run, language)),
      ),
      ...(held === null ? [] : [says.tokens(nameOf(seat), held)]),
    ];
  });
  return words[language].set(says.together([...now, ...seats, says.pile(view.pile)]));
}

function laid(run: readonly number[], language: Language): string {
  const [lowest = 0] = run;
  const highest = run.at(-1) ?? lowest;
  const says = table[language];
  return run.length > 1 ? says.run(lowest, highest) : says.single(lowest);
}
