import { chooseMove, games, type AnyView, type Level, type Seat } from '../engine';
import { below, next32, type Random } from '../engine/core/random';
import { buyaoRivals } from './games/buyao';
import { fightingRivals } from './games/fighting';
import { sequenceRivals } from './games/sequence';
import { sevensRivals } from './games/sevens';

/** Anyone who can sit at a table: it sees its view and nothing else. */
export type Player = (view: AnyView, seat: Seat, random: Random) => unknown;

/** Players that only one game knows, by name. One line a game that has any. */
const rivals: { readonly [id in AnyView['game']]?: { readonly [name: string]: Player } } = {
  buyao: buyaoRivals,
  fighting: fightingRivals,
  sequence: sequenceRivals,
  sevens: sevensRivals,
};

const random: Player = (view, _, chance) => {
  const moves = games[view.game].viewMoves(view as never); // made by this very game
  return moves[below(chance, moves.length)];
};

const bot =
  (level: Level): Player =>
  (view, seat, chance) =>
    chooseMove(view, seat, level, String(next32(chance)));

const anywhere: { readonly [name: string]: Player } = {
  random,
  easy: bot('easy'),
  normal: bot('normal'),
  hard: bot('hard'),
};

export function rivalsOf(game: AnyView['game']): readonly string[] {
  return Object.keys(rivals[game] ?? {});
}

export function playerNamed(game: AnyView['game'], name: string): Player {
  const player = anywhere[name] ?? rivals[game]?.[name];
  if (!player) throw new Error(`nobody is called ${name}`);
  return player;
}
