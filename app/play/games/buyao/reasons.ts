import type { BuyaoMove } from '../../../../engine/games/buyao/state';
import type { hints } from '../../../texts/games/buyao/hints';
import { FEW_TOKENS, type Situation } from './situation';

type Why = (typeof hints)['en' | 'zh']['why'];

/** More than two reasons are none. */
const AT_MOST = 2;

/** With so many a seat need not be afraid of passing. */
const ENOUGH_TOKENS = 6;

/** Why a strong player would do this, the weightiest first: only what can be seen to be so. */
export function reasons(
  situation: Situation,
  { type }: BuyaoMove,
  names: readonly string[],
  why: Why,
): string[] {
  const found = (type === 'take' ? toTake : toDecline)(situation, names, why);
  return found.length > 0 ? found.slice(0, AT_MOST) : [why.imagined];
}

function toTake(situation: Situation, names: readonly string[], why: Why): string[] {
  const { tokens, joins, points, pot, cost, rivals, bridge, average } = situation;
  if (tokens === 0) return [why.must];
  const found: string[] = [];
  if (joins.how === 'between') found.push(why.between(joins.held, joins.above));
  if (joins.how === 'after') found.push(why.after(joins.held));
  if (joins.how === 'before') found.push(why.before(joins.held));
  if (points > 0 && cost <= 0) found.push(why.paid(pot));
  if (cost > 0 && average !== null && 2 * cost <= average) found.push(why.cheap(cost, average));
  const [rival] = rivals;
  if (rival) found.push(why.mayLoseIt(names[rival.seat] ?? '', rival.held));
  if (tokens !== null && tokens <= FEW_TOKENS && pot > 0) found.push(why.fewTokens(tokens, pot));
  if (bridge && average !== null) found.push(why.bridge(bridge.missing, bridge.held));
  return found;
}

function toDecline(situation: Situation, names: readonly string[], why: Why): string[] {
  const { tokens, pot, cost, rivals, seats } = situation;
  const found: string[] = [];
  const [rival] = rivals;
  if (cost > 1) found.push(why.dear(cost));
  if (rival && cost > 1) found.push(why.mayTakeIt(names[rival.seat] ?? '', rival.held));
  if (!rival && cost <= 1) found.push(why.nobodyElse);
  if (!rival) found.push(why.comesBack(pot + seats));
  if (tokens !== null && tokens >= ENOUGH_TOKENS) found.push(why.enoughTokens(tokens));
  return found;
}
