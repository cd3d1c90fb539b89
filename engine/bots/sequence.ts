import type { Seat } from '../core/game';
import { unit, type Random } from '../core/random';
import { deckOf, type CardNumber } from '../games/sequence/cards';
import { DRAW, listMoves, PASS, spacesFor, spelt } from '../games/sequence/listing';
import type { SequenceMove } from '../games/sequence/move';
import { sequence as game } from '../games/sequence/rules';
import { result } from '../games/sequence/score';
import type { SequenceState, SequenceView } from '../games/sequence/state';
import { dealt, known } from '../games/sequence/view';
import type { Level } from './levels';
import { search, type Bot, type Player } from './search';
import { promise, reachOf, type Sight } from './sequenceLines';

/** What a seat could do with a card, and how good it seems. */
interface Choice {
  readonly move: SequenceMove;
  readonly promise: number;
}

/** So many moves are thought about: a Plus alone would give sixty. */
const CHOICES = 4;

/** Nobody weighs lines to the point: up to which part a choice may seem better than it is. */
const WHIM: { readonly [level in Level]: number } = { easy: 1.5, normal: 0.5, hard: 0.3 };

/** A beginner hardly looks at what the others do; nor does a good pupil look at two cards together. */
const SIGHTS: { readonly [level in Level]: Sight } = {
  easy: { block: 0.1, ahead: false },
  normal: { block: 0.8, ahead: false },
  hard: { block: 0.8, ahead: true },
};

/** How often a beginner does not look at the board at all. */
const CARELESS = 0.3;

export const sequence: Bot<SequenceView, SequenceMove> = {
  think: (view, seat, level, playouts, random) =>
    search(thoughtful, playerAt(level, view), view, seat, playouts, random),
};

/** The game as it is thought about: what is never wise, or never better than another move, is left out. */
const thoughtful: typeof game = {
  ...game,
  moves: promising,
  viewMoves: (view) => (view.seat === null ? [] : promising(known(view), view.seat)),
};

function playerAt(level: Level, view: SequenceView): Player<SequenceState, SequenceMove, null> {
  const sight = SIGHTS[level];
  // What happened before does not matter to what will.
  const start = { ...known(view), history: [] };
  return {
    imagine: (random) => ({ state: dealt(view, start, random), styles: null }),
    playout(state, seat, _, random) {
      const plain = plainMove(state, seat);
      if (plain) return plain;
      const careless = level === 'easy' && unit(random) < CARELESS;
      return quickly(state, seat, sight, careless ? Infinity : WHIM[level], random);
    },
    worth,
  };
}

/** Partners win together; a draw is half a win. */
function worth(state: SequenceState, seat: Seat): number {
  const winners = result(state)?.winners ?? [];
  if (winners.length === state.seats) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

/** What needs no thought: a card to draw is drawn, and an equation that is dead is turned in. */
function plainMove(state: SequenceState, seat: Seat): SequenceMove | null {
  const { giving, owing, turn, phase, hands, options } = state;
  if (giving.length > 0) return null;
  if (owing.includes(seat)) return DRAW;
  if (seat !== turn || phase !== 'fresh') return null;
  const dead = hands[seat]?.find((card) => isDeadEquation(state, seat, card));
  return dead === undefined ? null : spelt('exchange', options.board, dead);
}

/** A Minus may still find something to remove: it is kept. */
function isDeadEquation(state: SequenceState, seat: Seat, card: CardNumber): boolean {
  const kind = deckOf(state.options.board).cards[card];
  return kind?.type === 'equation' && spacesFor(state, seat, card).length === 0;
}

/** The moves that are worth a thought, the best at first sight first. */
function promising(state: SequenceState, seat: Seat): readonly SequenceMove[] {
  if (!game.toMove(state).includes(seat)) return [];
  const plain = plainMove(state, seat);
  if (plain) return [plain];
  const found = choices(state, seat, SIGHTS.hard);
  if (found.length === 0) return listMoves(state, seat);
  return found
    .sort((a, b) => b.promise - a.promise)
    .slice(0, CHOICES)
    .map(({ move }) => move);
}

/** The best at first sight, with a whim. */
function quickly(
  state: SequenceState,
  seat: Seat,
  sight: Sight,
  whim: number,
  random: Random,
): SequenceMove {
  let best: SequenceMove | undefined;
  let highest = -Infinity;
  for (const { move, promise: seems } of choices(state, seat, sight)) {
    const luck = unit(random);
    const worth = whim === Infinity ? luck : seems * (1 + whim * luck);
    if (worth > highest) {
      highest = worth;
      best = move;
    }
  }
  return best ?? listMoves(state, seat)[0] ?? PASS;
}

function choices(state: SequenceState, seat: Seat, sight: Sight): Choice[] {
  const { board } = state.options;
  const { cards } = deckOf(board);
  const found: Choice[] = [];
  const reach = reachOf(state, seat, sight);
  const isGiving = state.giving.length > 0;
  for (const card of state.hands[seat] ?? []) {
    const type = cards[card]?.type === 'minus' ? 'remove' : 'chip';
    let most = 0;
    for (const space of spacesFor(state, seat, card)) {
      const seems = promise(state, seat, card, space, sight, reach);
      most = Math.max(most, seems);
      if (!isGiving) found.push({ move: spelt(type, board, card, space), promise: seems });
    }
    // What is given up is what would have brought least.
    if (isGiving) found.push({ move: spelt('forfeit', board, card), promise: 1 / (1 + most) });
  }
  return found;
}
