import type { Seat } from '../core/game';
import { boardOf, FREE, OPEN, type Space } from '../games/sequence/board';
import { deckOf, type CardNumber } from '../games/sequence/cards';
import type { Line } from '../games/sequence/lines';
import { teamOf, type SequenceState } from '../games/sequence/state';
import { BY_PLUS, HELD, without, type Outlook } from './sequenceOutlook';

/** A line of our own that is whole: there is nothing better. */
export const WHOLE = 1000;

/** A four of another side is sooner stopped than a line of our own begun. */
const STOP = 2;

/** A Plus or a Minus is kept until it does more than this. */
const KEEP = 0.15;

/** What is left of a line of our own when it is freed of a chip: the card for it must still come. */
const FREED = 0.25;

/** A five that one side can still make its own. */
interface Prospect {
  /** Whose chips lie there; `OPEN` if nobody’s. */
  readonly side: number;
  /** How many chips are missing beside the one that is thought of. */
  readonly missing: number;
  /** How likely all that is missing beside it comes. */
  readonly chance: number;
}

/**
 * What it is worth to lay this card for this space: to put a chip there, or to remove the one that lies there.
 * `block` is how much it counts to be in the way of another side, beside a line of one's own.
 */
export function promise(
  state: SequenceState,
  seat: Seat,
  card: CardNumber,
  space: Space,
  block: number,
  outlook: Outlook,
): number {
  const { board } = state.options;
  const type = deckOf(board).cards[card]?.type;
  const isMinus = type === 'minus';
  const after = without(state, card, outlook);
  const team = teamOf(state, seat);
  const taken = state.chips[space];
  let worth = type === 'equation' ? 0 : -KEEP;
  for (const five of (boardOf(board).through[space] ?? []).flat()) {
    const prospect = lookAt(state, team, five, space, after);
    if (!prospect) continue;
    const { side, missing, chance } = prospect;
    if (side === team || side === OPEN) {
      if (isMinus) worth += FREED * chance;
      else worth += missing === 0 ? WHOLE : chance;
    } else {
      const isFour = missing === (isMinus ? 1 : 0);
      const harm = block * (isFour ? STOP : chance);
      // Without the chip that goes, the line of a third side is open again.
      worth += isMinus && side !== taken ? -harm : harm;
    }
  }
  return worth;
}

/** Whose a five may become, leaving the space that is thought of aside; null if nobody’s. */
function lookAt(
  { chips, turned, options }: SequenceState,
  team: number,
  five: Line,
  at: Space,
  { unseen, held, plus }: Outlook,
): Prospect | null {
  const { printed } = boardOf(options.board);
  let side = OPEN;
  let used = 0;
  let missing = 0;
  let plusLeft = plus;
  let ours = 1;
  let theirs = 1;
  for (const space of five) {
    const chip = chips[space] as number; // every space has an entry
    if (space === at || chip === FREE) continue;
    if (chip !== OPEN) {
      if (side !== OPEN && chip !== side) return null;
      side = chip;
      used += turned[space] as number;
      continue;
    }
    const number = printed[space] as number;
    const luck = unseen[number] as number;
    missing++;
    theirs *= luck;
    if ((held[number] as number) > 0) ours *= HELD;
    else if (plusLeft-- > 0) ours *= BY_PLUS;
    else ours *= luck;
  }
  // With more than one chip that counts already, it is never a sequence of its own.
  if (used > 1) return null;
  const isOurs = side === team || side === OPEN;
  return { side, missing, chance: isOurs ? ours : theirs };
}
