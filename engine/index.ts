export { chooseMove, think, type Budget, type Level, type Thinker } from './bots';
export type {
  AnyGame,
  AnyView,
  CardId,
  Cell,
  Game,
  GameEvent,
  GameId,
  Mover,
  Result,
  Seat,
  Tell,
} from './core/game';
export {
  legalMoves,
  newMatch,
  play,
  refuse,
  result,
  toMove,
  undo,
  viewFor,
  type Match,
  type NewMatch,
} from './core/match';
export { BadInput, IllegalMove, type Facts, type Refusal } from './core/refusal';
export { load, save } from './core/save';
export { games } from './games';
export { bestTake, seekTake, type BestTake, type TakeSearch } from './games/numero/bestTake';
export type { By } from './games/numero/scales';
export type { Position } from './games/numero/supply';
export { takes, type Take, type Told } from './games/numero/takes';
export type { Lying, Pile, PileId, Term } from './games/numero/term';
