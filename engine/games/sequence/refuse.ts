import type { CardId, Seat } from '../../core/game';
import { refusal, type Refusal } from '../../core/refusal';
import { boardOf, FREE, OPEN, spaceAt, type Space } from './board';
import { deckOf, type Card, type CardNumber } from './cards';
import { completedBy, isSame, lineOf } from './lines';
import { isDead } from './listing';
import type { ChipMove, SequenceMove } from './move';
import { teamOf, type SequenceState } from './state';

export function refuse(state: SequenceState, seat: Seat, move: SequenceMove): Refusal | null {
  if (state.phase === 'over') return refusal('gameOver', 'This game is over.');
  if (move.type === 'tableTalk') {
    return refusal('refereeOnly', 'Only the referee calls table talk.');
  }
  if (move.type === 'forfeit') return refuseForfeit(state, seat, move.card);
  if (state.giving.includes(seat)) {
    return refusal('giveFirst', 'Table talk was called on your team: give up a card first.');
  }
  if (state.giving.length > 0) return refusal('notYourTurn', 'It is not your turn.', { seat });
  if (move.type === 'draw') return refuseDraw(state, seat);
  if (seat !== state.turn) return refusal('notYourTurn', 'It is not your turn.', { seat });
  if (move.type === 'pass') return refusePass(state, seat);
  return refuseHeld(state, seat, move.card) ?? refusePlay(state, seat, move);
}

type Play = Extract<SequenceMove, { type: 'chip' | 'remove' | 'exchange' }>;

/** Of a card that is in the hand. */
function refusePlay(state: SequenceState, seat: Seat, move: Play): Refusal | null {
  const card = numberOf(state, move.card);
  const kind = deckOf(state.options.board).cards[card];
  if (move.type === 'exchange') return refuseExchange(state, seat, card, move.card);
  const space = spaceAt(boardOf(state.options.board), move.cell);
  if (space < 0) return refusal('noSuchCell', 'There is no such space on the board.');
  if (state.chips[space] === FREE) {
    return refusal('freeCorner', 'A corner is free for everyone: nothing is put there or removed.');
  }
  if (move.type === 'remove') return refuseRemove(state, seat, kind, space);
  return refuseChip(state, kind, space) ?? refuseLine(state, seat, space, move);
}

function refuseHeld(state: SequenceState, seat: Seat, card: CardId): Refusal | null {
  const number = numberOf(state, card);
  if (number < 0) return refusal('noSuchCard', 'There is no such card.', { card });
  if (state.hands[seat]?.includes(number)) return null;
  return refusal('cardNotThere', 'It is not in your hand.', { card });
}

function refuseChip(state: SequenceState, kind: Card | undefined, space: Space): Refusal | null {
  if (kind?.type === 'minus') {
    return refusal('minusRemoves', 'A Minus removes a chip and places none.');
  }
  const printed = boardOf(state.options.board).printed[space] ?? 0;
  if (kind?.type === 'equation' && kind.answer !== printed) {
    const { id: card, answer } = kind;
    return refusal('wrongAnswer', `${card} does not make ${printed}.`, { card, answer, printed });
  }
  if (state.chips[space] === OPEN) return null;
  return refusal('covered', 'A chip lies there already.', { printed });
}

/** A line that is asked for must be one that the chip completes and that may count. */
function refuseLine(
  state: SequenceState,
  seat: Seat,
  space: Space,
  { line }: ChipMove,
): Refusal | null {
  if (!line) return null;
  const asked = lineOf(state, line);
  const lines = completedBy(state, seat, space).flat();
  if (asked && lines.some((each) => isSame(each, asked))) return null;
  return refusal(
    'noSequence',
    'Those five are no new sequence: five of one side in a line, with this chip, and no more than one of them used before.',
  );
}

function refuseRemove(
  state: SequenceState,
  seat: Seat,
  kind: Card | undefined,
  space: Space,
): Refusal | null {
  if (kind?.type !== 'minus') return refusal('onlyMinus', 'Only a Minus removes a chip.');
  const chip = state.chips[space];
  if (chip === OPEN) return refusal('nothingThere', 'No chip lies there.');
  if (chip === teamOf(state, seat)) {
    return refusal('ownChip', 'That chip is of your own side.');
  }
  if (state.turned[space] !== 1) return null;
  return refusal('turnedChip', 'That chip is part of a sequence: it stays for good.');
}

function refuseExchange(
  state: SequenceState,
  seat: Seat,
  card: CardNumber,
  id: CardId,
): Refusal | null {
  if (!isDead(state, seat, card)) {
    return refusal('notDead', 'This card can be played, so it is not dead.', { card: id });
  }
  if (state.phase === 'fresh') return null;
  return refusal('turnedInOnce', 'Only one dead card a turn may be turned in.', { card: id });
}

function refusePass(state: SequenceState, seat: Seat): Refusal | null {
  const hand = state.hands[seat] ?? [];
  if (hand.some((card) => !isDead(state, seat, card))) {
    return refusal('canPlay', 'You hold a card that can be played.');
  }
  if (hand.length === 0 || state.phase === 'turnedIn') return null;
  return refusal('turnInFirst', 'Turn in a dead card first: the new one may be of use.');
}

function refuseDraw({ options, owing }: SequenceState, seat: Seat): Refusal | null {
  if (!options.selfDraw) return refusal('drawsItself', 'Here cards are drawn by themselves.');
  if (owing.includes(seat)) return null;
  return refusal('nothingToDraw', 'You have no card to draw now.');
}

function refuseForfeit(state: SequenceState, seat: Seat, card: CardId): Refusal | null {
  if (state.giving.includes(seat)) return refuseHeld(state, seat, card);
  return refusal('nothingToGive', 'You have no card to give up now.');
}

function numberOf({ options }: SequenceState, card: CardId): CardNumber {
  return deckOf(options.board).numberOf.get(card) ?? -1;
}
