import { silent, type CardId, type Seat, type Tell } from '../../core/game';
import { buildOf } from './builds';
import { challenge } from './challenge';
import { finish } from './end';
import { isLeaf, leavesOf } from './leaves';
import type { BuildMove, NumeroMove } from './move';
import { KNOWN, OPENS, record } from './record';
import type { NumeroState } from './state';
import type { Take } from './takes';
import { saidOf, takingOf } from './taking';
import { endTurn } from './turn';

/** The one place where the rules act. */
export function play(state: NumeroState, seat: Seat, move: NumeroMove, tell: Tell): void {
  switch (move.type) {
    case 'take':
      return take(state, seat, move, tell);
    case 'build':
      return build(state, seat, move, tell);
    case 'discard':
      discard(state, seat, [move.card], 'discarded', tell);
      return endTurn(state, tell);
    case 'toss':
      discard(state, seat, [move.card], 'tossed', tell);
      state.phase = 'tossed';
      return;
    case 'tossAll':
      discard(state, seat, state.hands[seat] ?? [], 'tossed', tell);
      return endTurn(state, tell);
    case 'challenge':
      return challenge(state, seat, move.pile, tell);
    case 'pass':
      record(state, { type: 'passed', seat }, tell, KNOWN);
      return finish(state, tell);
  }
}

function take(state: NumeroState, seat: Seat, move: Take, tell: Tell): void {
  const taking = takingOf(move, state.hands[seat] ?? [], state.centre, state.options.score);
  const { cards, groups, value, lines, handAfter, centreAfter } = taking;
  const said = tell === silent ? undefined : saidOf(move.groups, state.centre);
  state.centre = centreAfter;
  state.won[seat]?.push(...cards);
  state.lastTaker = seat;
  keepInHand(state, seat, handAfter);
  const deed = { type: 'took', seat, cards, groups, value, lines };
  record(state, deed, tell, { ...OPENS, said });
  if (state.phase === 'lastChance') finish(state, tell);
  else endTurn(state, tell);
}

function build(state: NumeroState, seat: Seat, move: BuildMove, tell: Tell): void {
  const made = buildOf(state, seat, move);
  const { pile, value, cards, added } = made;
  const said = tell === silent ? undefined : saidOf([move.term], state.centre);
  const used = leavesOf([move.term]);
  state.centre = [...state.centre.filter((heap) => !isLeaf(used, heap)), made];
  state.nextPile++;
  const hand = state.hands[seat] ?? [];
  keepInHand(
    state,
    seat,
    hand.filter((id) => !added.includes(id)),
  );
  record(state, { type: 'built', seat, cards, pile, value }, tell, { ...OPENS, said });
  endTurn(state, tell);
}

/** Cards of the hand lie in the centre as single cards. */
function discard(
  state: NumeroState,
  seat: Seat,
  cards: readonly CardId[],
  type: 'discarded' | 'tossed',
  tell: Tell,
): void {
  const hand = state.hands[seat] ?? [];
  state.centre.push(...cards.map((card) => ({ card })));
  keepInHand(
    state,
    seat,
    hand.filter((id) => !cards.includes(id)),
  );
  record(state, { type, seat, cards }, tell, OPENS);
}

function keepInHand(state: NumeroState, seat: Seat, hand: CardId[]): void {
  state.hands[seat] = hand;
  state.shown[seat] = (state.shown[seat] ?? []).filter((id) => hand.includes(id));
}
