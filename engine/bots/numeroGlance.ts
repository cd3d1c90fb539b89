import type { CardId, Seat } from '../core/game';
import { numberOn, pilesOf, promised } from '../games/numero/answers';
import { HIGHEST } from '../games/numero/cards';
import type { Heap, NumeroState } from '../games/numero/state';
import type { Take } from '../games/numero/takes';
import { takeAtAGlance } from './takeAtAGlance';
import type { NumeroMove } from '../games/numero/move';

/** Where a seat stands when it is to move: from its view, or in an imagined game. */
export interface Turn extends Pick<NumeroState, 'options' | 'phase'> {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  readonly centre: readonly Heap[];
}

/** Groups of so many things are seen at a glance. */
const THINGS = 3;

const PASS: NumeroMove = { type: 'pass' };
const TOSS_ALL: NumeroMove = { type: 'tossAll' };

export function turnIn(state: NumeroState): Turn {
  const { turn, hands, centre, options, phase } = state;
  return { seat: turn, hand: hands[turn] ?? [], centre, options, phase };
}

/** A quick, sensible move: the best take of small groups, or a card that is of the least use. */
export function glance(turn: Turn, things = THINGS): NumeroMove {
  return ownTake(turn, things) ?? withoutATake(turn);
}

/** What to do where nothing can be taken. */
export function withoutATake(turn: Turn): NumeroMove {
  if (turn.phase === 'lastChance') return PASS;
  const [least] = discards(turn);
  return least ?? takeOfOwnBuilds(turn) ?? TOSS_ALL;
}

/** The number cards that need not be kept, from the one that is of the least use. */
export function discards(turn: Turn): NumeroMove[] {
  return turn.hand
    .filter((card) => numberOn(card) > 0 && mustTake(turn, card).length === 0)
    .sort((a, b) => useOf(turn, a) - useOf(turn, b))
    .map((card) => ({ type: 'discard', card }));
}

/** Who has a number twice can take back the one that is discarded. */
function useOf({ hand }: Turn, card: CardId): number {
  const number = numberOn(card);
  const twice = hand.some((other) => other !== card && numberOn(other) === number);
  return twice ? number : number + HIGHEST;
}

/** What a seat sees at a glance of all that it may take. */
export function ownTake(turn: Turn, things: number): Take | null {
  const { hand, centre, options } = turn;
  const position = { hand, centre, wholeSteps: options.wholeSteps };
  return takeAtAGlance(position, options.score, things, (card) => mustTake(turn, card));
}

/** Who has built and has nothing else to play can always take the build. */
function takeOfOwnBuilds(turn: Turn): Take | null {
  const card = turn.hand.find((id) => numberOn(id) > 0);
  if (card === undefined) return null;
  return { type: 'take', card, groups: mustTake(turn, card).map((pile) => ({ pile })) };
}

/** The builds that a turn with this card may not leave behind. */
export function mustTake({ hand, centre, seat, options }: Turn, card: CardId) {
  return options.bluff ? [] : pilesOf(promised(hand, centre, seat, card));
}
