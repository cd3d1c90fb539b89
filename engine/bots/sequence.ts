import type { Seat } from '../core/game';
import { unit, type Random } from '../core/random';
import { BadInput } from '../core/refusal';
import { deckOf, type CardNumber } from '../games/sequence/cards';
import { DRAW, isDead, listMoves, spacesFor, spelt } from '../games/sequence/listing';
import type { SequenceMove } from '../games/sequence/move';
import type { SequenceState, SequenceView } from '../games/sequence/state';
import { known } from '../games/sequence/view';
import type { Level } from './levels';
import type { Bot } from './search';
import { promise, WHOLE } from './sequenceLines';
import { count, glance } from './sequenceOutlook';

/** How a player looks at the board. */
interface Sight {
  /** How much it counts to be in the way of another side, beside a line of one's own. */
  readonly block: number;
  /** Looks into the hand for the rest of a line, and counts the cards that have been laid. */
  readonly counts: boolean;
  /** Nobody weighs lines to the point: up to which part a choice may seem better than it is. */
  readonly whim: number;
  /** How often it sees nothing on the board but a line of its own that it can complete. */
  readonly careless: number;
}

const SIGHTS: { readonly [level in Level]: Sight } = {
  /** A beginner hardly looks at what the others do. */
  easy: { block: 0.1, counts: false, whim: 3, careless: 0.5 },
  /** A good pupil looks at one card at a time, and not always well. */
  normal: { block: 0.4, counts: false, whim: 2, careless: 0.2 },
  hard: { block: 0.7, counts: true, whim: 0, careless: 0 },
};

/**
 * Weighs every space that a card of the hand is for, and plays on no imagined game: so much luck is in the cards
 * to come that a few hundred of them tell less than the lines on the table do.
 */
export const sequence: Bot<SequenceView, SequenceMove> = {
  think: (view, seat, level, _, random) => ({
    done: true,
    step: () => undefined,
    // Asking must not change what it would do.
    best: () => chosen(known({ ...view, history: [] }), seat, SIGHTS[level], [...random]),
  }),
};

function chosen(state: SequenceState, seat: Seat, sight: Sight, random: Random): SequenceMove {
  const moves = listMoves(state, seat);
  const [first] = moves;
  if (first === undefined) throw new BadInput('notYourTurn', 'There is no move to choose now.');
  if (moves.length === 1) return first;
  return plainMove(state, seat) ?? atOnce(state, seat, sight, random) ?? first;
}

/** What needs no thought: a card to draw is drawn, and an equation that is dead is turned in. */
function plainMove(state: SequenceState, seat: Seat): SequenceMove | null {
  const { giving, owing, phase, hands, options } = state;
  if (giving.length > 0) return null;
  if (owing.includes(seat)) return DRAW;
  if (phase !== 'fresh') return null;
  const { cards } = deckOf(options.board);
  // A Minus may still find something to remove: it is kept.
  const dead = hands[seat]?.find(
    (card) => cards[card]?.type === 'equation' && isDead(state, seat, card),
  );
  return dead === undefined ? null : spelt('exchange', options.board, dead);
}

/** The best at first sight; null where no card can be played. */
function atOnce(
  state: SequenceState,
  seat: Seat,
  { block, counts, whim, careless }: Sight,
  random: Random,
): SequenceMove | null {
  const outlook = counts ? count(state, seat) : glance(state);
  const isCareless = unit(random) < careless;
  let best: SequenceMove | null = null;
  let highest = -Infinity;
  const weigh = (move: SequenceMove, worth: number) => {
    const luck = unit(random);
    const seems = isCareless && worth < WHOLE ? luck : worth * (1 + whim * luck);
    if (seems <= highest) return;
    highest = seems;
    best = move;
  };
  const { board } = state.options;
  for (const card of state.hands[seat] ?? []) {
    const worths = spacesFor(state, seat, card).map((space) => ({
      space,
      worth: promise(state, seat, card, space, block, outlook),
    }));
    if (state.giving.length > 0) {
      // What is given up is what would have brought least.
      const most = Math.max(0, ...worths.map(({ worth }) => worth));
      weigh(spelt('forfeit', board, card), 1 / (1 + most));
      continue;
    }
    const type = typeOf(state, card);
    for (const { space, worth } of worths) weigh(spelt(type, board, card, space), worth);
  }
  return best;
}

function typeOf({ options }: SequenceState, card: CardNumber): 'remove' | 'chip' {
  return deckOf(options.board).cards[card]?.type === 'minus' ? 'remove' : 'chip';
}
