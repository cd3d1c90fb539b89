import * as v from 'valibot';
import { silent, type Game, type Seat, type Table, type Tell } from '../../core/game';
import { below } from '../../core/random';
import { read } from '../../core/read';
import { BadInput, refusal, type Refusal } from '../../core/refusal';
import { deck, PACKS, readOptions, SEATS, TOKENS_EACH, type BuyaoOptions } from './cards';
import { result } from './score';
import type { BuyaoMove, BuyaoState, BuyaoView } from './state';
import { imagine, view, viewMoves } from './view';

const TAKE: BuyaoMove = { type: 'take' };
const DECLINE: BuyaoMove = { type: 'decline' };
const BOTH: readonly BuyaoMove[] = [TAKE, DECLINE];
const TAKE_ONLY: readonly BuyaoMove[] = [TAKE];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];
const NOBODY: readonly Seat[] = [];
const NONE: readonly BuyaoMove[] = [];

const MOVE = v.object({ type: v.picklist(['take', 'decline']) });

function setup({ seats, options, deck: cards, random }: Table<BuyaoOptions>): BuyaoState {
  const turn = options.first === 'lot' ? below(random, seats) : options.first;
  if (turn >= seats) {
    throw new BadInput('noSuchSeat', 'The first player must be one of the table.', { seats });
  }
  const numbers = cards.map(Number);
  const top = PACKS[options.numbers].removed;
  return {
    seats,
    options,
    deck: numbers,
    top: top + 1,
    open: numbers[top] ?? 0,
    pot: 0,
    turn,
    tokens: new Array<number>(seats).fill(TOKENS_EACH),
    owner: new Array<number>(options.numbers + 1).fill(-1),
    history: [],
  };
}

function copy(state: BuyaoState): BuyaoState {
  return {
    seats: state.seats,
    options: state.options,
    deck: state.deck,
    top: state.top,
    open: state.open,
    pot: state.pot,
    turn: state.turn,
    tokens: state.tokens.slice(),
    owner: state.owner.slice(),
    history: state.history.slice(),
  };
}

function toMove(state: BuyaoState): readonly Seat[] {
  return (state.open === 0 ? undefined : ALONE[state.turn]) ?? NOBODY;
}

function moves(state: BuyaoState, seat: Seat): readonly BuyaoMove[] {
  if (state.open === 0 || seat !== state.turn) return NONE;
  return state.tokens[seat] === 0 ? TAKE_ONLY : BOTH;
}

function refuse(state: BuyaoState, seat: Seat, move: BuyaoMove): Refusal | null {
  if (state.open === 0) return refusal('gameOver', 'This game is over.');
  if (seat !== state.turn) return refusal('notYourTurn', 'It is not your turn.', { seat });
  if (move.type !== 'take' && move.type !== 'decline') {
    return refusal('unknownMove', 'A card is taken or declined: there is nothing else to do.');
  }
  if (move.type === 'decline' && state.tokens[seat] === 0) {
    return refusal('noTokens', 'You have no token left, so you must take the card.', {
      card: state.open,
    });
  }
  return null;
}

function play(state: BuyaoState, seat: Seat, move: BuyaoMove, tell: Tell): void {
  if (move.type === 'decline') decline(state, seat);
  else take(state, seat);
  if (tell !== silent) report(state, seat, move, tell); // a search hears nothing: spare it the words
}

function decline(state: BuyaoState, seat: Seat): void {
  state.tokens[seat] = (state.tokens[seat] ?? 0) - 1;
  state.pot++;
  state.turn = seat + 1 === state.seats ? 0 : seat + 1;
}

function take(state: BuyaoState, seat: Seat): void {
  state.tokens[seat] = (state.tokens[seat] ?? 0) + state.pot;
  state.owner[state.open] = seat;
  state.history.push(state.open, seat, state.pot);
  state.pot = 0;
  state.open = state.deck[state.top] ?? 0;
  if (state.open !== 0) state.top++;
}

function report(state: BuyaoState, seat: Seat, move: BuyaoMove, tell: Tell): void {
  const seenBy = 'all';
  if (move.type === 'decline') {
    tell({ type: 'declined', seenBy, reveals: false, seat, cards: [`${state.open}`] });
    return;
  }
  const [card, , tokens] = state.history.slice(-3);
  tell({ type: 'took', seenBy, reveals: false, seat, cards: [`${card}`], tokens });
  // At the end all tokens are laid open to be counted.
  if (state.open === 0) tell({ type: 'ended', seenBy, reveals: true });
  else tell({ type: 'turned', seenBy, reveals: true, seat, cards: [`${state.open}`] });
}

export const buyao: Game<BuyaoOptions, BuyaoState, BuyaoMove, BuyaoView> = {
  id: 'buyao',
  version: 1,
  seats: SEATS,
  options: readOptions,
  move: (input) => read(MOVE, input, 'move'),
  deck,
  setup,
  copy,
  toMove,
  moves,
  refuse,
  play,
  view,
  viewMoves,
  imagine,
  result,
};
