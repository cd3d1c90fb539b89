import { silent, type Seat, type Tell } from '../../core/game';
import type { NumeroState } from './state';

export const HAND = 5;

/** The hand is filled up while the pack lasts, and the next seat with cards is to move. */
export function endTurn(state: NumeroState, tell: Tell): void {
  const { turn, seats } = state;
  refill(state, turn, tell);
  state.lastTurns[turn] = state.turns;
  state.turns++;
  state.phase = 'fresh';
  const [next, another] = holdersAfter(turn, seats, state.hands);
  state.turn = next ?? turn;
  // With cards in the pack every hand has five: only at the end one seat is alone with cards.
  if (another !== undefined) return;
  state.phase = 'lastChance';
  if (tell !== silent) tell({ type: 'lastChance', seenBy: 'all', reveals: false, seat: next });
}

function refill(state: NumeroState, seat: Seat, tell: Tell): void {
  const hand = state.hands[seat] ?? [];
  const cards = state.deck.slice(state.top, state.top + Math.max(0, HAND - hand.length));
  if (cards.length === 0) return;
  hand.push(...cards);
  state.top += cards.length;
  if (tell === silent) return;
  tell({ type: 'refilled', seenBy: 'all', reveals: false, seat, count: cards.length });
  tell({ type: 'drew', seenBy: [seat], reveals: true, seat, cards });
}

/** The seats with cards, clockwise from the one after this. */
function holdersAfter(seat: Seat, seats: number, hands: readonly (readonly unknown[])[]): Seat[] {
  const order = Array.from({ length: seats }, (_, at) => (seat + 1 + at) % seats);
  return order.filter((each) => (hands[each]?.length ?? 0) > 0);
}
