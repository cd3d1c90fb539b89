import { silent, type AnyView, type Game, type GameEvent, type Seat } from '../core/game';
import type { Random } from '../core/random';
import { BadInput } from '../core/refusal';
import type { Level } from './levels';

/** How a game's bot sets about a decision. */
export interface Bot<View extends AnyView, Move> {
  think(view: View, seat: Seat, level: Level, playouts: number, random: Random): Thinker<Move>;
}

/** What a game adds to the search: how one seat imagines the table, and how everybody plays on quickly. */
export interface Player<State, Move, Styles> {
  /** One way things may be: a whole state, to be copied before it is played, and how everyone may think. */
  imagine(random: Random): { state: State; styles: Styles };
  /** A quick, sensible move: what the rest of an imagined game is played with. */
  playout(state: State, seat: Seat, styles: Styles, random: Random): Move;
  /** How well the seat did when the imagined game is over, from 0 to 1. */
  worth(state: State, seat: Seat): number;
}

/** A bot at work. It thinks a step at a time and can say at any moment what it would do. */
export interface Thinker<Move> {
  readonly done: boolean;
  /** Plays one imagined game to its end. */
  step(): void;
  best(): Move;
}

/** Where the thinking seat stands after all it has seen: one node for all states it cannot tell apart. */
interface Node<Move> {
  readonly branches: Branch<Move>[];
}

interface Branch<Move> {
  readonly move: Move;
  readonly name: string;
  visits: number;
  /** How often it could have been chosen: in another imagined state it may not be allowed. */
  offered: number;
  total: number;
  squares: number;
  /** By what the thinking seat saw happen until it was its turn again. */
  readonly next: Map<number, Node<Move>>;
}

/** How much the untried weighs against what has done well: for worths from 0 to 1, near the usual √½. */
const CURIOSITY = 0.7;

/** When a choice counts as plain: looked at now and then, each move well tried, the lead so many errors wide. */
const LOOK_EVERY = 16;
const TRIES_AT_LEAST = 12;
const DOUBT = 2.5;

/**
 * Information Set Monte Carlo Tree Search (Cowling, Powley and Whitehouse, 2012). Each step imagines a
 * state that agrees with the view and plays it to its end. Only the thinking seat's choices are searched;
 * the others play as they are imagined to think, so that what has been learnt of them is made use of.
 */
export function search<Options, State, Move, View extends AnyView, Styles>(
  game: Game<Options, State, Move, View>,
  player: Player<State, Move, Styles>,
  view: View,
  me: Seat,
  playouts: number,
  random: Random,
): Thinker<Move> {
  const choice = game.viewMoves(view);
  const root: Node<Move> = { branches: [] };
  let left = choice.length > 1 ? playouts : 0;

  function step(): void {
    if (left === 0) return;
    left--;
    const { state: imagined, styles } = player.imagine(random);
    const state = game.copy(imagined);
    const path = descend(state, styles);
    playOn(state, styles);
    const worth = player.worth(state, me);
    for (const branch of path) {
      branch.visits++;
      branch.total += worth;
      branch.squares += worth * worth;
    }
    if (left % LOOK_EVERY === 0 && isPlain(root.branches)) left = 0;
  }

  /** Down the tree to the first choice that has not been tried in its place. */
  function descend(state: State, styles: Styles): Branch<Move>[] {
    const path: Branch<Move>[] = [];
    let seen = NOTHING_SEEN;
    const watch = (event: GameEvent) => {
      if (event.seenBy === 'all' || event.seenBy.includes(me)) seen = afterSeeing(event, seen);
    };
    for (let node = root; ;) {
      const branch = pick(node, game.moves(state, me));
      path.push(branch);
      const untried = branch.visits === 0;
      game.play(state, me, branch.move, untried ? silent : watch);
      if (untried || !playToMe(state, styles, watch)) return path;
      node = reached(branch, seen);
      seen = NOTHING_SEEN;
    }
  }

  /** The others' moves until it is the thinking seat's turn; false when the game is over before. */
  function playToMe(state: State, styles: Styles, tell: (event: GameEvent) => void): boolean {
    for (let turn = game.toMove(state); ; turn = game.toMove(state)) {
      const next = turn[0];
      if (next === undefined) return false;
      if (turn.includes(me)) return true;
      game.play(state, next, player.playout(state, next, styles, random), tell);
    }
  }

  function playOn(state: State, styles: Styles): void {
    for (let turn = game.toMove(state); ; turn = game.toMove(state)) {
      const next = turn[0];
      if (next === undefined) return;
      game.play(state, next, player.playout(state, next, styles, random), silent);
    }
  }

  function best(): Move {
    const [only] = choice;
    if (only === undefined) throw new BadInput('notYourTurn', 'There is no move to choose now.');
    if (choice.length === 1) return only;
    if (root.branches.length === 0) {
      // With no time to think it plays as it would in its sleep. Asking must not change what it would do.
      const luck: Random = [...random];
      const { state, styles } = player.imagine(luck);
      return player.playout(state, me, styles, luck);
    }
    return root.branches.reduce((a, b) => (b.visits > a.visits ? b : a)).move;
  }

  return {
    get done() {
      return left === 0;
    },
    step,
    best,
  };
}

