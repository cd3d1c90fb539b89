import type { Seat, Tell } from '../../core/game';
import { refusal, type Refusal } from '../../core/refusal';
import { BLUFFED, CHALLENGED_IN_VAIN } from './account';
import { numberOn } from './answers';
import { undone } from './builds';
import { OPENS, record } from './record';
import { isBuild, type Build, type Heap, type Known, type NumeroState } from './state';
import type { PileId } from './term';

/** What a challenge depends on. */
export type Doubted = Pick<Known, 'options' | 'phase' | 'lastTurns' | 'centre'>;

export function refuseChallenge(table: Doubted, seat: Seat, pile: PileId): Refusal | null {
  if (!table.options.bluff) {
    return refusal('noBluff', 'Here every build is backed: there is nothing to challenge.');
  }
  const build = findBuild(table.centre, pile);
  if (!build) return refusal('noSuchPile', 'There is no such build.', { pile });
  if (build.owner === seat) return refusal('ownBuild', 'This build is your own.', { pile });
  if (build.proven) return refusal('provenBuild', 'Its answer has been shown already.', { pile });
  const isFirstTurn = build.turn > (table.lastTurns[seat] ?? -1);
  if (table.phase === 'fresh' && isFirstTurn) return null;
  const reason = 'A build is challenged on the first turn after it was made, before anything else.';
  return refusal('tooLate', reason, { pile });
}

export function findBuild(centre: readonly Heap[], pile: PileId): Build | undefined {
  return centre.find((heap): heap is Build => isBuild(heap) && heap.pile === pile);
}

/** The answer is shown, and the challenger pays; or it cannot be, and the builder does. */
export function challenge(state: NumeroState, seat: Seat, pile: PileId, tell: Tell): void {
  const build = findBuild(state.centre, pile);
  if (!build) return;
  const { owner, value } = build;
  const answer = state.hands[owner]?.find((id) => numberOn(id) === value);
  const lines = answer === undefined ? undefined : [CHALLENGED_IN_VAIN];
  record(state, { type: 'challenged', seat, pile, value, ...(lines && { lines }) }, tell, OPENS);
  if (answer === undefined) {
    state.centre = undone(state.centre, build);
    const cards = build.added;
    const deed = { type: 'undone', seat: owner, pile, value, cards, lines: [BLUFFED] };
    record(state, deed, tell, OPENS);
    return;
  }
  state.centre = state.centre.map((heap) => (heap === build ? { ...build, proven: true } : heap));
  if (!state.shown[owner]?.includes(answer)) state.shown[owner]?.push(answer);
  record(state, { type: 'proven', seat: owner, pile, value, cards: [answer] }, tell, OPENS);
}
