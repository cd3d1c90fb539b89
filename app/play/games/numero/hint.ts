import { face } from '../../../../components/games/numero/face';
import { pileValueIn } from '../../../../components/games/numero/sentence';
import { seenIn } from '../../../../components/games/numero/seen';
import { answerOf } from '../../../../components/games/numero/workbench';
import type { CardId } from '../../../../engine';
import { cardOf } from '../../../../engine/games/numero/cards';
import { cardsIn } from '../../../../engine/games/numero/leaves';
import type { NumeroMove } from '../../../../engine/games/numero/move';
import { sayTerm } from '../../../../engine/games/numero/say';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { PatienceView } from '../../../../engine/games/patience/state';
import type { Language } from '../../../texts';
import { hints } from '../../../texts/games/numero/hints';
import { words } from '../../../texts/games/numero/words';
import type { Hint } from '../gameTable';

/** There is something; these cards; this sentence. */
export function hint(
  view: NumeroView | PatienceView,
  best: NumeroMove,
  _names: readonly string[],
  language: Language,
): Hint | null {
  const { bed } = seenIn(view);
  const says = hints[language];
  const { card: named } = words[language];
  const shown = (cards: readonly CardId[]) => says.cards(cards.map((card) => named(face(card))));
  switch (best.type) {
    case 'take': {
      const cards = [best.card, ...best.groups.flatMap((group) => cardsIn(group, bed.centre))];
      const answer = numberOn(best.card);
      const sentences = best.groups.map((group) => sayTerm(group, pileValueIn(bed), answer).digits);
      return [
        says.there.take(cards.length),
        shown(cards),
        says.take(sentences, named(face(best.card))),
      ];
    }
    case 'build': {
      const cards = cardsIn(best.term, bed.centre);
      const answer = answerOf(bed, best.term) ?? 0;
      const sentence = sayTerm(best.term, pileValueIn(bed), answer).digits;
      return [says.there.build, shown(cards), says.build(sentence, answer)];
    }
    case 'discard':
    case 'toss':
      return [says.there.discard, says.cardsOfOther, says.discard(named(face(best.card)))];
    case 'challenge': {
      const build = bed.centre.find((lying) => 'pile' in lying && lying.pile === best.pile);
      const value = build && 'pile' in build ? build.value : 0;
      return [says.there.challenge, says.cardsOfOther, says.challenge(value)];
    }
    case 'tossAll':
      return [says.there.other, shown(bed.hand), says.tossAll];
    case 'pass':
      return [says.there.other, shown(bed.hand), says.pass];
  }
}

function numberOn(id: CardId): number {
  const card = cardOf(id);
  return card.type === 'number' ? card.number : 0;
}
