import { face } from '../../../../components/games/sevens/face';
import { possibleIn } from '../../../../components/games/sevens/intents';
import { readNumber } from '../../../../engine/chinese/number';
import type { Script } from '../../../../engine/chinese/reading';
import { PHRASES } from '../../../../engine/chinese/words';
import {
  cardAt,
  cardNamed,
  faceOf,
  nameOf,
  numberAt,
  packOf,
  suitAt,
} from '../../../../engine/games/sevens/cards';
import { fits } from '../../../../engine/games/sevens/chains';
import type { SevensMove } from '../../../../engine/games/sevens/move';
import { pointsOf } from '../../../../engine/games/sevens/score';
import type { SevensView } from '../../../../engine/games/sevens/state';
import type { Language } from '../../../texts';
import { hints } from '../../../texts/games/sevens/hints';
import { words } from '../../../texts/games/sevens/words';
import type { Hint } from '../gameTable';

/** From here on, points are worth a word. */
const DEAR = 10;

/** Where to look, what is known, what a strong player would do and why. */
export function hint(
  view: SevensView,
  best: SevensMove,
  names: readonly string[],
  language: Language,
  script: Script = 'simplified',
): Hint | null {
  const says = hints[language];
  const { card: named, set } = words[language];
  const shown = (card: string) => named(face(card));
  const told = ([look, see, advice]: Hint): Hint => [set(look), set(see), set(advice)];
  switch (best.type) {
    case 'lay': {
      const fitting = fittingIn(view);
      return told([
        says.look.lay(fitting.length),
        says.see.lay(fitting.map(shown)),
        says.together([says.would.lay(shown(best.card)), whyLay(view, best.card, says, shown)]),
      ]);
    }
    case 'knock':
      return told([says.look.knock, says.see.knock, says.would.knock(PHRASES.knock.hanzi[script])]);
    case 'present': {
      const points = pointsOf([best.card], view.options);
      const why = points >= DEAR ? says.why.points(points) : says.why.imagined;
      return told([
        says.look.present,
        says.see.present,
        says.together([says.would.present(shown(best.card)), why]),
      ]);
    }
    case 'guess':
      return told(toGuess(view, best, names, says, shown, named));
  }
}

type Says = (typeof hints)[Language];

function toGuess(
  view: SevensView,
  best: Extract<SevensMove, { type: 'guess' }>,
  names: readonly string[],
  says: Says,
  shown: (card: string) => string,
  named: (typeof words)['en']['card'],
): Hint {
  const from = view.target ?? -1;
  const name = names[from] ?? '';
  const possible = possibleIn(view);
  const missing = view.couldNot[from] ?? [];
  const seen = view.known[from] ?? [];
  const isKnown =
    'card' in best
      ? seen.includes(best.card)
      : seen.some((card) => faceOf(card).number === best.number);
  const what = 'card' in best ? shown(best.card) : named(readNumber(best.number));
  return [
    says.look.guess(name),
    says.together([
      'card' in best ? says.see.possible(possible.length) : says.see.numbers(possible.length),
      ...(missing.length > 0 ? [says.see.couldNot(name, missing.map(shown))] : []),
    ]),
    says.together([says.would.guess(what), isKnown ? says.why.known(name) : says.why.likely]),
  ];
}

/** Only what can be seen to be so. */
function whyLay(
  view: SevensView,
  card: string,
  says: Says,
  shown: (card: string) => string,
): string {
  const opened = openedBy(view, card);
  const own = opened.find((next) => view.hand?.includes(next));
  if (own !== undefined) return says.why.opensOwn(shown(own));
  return opened.length === 0 ? says.why.opensNothing : says.why.imagined;
}

function fittingIn({ hand, chains, options }: SevensView): string[] {
  const pack = packOf(options);
  return (hand ?? []).filter((name) => fits(chains, cardNamed(name, pack) ?? -1, pack));
}

/** What could be laid next to it. */
function openedBy({ options }: SevensView, name: string): string[] {
  const pack = packOf(options);
  const card = cardNamed(name, pack) ?? 0;
  const [suit, number] = [suitAt(card), numberAt(card)];
  return [
    ...(number <= pack.centre && number > 1 ? [number - 1] : []),
    ...(number >= pack.centre && number < pack.highest ? [number + 1] : []),
  ].map((next) => nameOf(cardAt(suit, next)));
}
