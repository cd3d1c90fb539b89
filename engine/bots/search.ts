import { silent, type AnyView, type Game, type Seat } from '../core/game';
import type { Random } from '../core/random';
import type { Level } from './levels';

/** What a game adds to the search: how one seat imagines the table, and how it plays on quickly. */
export interface Player<State, Move, Styles> {
  /** One way things may be: a whole state, and how the others may think. */
  imagine(random: Random): { state: State; styles: Styles };
  /** A quick, sensible move: what the rest of an imagined game is played with. */
  playout(state: State, seat: Seat, styles: Styles, random: Random): Move;
  /** How well the seat did, when the imagined game is over. More is better; the scale is its own. */
  worth(state: State, seat: Seat): number;
}

/** How a game's bot sets about a decision. */
export interface Bot<View extends AnyView, Move> {
  think(view: View, seat: Seat, level: Level, playouts: number, random: Random): Thinker<Move>;
}

/** A bot at work. It thinks a step at a time and can say at any moment what it would do. */
export interface Thinker<Move> {
  readonly done: boolean;
  /** Plays one imagined game to its end. */
  step(): void;
  best(): Move;
}

interface Candidate<Move> {
  readonly move: Move;
  total: number;
}

/**
 * Paired playouts with sequential halving (Karnin, Koren and Somekh, 2013). Each imagined game is played
 * once for every candidate with the same luck, so that luck cancels out and the moves themselves are
 * compared; after each round the worse half of the candidates is dropped. In games of many small luck
 * this tells moves apart with far fewer games than a search tree needs: `bench` has both.
 */
export function search<Options, State, Move, View extends AnyView, Styles>(
  game: Game<Options, State, Move, View>,
  player: Player<State, Move, Styles>,
  view: View,
  seat: Seat,
  playouts: number,
  random: Random,
): Thinker<Move> {
  let candidates: Candidate<Move>[] = game.viewMoves(view).map((move) => ({ move, total: 0 }));
  const rounds = Math.ceil(Math.log2(candidates.length));
  let triesLeft = triesFor(candidates.length);
  let at = 0;
  let { state, styles } = player.imagine(random);
  let luck = [...random] as Random;

  function triesFor(count: number): number {
    return Math.max(1, Math.floor(playouts / (rounds * count)));
  }

  function step(): void {
    const candidate = candidates[at];
    if (!candidate || thinker.done) return;
    const imagined = game.copy(state);
    luck = [...random];
    game.play(imagined, seat, candidate.move, silent);
    playOn(imagined);
    candidate.total += player.worth(imagined, seat);
    if (++at < candidates.length) return;
    at = 0;
    random.splice(0, 4, ...luck);
    if (--triesLeft === 0) halve();
    ({ state, styles } = player.imagine(random));
  }

  function playOn(imagined: State): void {
    for (let turn = game.toMove(imagined); ; turn = game.toMove(imagined)) {
      const next = turn[0];
      if (next === undefined) return;
      game.play(imagined, next, player.playout(imagined, next, styles, luck), silent);
    }
  }

  function halve(): void {
    candidates.sort((a, b) => b.total - a.total);
    candidates = candidates.slice(0, Math.ceil(candidates.length / 2));
    triesLeft = triesFor(candidates.length);
  }

  const thinker: Thinker<Move> = {
    get done() {
      return candidates.length <= 1 || playouts === 0;
    },
    step,
    best() {
      // With no time to think it plays as it would in its sleep.
      if (playouts === 0) return player.playout(state, seat, styles, luck);
      const [first, ...rest] = candidates;
      if (!first) throw new Error('asked for a move where there is none');
      return rest.reduce((a, b) => (b.total > a.total ? b : a), first).move;
    },
  };
  return thinker;
}
