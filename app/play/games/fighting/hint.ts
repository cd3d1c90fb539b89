import { isWangpai } from '../../../../engine/games/fighting/cards';
import type { FightingMove, FightingView } from '../../../../engine/games/fighting/state';
import type { Script } from '../../../../engine/chinese/reading';
import type { Language } from '../../../texts';
import { hints } from '../../../texts/games/fighting/hints';
import { words } from '../../../texts/games/fighting/words';
import type { Hint } from '../gameTable';
import { situationOf, unseenBy, type Situation } from './situation';

/** Where to look; which cards matter; which card a strong player would play, and why. */
export function hint(
  view: FightingView,
  best: FightingMove,
  names: readonly string[],
  language: Language,
  script: Script = 'simplified',
): Hint | null {
  if (view.hand === null) return null;
  const { set } = words[language];
  const steps =
    view.phase === 'laying'
      ? toLay(view, best, language, script)
      : toPlay(view, best, names, language, script);
  const [look, cards, advice] = steps;
  return [set(look), set(cards), set(advice)];
}

function toLay(view: FightingView, best: FightingMove, language: Language, script: Script): Hint {
  const says = hints[language];
  const { card: named } = words[language];
  const lowest = Math.min(...(view.hand ?? []).map(Number));
  const unseen = unseenBy(view);
  const higher = unseen.filter((card) => card > lowest).length;
  const why = Number(best.card) === lowest ? says.why.calls : says.why.keeps;
  return [
    says.look.lay,
    says.cards.lowest(named(lowest, script), Math.round((100 * higher) / unseen.length)),
    says.together([says.would.lay(named(Number(best.card), script)), why]),
  ];
}

function toPlay(
  view: FightingView,
  best: FightingMove,
  names: readonly string[],
  language: Language,
  script: Script,
): Hint {
  const says = hints[language];
  const { card: named } = words[language];
  const situation = situationOf(view);
  const card = Number(best.card);
  return [
    look(view, situation, language, script),
    says.together(cardsThatMatter(view, situation, names, language, script)),
    says.together([
      says.would.play(named(card, script)),
      reason(view, situation, card, names, language, script),
    ]),
  ];
}

function look(
  { hand }: FightingView,
  { led, cards }: Situation,
  language: Language,
  script: Script,
): string {
  const says = hints[language].look;
  const { element, wangpai } = words[language];
  if (led === 0) return says.lead(wangpai(script));
  const follows = element(cards[0] ?? 0) === element(led) || cards.length < (hand ?? []).length;
  return follows
    ? says.follow(element(led, script))
    : says.free(element(led, script), wangpai(script));
}

function cardsThatMatter(
  view: FightingView,
  { cards, winning, best }: Situation,
  names: readonly string[],
  language: Language,
  script: Script,
): string[] {
  const says = hints[language].cards;
  const { card: named, wangpai } = words[language];
  const list = (some: readonly number[]) => some.map((card) => named(card, script));
  if (!best) {
    const strong = cards.filter((card) => isWangpai(card, Number(view.wangpai)));
    return [
      strong.length > 0
        ? says.wangpai(wangpai(script), list(strong))
        : says.noWangpai(wangpai(script)),
    ];
  }
  const name = names[best.seat] ?? '';
  return [
    says.beat(named(best.card, script), name),
    ...(best.isPartner ? [says.partner(name)] : []),
    winning.length > 0 ? says.winning(list(winning)) : says.noneWins,
  ];
}

/** Only what can be seen to be so. */
function reason(
  view: FightingView,
  { cards, winning, best, isLast, isSure }: Situation,
  card: number,
  names: readonly string[],
  language: Language,
  script: Script,
): string {
  const { why } = hints[language];
  if (cards.length === 1) return why.only;
  if (!best) {
    if (isSure(card)) return why.surest;
    const isStrong = isWangpai(card, Number(view.wangpai));
    return isStrong ? why.draws(words[language].wangpai(script)) : why.imagined;
  }
  if (winning.includes(card)) {
    if (winning.length > 1 && winning.at(-1) === card) return why.cheapest;
    if (isLast) return why.winsLast;
    return isSure(card) ? why.surest : why.wins;
  }
  if (best.isPartner) return why.partnerWins(names[best.seat] ?? '');
  return winning.length === 0 ? why.loses : why.imagined;
}
