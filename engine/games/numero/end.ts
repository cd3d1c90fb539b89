import type { CardId, Tell } from '../../core/game';
import { leftLines, MOST_CARDS, restLines } from './account';
import { KNOWN, record } from './record';
import { isBuild, type Heap, type NumeroState } from './state';

/** Nobody plays any more: what lies and what is left is counted. */
export function finish(state: NumeroState, tell: Tell): void {
  state.phase = 'over';
  giveRest(state, tell);
  countLeft(state, tell);
  if (state.options.score === 'points') rewardMost(state, tell);
  record(state, { type: 'ended' }, tell, KNOWN);
}

/** What lies in the centre goes to the seat that took last; where nobody ever took, to nobody. */
function giveRest(state: NumeroState, tell: Tell): void {
  const { lastTaker, options } = state;
  const cards = state.centre.flatMap(cardsOn);
  if (lastTaker === null || cards.length === 0) return;
  state.centre = [];
  state.won[lastTaker]?.push(...cards);
  const lines = restLines(options.score, cards);
  record(state, { type: 'rest', seat: lastTaker, cards, lines }, tell, KNOWN);
}

/** The last hand is known to all: every other card has been seen. */
function countLeft(state: NumeroState, tell: Tell): void {
  state.hands.forEach((hand, seat) => {
    if (hand.length === 0) return;
    const cards = [...hand].sort();
    const lines = leftLines(state.options.score, cards);
    record(state, { type: 'left', seat, cards, lines }, tell, KNOWN);
  });
}

/** Rule 11, once there is anything to have the most of. */
function rewardMost(state: NumeroState, tell: Tell): void {
  const most = Math.max(...state.won.map(({ length }) => length));
  state.won.forEach(({ length }, seat) => {
    if (length === 0 || length < most) return;
    record(state, { type: 'most', seat, count: length, lines: [MOST_CARDS] }, tell, KNOWN);
  });
}

function cardsOn(heap: Heap): readonly CardId[] {
  return isBuild(heap) ? heap.cards : [heap.card];
}