/** One move is better than each other one beyond reasonable doubt: more thought would be for show. */
function isPlain<Move>(branches: readonly Branch<Move>[]): boolean {
  const [best, ...others] = [...branches].sort((a, b) => mean(b) - mean(a));
  if (!best || best.visits < TRIES_AT_LEAST) return false;
  return others.every((other) => {
    if (other.visits < TRIES_AT_LEAST) return false;
    return mean(best) - mean(other) > DOUBT * Math.sqrt(error(best) + error(other));
  });
}

function mean<Move>({ total, visits }: Branch<Move>): number {
  return total / visits;
}

/** The variance of the mean. */
function error<Move>(branch: Branch<Move>): number {
  return (branch.squares / branch.visits - mean(branch) ** 2) / branch.visits;
}

/** The most promising branch, untried ones first. */
function pick<Move>(node: Node<Move>, moves: readonly Move[]): Branch<Move> {
  let picked: Branch<Move> | undefined;
  let highest = -Infinity;
  for (const move of moves) {
    const branch = branchFor(node, move);
    branch.offered++;
    const promise =
      branch.visits === 0
        ? Infinity
        : mean(branch) + CURIOSITY * Math.sqrt(Math.log(branch.offered) / branch.visits);
    if (promise > highest) {
      highest = promise;
      picked = branch;
    }
  }
  if (!picked) throw new Error('a seat to move has no move');
  return picked;
}

function branchFor<Move>(node: Node<Move>, move: Move): Branch<Move> {
  // Most games hand out the same move again; naming it is the slow way.
  const same = node.branches.find((known) => known.move === move);
  if (same) return same;
  const name = JSON.stringify(move);
  const alike = node.branches.find((known) => known.name === name);
  if (alike) return alike;
  const branch = { move, name, visits: 0, offered: 0, total: 0, squares: 0, next: new Map() };
  node.branches.push(branch);
  return branch;
}

function reached<Move>(branch: Branch<Move>, seen: number): Node<Move> {
  const known = branch.next.get(seen);
  if (known) return known;
  const node: Node<Move> = { branches: [] };
  branch.next.set(seen, node);
  return node;
}

/** A fingerprint of all that was seen (FNV-1a): among a few hundred nodes no two will share one. */
const NOTHING_SEEN = 0x811c9dc5;

function afterSeeing({ type, seat = 0, cards, cells }: GameEvent, seen: number): number {
  let print = stamped(stamped(seen, type.charCodeAt(0)), seat);
  for (const card of cards ?? []) {
    for (let at = 0; at < card.length; at++) print = stamped(print, card.charCodeAt(at));
    print = stamped(print, 0);
  }
  for (const [row, column] of cells ?? []) print = stamped(stamped(print, row), column);
  return print;
}

function stamped(print: number, code: number): number {
  return Math.imul(print ^ code, 0x01000193);
}
