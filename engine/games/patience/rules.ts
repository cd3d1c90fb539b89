import { silent, type Game, type Seat, type Table } from '../../core/game';
import { ranked } from '../../core/rank';
import { refusal, type Refusal } from '../../core/refusal';
import { readyToTake, refuseTake } from '../numero/check';
import { listTakes } from '../numero/listTakes';
import { readTake } from '../numero/move';
import { packCards } from '../numero/pack';
import type { Take } from '../numero/takes';
import { readOptions } from './options';
import { ALONE, layOut, take } from './play';
import type { PatienceOptions, PatienceState, PatienceView } from './state';
import { positionOf } from './table';
import { imagine, view, viewMoves } from './view';

const NOBODY: readonly Seat[] = [];
const NONE: readonly Take[] = [];

function setup({ options, deck }: Table<PatienceOptions>): PatienceState {
  const state: PatienceState = {
    options,
    over: false,
    deck,
    top: 0,
    hand: [],
    centre: [],
    won: [],
    score: 0,
    history: [],
  };
  layOut(state, silent);
  return state;
}

function copy(state: PatienceState): PatienceState {
  return {
    ...state,
    hand: state.hand.slice(),
    centre: state.centre.slice(),
    won: state.won.slice(),
    history: state.history.slice(),
  };
}

function moves(state: PatienceState, seat: Seat): readonly Take[] {
  if (state.over || seat !== 0) return NONE;
  return listTakes(positionOf(state), state.options.score);
}

function refuse(state: PatienceState, seat: Seat, { card, groups }: Take): Refusal | null {
  if (state.over) return refusal('gameOver', 'This game is over.');
  if (seat !== 0) return refusal('notYourTurn', 'It is not your turn.', { seat });
  const { hand, centre, wholeSteps } = positionOf(state);
  return refuseTake(hand, readyToTake(hand, centre, wholeSteps), card, groups);
}

export const patience: Game<PatienceOptions, PatienceState, Take, PatienceView> = {
  id: 'patience',
  version: 1,
  seats: [1],
  options: readOptions,
  move: readTake,
  deck: packCards,
  setup,
  copy,
  toMove: ({ over }) => (over ? NOBODY : ALONE),
  moves,
  refuse,
  play: (state, _, move, tell) => take(state, move, tell),
  view,
  viewMoves,
  imagine,
  result: ({ over, score }) => (over ? ranked([score], 'higher') : null),
};
