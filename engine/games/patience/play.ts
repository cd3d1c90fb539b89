import type { Expression } from '../../chinese/expression';
import { silent, type CardId, type GameEvent, type Seat, type Tell } from '../../core/game';
import type { Deed } from '../numero/state';
import type { Take } from '../numero/takes';
import { saidOf, takingOf } from '../numero/taking';
import { canTake } from './canTake';
import { endLines } from './end';
import type { PatienceState } from './state';
import { positionOf } from './table';

/** In the centre, and in the hand. */
const CARDS_EACH = 5;

export const ALONE: readonly Seat[] = [0];

export function take(state: PatienceState, move: Take, tell: Tell): void {
  const { hand, centre } = positionOf(state);
  const taking = takingOf(move, hand, centre, state.options.score);
  const { cards, groups, value, lines, handAfter, centreAfter } = taking;
  const said = tell === silent ? undefined : saidOf(move.groups, centre);
  state.hand = handAfter;
  state.centre = centreAfter.flatMap((lying) => ('card' in lying ? lying.card : []));
  state.won.push(...cards);
  record(state, { type: 'took', cards, groups, value, lines }, tell, said);
  layOut(state, tell);
}

/** Centre, then hand, are filled up from the pack; where nothing can be taken then, it is the end. */
export function layOut(state: PatienceState, tell: Tell): void {
  deal(state, state.centre, tell);
  deal(state, state.hand, tell);
  if (canTake(positionOf(state))) return;
  state.over = true;
  record(state, { type: 'ended', lines: endLines(state) }, tell);
}

function deal(state: PatienceState, onto: CardId[], tell: Tell): void {
  const { deck, top } = state;
  const cards = deck.slice(top, top + Math.max(0, CARDS_EACH - onto.length));
  if (cards.length === 0) return;
  onto.push(...cards);
  state.top += cards.length;
  if (onto === state.centre) record(state, { type: 'turned', cards }, tell);
  else announce({ type: 'drew', cards }, tell, ALONE);
}

function record(state: PatienceState, deed: Deed, tell: Tell, said?: readonly Expression[]): void {
  state.history.push(deed);
  state.score += (deed.lines ?? []).reduce((sum, { points }) => sum + points, 0);
  announce({ ...deed, ...(said && { said }) }, tell);
}

/** New cards are no secret that somebody else has now learnt: who plays alone may take back every move. */
function announce(
  deed: Deed & { readonly said?: readonly Expression[] },
  tell: Tell,
  seenBy: GameEvent['seenBy'] = 'all',
): void {
  if (tell !== silent) tell({ ...deed, seat: 0, seenBy, reveals: false });
}
