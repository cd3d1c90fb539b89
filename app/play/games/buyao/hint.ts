import { face } from '../../../../components/games/buyao/face';
import type { Script } from '../../../../engine/chinese/reading';
import { PHRASES } from '../../../../engine/chinese/words';
import type { BuyaoMove, BuyaoView } from '../../../../engine/games/buyao/state';
import type { Language } from '../../../texts';
import { hints } from '../../../texts/games/buyao/hints';
import { words } from '../../../texts/games/buyao/words';
import type { Hint } from '../gameTable';
import { reasons } from './reasons';
import { FEW_TOKENS, situationOf, type Situation } from './situation';

type Texts = (typeof hints)[Language];

/** What to look at, what it costs, and what a strong player would do and why. */
export function hint(
  view: BuyaoView,
  best: BuyaoMove,
  names: readonly string[],
  language: Language,
  script: Script = 'simplified',
): Hint | null {
  const situation = situationOf(view);
  if (!situation) return null;
  const texts = hints[language];
  const { set } = words[language];
  const phrase = best.type === 'take' ? PHRASES.take : PHRASES.decline;
  return [
    set(look(situation, names, language, script)),
    texts.together(costs(situation, texts)),
    set(
      texts.together([
        texts.would(phrase.hanzi[script]),
        ...reasons(situation, best, names, texts.why),
      ]),
    ),
  ];
}

/** A question that leads to what matters most here. */
function look(
  situation: Situation,
  names: readonly string[],
  language: Language,
  script: Script,
): string {
  const { look: asks } = hints[language];
  const { tokens, joins, rivals, pot } = situation;
  const card = words[language].card(face(`${situation.card}`));
  const decline = PHRASES.decline.hanzi[script];
  if (tokens === 0) return asks.noTokens();
  if (joins.how !== 'alone') return asks.own(card);
  const [rival] = rivals;
  if (rival) return asks.rival(card, names[rival.seat] ?? '');
  if (tokens !== null && tokens <= FEW_TOKENS) return asks.fewTokens(decline);
  return pot > 0 ? asks.pot(card) : asks.number(card, decline);
}

/** Taking it, in exact numbers, and passing it. */
function costs({ joins, card, pot, points, cost, tokens }: Situation, texts: Texts): string[] {
  return [
    adds(joins, card, texts),
    ...(pot > 0 ? [texts.sum(points, pot, cost)] : []),
    tokens === null ? texts.passing : tokens === 0 ? texts.must : texts.passingLeaves(tokens - 1),
  ];
}

function adds(joins: Situation['joins'], card: number, { adds: says }: Texts): string {
  switch (joins.how) {
    case 'alone':
      return says.alone(card);
    case 'after':
      return says.after(joins.held);
    case 'before':
      return says.before(card, joins.held);
    case 'between':
      return says.between(joins.held, joins.above);
  }
}
