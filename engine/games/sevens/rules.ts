import type { Game } from '../../core/game';
import { setup } from './deal';
import { imagine } from './imagine';
import { readMove, type SevensMove } from './move';
import { moves, toMove } from './moves';
import { deck, readOptions, SEATS, type SevensOptions } from './options';
import { play } from './play';
import { refuse } from './refuse';
import { result } from './score';
import type { SevensState, SevensView } from './state';
import { view, viewMoves } from './view';

function copy(state: SevensState): SevensState {
  return {
    seats: state.seats,
    options: state.options,
    rounds: state.rounds,
    round: state.round,
    dealer: state.dealer,
    phase: state.phase,
    turn: state.turn,
    target: state.target,
    chains: state.chains.slice(),
    owner: state.owner.slice(),
    shown: state.shown.slice(),
    barred: state.barred.slice(),
    presented: state.presented.slice(),
    held: state.held.slice(),
    finished: state.finished.slice(),
    history: state.history.slice(),
    random: [...state.random],
  };
}

export const sevens: Game<SevensOptions, SevensState, SevensMove, SevensView> = {
  id: 'sevens',
  version: 1,
  seats: SEATS,
  options: readOptions,
  move: readMove,
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
