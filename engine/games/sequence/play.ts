import { silent, type Seat, type Tell } from '../../core/game';
import { shuffle } from '../../core/random';
import { boardOf, OPEN, spaceAt } from './board';
import { deckOf, type CardNumber } from './cards';
import { closedBy, lineOf } from './lines';
import type { ChipMove, SequenceMove } from './move';
import { goalAt } from './options';
import { NONE, record } from './record';
import { teamOf, type SequenceState } from './state';

/** The one place where the rules act. */
export function play(state: SequenceState, seat: Seat, move: SequenceMove, tell: Tell): void {
  switch (move.type) {
    case 'chip':
      place(state, seat, move, tell);
      return afterPlaying(state, seat, tell);
    case 'remove': {
      const space = spaceAt(boardOf(state.options.board), move.cell);
      const card = layDown(state, seat, move.card);
      state.chips[space] = OPEN;
      state.open++;
      record(state, 'removed', seat, card, space, tell);
      return afterPlaying(state, seat, tell);
    }
    case 'exchange':
      record(state, 'turnedIn', seat, layDown(state, seat, move.card), NONE, tell);
      state.phase = 'turnedIn';
      return draw(state, seat, tell);
    case 'pass':
      record(state, 'passed', seat, NONE, NONE, tell);
      state.passes++;
      return endTurn(state, tell);
    case 'draw':
      return drawAtLast(state, seat, tell);
    case 'forfeit':
      record(state, 'forfeited', seat, layDown(state, seat, move.card), NONE, tell);
      state.giving = state.giving.filter((other) => other !== seat);
      return;
    case 'tableTalk':
      return; // the referee's, who is no seat
  }
}

function place(state: SequenceState, seat: Seat, move: ChipMove, tell: Tell): void {
  const space = spaceAt(boardOf(state.options.board), move.cell);
  const team = teamOf(state, seat);
  const chosen = move.line ? lineOf(state, move.line) : null;
  const closed = closedBy(state, seat, space, chosen);
  const card = layDown(state, seat, move.card);
  state.chips[space] = team;
  state.open--;
  record(state, 'placed', seat, card, space, tell);
  for (const line of closed) {
    for (const each of line) state.turned[each] = 1;
    state.sequences.push({ team, line });
    record(state, 'closed', seat, team, state.sequences.length - 1, tell);
  }
}

function afterPlaying(state: SequenceState, seat: Seat, tell: Tell): void {
  state.passes = 0;
  if (state.open === 0 || hasWon(state, teamOf(state, seat))) return finish(state, tell);
  if (state.options.selfDraw) state.owing.push(seat);
  else draw(state, seat, tell);
  endTurn(state, tell);
}

/** Who is to play next. When nobody at the table could do anything, that is the end. */
function endTurn(state: SequenceState, tell: Tell): void {
  if (state.passes === state.seats) return finish(state, tell);
  state.turn = (state.turn + 1) % state.seats;
  state.phase = 'fresh';
}

function finish(state: SequenceState, tell: Tell): void {
  state.phase = 'over';
  state.owing = [];
  if (tell !== silent) tell({ type: 'ended', seenBy: 'all', reveals: false });
}

/** Whoever has played before this seat did and has not drawn yet has lost that card. */
function drawAtLast(state: SequenceState, seat: Seat, tell: Tell): void {
  const at = state.owing.indexOf(seat);
  const slow = state.owing.slice(0, at);
  state.owing = state.owing.slice(at + 1);
  draw(state, seat, tell);
  for (const other of slow) record(state, 'lost', other, NONE, NONE, tell);
}

function draw(state: SequenceState, seat: Seat, tell: Tell): void {
  if (state.top === state.deck.length) reshuffle(state, tell);
  // Never past the end: whoever draws has just laid a card on a pile that would be shuffled in.
  const card = state.deck[state.top++] as CardNumber;
  state.hands[seat]?.push(card);
  record(state, 'refilled', seat, 1, NONE, tell);
  if (tell === silent) return;
  const id = deckOf(state.options.board).ids[card] ?? '';
  tell({ type: 'drew', seenBy: [seat], reveals: true, seat, cards: [id] });
}

function reshuffle(state: SequenceState, tell: Tell): void {
  state.deck = shuffle(state.random, state.discards.flat());
  state.top = 0;
  state.discards = state.discards.map(() => []);
  record(state, 'reshuffled', NONE, state.deck.length, NONE, tell);
}

function layDown(state: SequenceState, seat: Seat, id: string): CardNumber {
  const card = deckOf(state.options.board).numberOf.get(id) ?? NONE;
  const hand = state.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  state.discards[seat]?.push(card);
  return card;
}

export function hasWon({ sequences, seats }: SequenceState, team: number): boolean {
  let count = 0;
  for (const known of sequences) if (known.team === team) count++;
  return count >= goalAt(seats);
}
