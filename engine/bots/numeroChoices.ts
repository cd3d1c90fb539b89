import type { CardId } from '../core/game';
import { numberOn } from '../games/numero/answers';
import { cardOf } from '../games/numero/cards';
import { refuseChallenge } from '../games/numero/challenge';
import { listBuilds } from '../games/numero/listBuilds';
import type { BuildMove, NumeroMove } from '../games/numero/move';
import { isBuild, type Build, type NumeroView } from '../games/numero/state';
import { unseenIn } from '../games/numero/view';
import { mustTake, ownTake, type Turn } from './numeroGlance';

/** So many builds are thought about, the largest ones, of so many things: as people see them. */
const BUILDS = 4;
const THINGS = 3;

/** A hand with one number card is hardly a hand: of so many wild cards the least one goes. */
const MANY_WILDS = 4;

/** What is done before the number card is played, if anything: a challenge, or a wild card too many. */
export function firstOfAll(view: NumeroView, turn: Turn): NumeroMove | null {
  if (turn.phase === 'lastChance') return null;
  const liar = view.centre.filter(isBuild).find((build) => isLie(view, turn, build));
  if (liar) return { type: 'challenge', pile: liar.pile };
  const wilds = turn.hand.filter((card) => numberOn(card) === 0);
  if (wilds.length === turn.hand.length) return { type: 'tossAll' };
  if (wilds.length < MANY_WILDS) return null;
  const [least] = wilds.sort((a, b) => cardOf(a).points - cardOf(b).points);
  return least === undefined ? null : { type: 'toss', card: least };
}

/** It can be challenged, and every card that could be its answer has been seen elsewhere. */
function isLie(view: NumeroView, { seat }: Turn, { pile, owner, value }: Build): boolean {
  if (refuseChallenge(view, seat, pile) !== null) return false;
  const possible = [...unseenIn(view), ...(view.shown[owner] ?? [])];
  return !possible.some((card) => numberOn(card) === value);
}

/** Builds with their answer in the hand, or, where that is allowed, without. */
export function builds(turn: Turn, bluffing = false): BuildMove[] {
  if (turn.phase === 'lastChance') return [];
  const { hand, centre, options } = turn;
  const position = { hand, centre, wholeSteps: options.wholeSteps };
  const must = (card: CardId) => mustTake(turn, card);
  return listBuilds(position, bluffing && options.bluff, must, THINGS).slice(0, BUILDS);
}

/** The best take with any other card of the hand. */
export function otherTakes(turn: Turn, best: NumeroMove | null): NumeroMove[] {
  if (best?.type !== 'take') return [];
  const hand = turn.hand.filter((card) => card !== best.card);
  const other = ownTake({ ...turn, hand }, THINGS);
  return other ? [other] : [];
}
