import type { AnyView, Game, GameEvent, Seat } from '../core/game';
import { silent } from '../core/game';
import type { Random } from '../core/random';

/** What a game adds to the search: how it imagines the table, and how it plays quickly and sensibly. */
export interface Player<State, Move, Fancy> {
  /** One way things may be: a whole state, and how the others may think. */
  imagine(random: Random): { state: State; fancy: Fancy };
  /** A quick, sensible move: what the rest of an imagined game is played with. */
  playout(state: State, seat: Seat, fancy: Fancy, random: Random): Move;
  /** How well each seat has done, from 0 to 1, when the game is over. */
  worth(state: State, seat: Seat): number;
}

/** Where the searching seat stands after what it has seen: one node for all states it cannot tell apart. */
interface Node<Move> {
  visits: number;
  readonly branches: Branch<Move>[];
}

interface Branch<Move> {
  readonly move: Move;
  readonly name: string;
  visits: number;
  /** How often it could have been chosen: in another imagined state it may not be allowed. */
  offered: number;
  total: number;
  /** By what the searching seat saw happen. */
  readonly next: Map<string, Node<Move>>;
}

/** A bot at work: it thinks in steps as long as its user lets it, and can always say what it would do now. */
export interface Thinker<Move> {
  step(): void;
  best(): Move;
}

/** How far curiosity outweighs what has done well so far. */
const CURIOSITY = 0.7;

/**
 * Information Set Monte Carlo Tree Search (Cowling, Powley and Whitehouse, 2012): each step imagines one
 * state that agrees with the view and plays it to its end. Only the searching seat branches; the others
 * play as their `playout` thinks they would.
 */
export function search<Options, State, Move, View extends AnyView, Fancy>(
  game: Game<Options, State, Move, View>,
  player: Player<State, Move, Fancy>,
  view: View & { readonly seat: Seat },
  random: Random,
): Thinker<Move> {
  const me = view.seat;
  const root: Node<Move> = { visits: 0, branches: [] };
  const legal = game.viewMoves(view);

  function step(): void {
    const { state, fancy } = player.imagine(random);
    const path: Branch<Move>[] = [];
    let node: Node<Move> | null = root;
    let seen = '';
    const watch = (event: GameEvent) => {
      if (event.seenBy === 'all' || event.seenBy.includes(me)) seen += observed(event);
    };
    for (let turn = game.toMove(state); turn.length > 0; turn = game.toMove(state)) {
      const seat = turn.includes(me) ? me : (turn[0] as Seat); // turn is not empty
      if (node === null || seat !== me) {
        const move = player.playout(state, seat, fancy, random);
        game.play(state, seat, move, node ? watch : silent);
        continue;
      }
      const branch = path.at(-1);
      if (branch) {
        node = reached(branch, seen);
        seen = '';
      }
      const picked = pick(node, game.moves(state, me));
      path.push(picked);
      const fresh = picked.visits === 0;
      game.play(state, me, picked.move, fresh ? silent : watch);
      if (fresh) node = null;
    }
    const worth = player.worth(state, me);
    for (const branch of path) {
      branch.visits++;
      branch.total += worth;
    }
  }

  function best(): Move {
    const [first, ...rest] = root.branches;
    if (!first) return legal[0] as Move; // asked only where there is a move
    return rest.reduce((a, b) => (b.visits > a.visits ? b : a), first).move;
  }

  return { step, best };
}

function pick<Move>(node: Node<Move>, moves: readonly Move[]): Branch<Move> {
  node.visits++;
  let picked: Branch<Move> | null = null;
  let highest = -Infinity;
  for (const move of moves) {
    const branch = branchFor(node, move);
    branch.offered++;
    const score =
      branch.visits === 0
        ? Infinity
        : branch.total / branch.visits +
          CURIOSITY * Math.sqrt(Math.log(branch.offered) / branch.visits);
    if (score > highest || picked === null) {
      highest = score;
      picked = branch;
    }
  }
  return picked as Branch<Move>; // a seat to move has a move
}

function branchFor<Move>(node: Node<Move>, move: Move): Branch<Move> {
  const name = JSON.stringify(move);
  let branch = node.branches.find((known) => known.name === name);
  if (!branch) {
    branch = { move, name, visits: 0, offered: 0, total: 0, next: new Map() };
    node.branches.push(branch);
  }
  return branch;
}

function reached<Move>(branch: Branch<Move>, seen: string): Node<Move> {
  let node = branch.next.get(seen);
  if (!node) {
    node = { visits: 0, branches: [] };
    branch.next.set(seen, node);
  }
  return node;
}

function observed({ type, seat, cards }: GameEvent): string {
  return `${type} ${seat} ${cards?.join()};`;
}
