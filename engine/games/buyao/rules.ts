import * as v from 'valibot';
import type { Game, Seat, Table, Tell } from '../../core/game';
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
  return state.open === 0 ? [] : [state.turn];
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
  if (move.type === 'decline') decline(state, seat, tell);
  else take(state, seat, tell);
}

function decline(state: BuyaoState, seat: Seat, tell: Tell): void {
  state.tokens[seat] = (state.tokens[seat] ?? 0) - 1;
  state.pot++;
  state.turn = seat + 1 === state.seats ? 0 : seat + 1;
  tell({ type: 'declined', seenBy: 'all', reveals: false, seat, cards: [`${state.open}`] });
}

function take(state: BuyaoState, seat: Seat, tell: Tell): void {
  const { open, pot } = state;
  state.tokens[seat] = (state.tokens[seat] ?? 0) + pot;
  state.owner[open] = seat;
  state.history.push(open, seat, pot);
  state.pot = 0;
  tell({ type: 'took', seenBy: 'all', reveals: false, seat, cards: [`${open}`], tokens: pot });
  turnOver(state, seat, tell);
}

function turnOver(state: BuyaoState, seat: Seat, tell: Tell): void {
  state.open = state.deck[state.top] ?? 0;
  if (state.open === 0) {
    // All tokens are laid open to be counted.
    tell({ type: 'ended', seenBy: 'all', reveals: true });
    return;
  }
  state.top++;
  tell({ type: 'turned', seenBy: 'all', reveals: true, seat, cards: [`${state.open}`] });
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
