import type { Seat } from '../core/game';
import { boardOf, FREE, OPEN, type Board, type Space } from '../games/sequence/board';
import { deckOf, type CardNumber } from '../games/sequence/cards';
import { teamOf, type SequenceState } from '../games/sequence/state';

/** How a player looks at lines. */
export interface Sight {
  /** How much it counts to be in the way of another side, beside a line of one's own. */
  readonly block: number;
  /** Looks into the hand for what the rest of a line needs. */
  readonly ahead: boolean;
}

/** How likely the chip that a line lacks is to come: from a card in the hand, or from one still to be drawn. */
const HELD = 0.8;
const DRAWN = 0.25;

/** A line of our own that is whole: there is nothing better. */
const WHOLE = 1000;

/** A Plus or a Minus is kept until it does more than this. */
const KEEP = 60;

/** By number: how likely the seat can cover it soon. */
export function reachOf(state: SequenceState, seat: Seat, { ahead }: Sight): number[] {
  const { cards } = deckOf(state.options.board);
  const reach = new Array<number>(cards.length).fill(DRAWN);
  if (!ahead) return reach;
  for (const card of state.hands[seat] ?? []) {
    const kind = cards[card];
    if (kind?.type === 'equation') reach[kind.answer] = HELD;
  }
  return reach;
}

/** What it is worth to lay this card for this space. */
export function promise(
  state: SequenceState,
  seat: Seat,
  card: CardNumber,
  space: Space,
  sight: Sight,
  reach: readonly number[],
): number {
  const kind = deckOf(state.options.board).cards[card]?.type;
  const board = boardOf(state.options.board);
  const worth = weigh(state, board, teamOf(state, seat), space, sight, reach, kind === 'minus');
  return kind === 'equation' ? worth : worth - KEEP;
}

/** Line by line: what a chip brings on an open space, or what it brings to remove the one that lies there. */
function weigh(
  { chips, turned }: SequenceState,
  { through, printed }: Board,
  team: number,
  at: Space,
  { block }: Sight,
  reach: readonly number[],
  removing: boolean,
): number {
  let worth = 0;
  for (const fives of through[at] ?? []) {
    for (const five of fives) {
      let own = 0;
      let used = 0;
      let others = 0;
      let other = OPEN;
      let mixed = false;
      /** How likely all that is missing comes: for us, and for the others. */
      let ours = 1;
      let theirs = 1;
      for (const space of five) {
        const chip = chips[space] as number; // every space has an entry
        if (chip === FREE) continue;
        if (chip === OPEN) {
          if (space === at) continue;
          ours *= reach[printed[space] as number] as number;
          theirs *= DRAWN;
        } else if (chip === team) {
          own++;
          used += turned[space] as number;
        } else if (space !== at) {
          mixed ||= others++ > 0 && chip !== other;
          other = chip;
        }
      }
      if (mixed || (others > 0 && own > 0)) continue;
      if (others > 0) worth += block * theirs;
      // With more than one that counts already, a line is never a sequence of its own.
      else if (used <= 1) worth += removing ? ours / 4 : ours;
    }
  }
  return worth * WHOLE;
}
