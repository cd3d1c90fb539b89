import {
  newMatch,
  play,
  viewFor,
  type By,
  type CardId,
  type GameEvent,
  type Match,
  type Seat,
  type Take,
} from '../../engine';
import type { Line } from '../../engine/core/game';
import type { BuildMove, NumeroMove } from '../../engine/games/numero/move';
import type { Heap, NumeroView } from '../../engine/games/numero/state';
import { takingOf } from '../../engine/games/numero/taking';
import type { PatienceView } from '../../engine/games/patience/state';

/** How a turn ended. */
export type Deed =
  | {
      readonly type: 'took';
      readonly move: Take;
      readonly cards: readonly CardId[];
      /** By the whole check list, whatever the game is played for. */
      readonly points: number;
    }
  | { readonly type: 'built'; readonly move: BuildMove; readonly value: number }
  | { readonly type: 'discarded'; readonly card: CardId }
  | { readonly type: 'gaveAll'; readonly cards: readonly CardId[] }
  | { readonly type: 'passed' };

export interface Challenged {
  /** What the build came to. */
  readonly value: number;
  /** Its answer was there. */
  readonly proven: boolean;
}

/** One turn of a seat, as it stood when its number card was to be chosen. */
export interface Turn {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  readonly centre: readonly Heap[];
  readonly wholeSteps: boolean;
  /** Builds that were challenged first. */
  readonly challenged: readonly Challenged[];
  /** Wild cards that were discarded before the number card. */
  readonly tossed: readonly CardId[];
  readonly deed: Deed;
}

/** What a match is played for. */
export function scoringOf(match: Match): By {
  return viewOf(match, null).options.score;
}

/** All turns of a match, one after another. */
export function turnsOf(match: Match): Turn[] {
  return [...eachMove(match)].filter((turn) => turn !== null);
}

/** Plays a match again, a move at a time: the turn that ends with it, or null where the turn goes on. */
export function* eachMove(match: Match): Generator<Turn | null, void> {
  let now = newMatch(match);
  let start = NOTHING_YET;
  for (const [mover, input] of match.moves) {
    const seat = mover as Seat; // these games know no referee
    const move = input as NumeroMove; // read by the game when it was played
    const before = viewOf(now, seat);
    const { match: next, events } = play(now, seat, move);
    now = next;
    if (move.type === 'challenge') {
      start = { ...start, challenged: [...start.challenged, answerTo(events)] };
      yield null;
      continue;
    }
    // Challenges come first, and may part builds: what can be taken is known after them.
    const at = start.at ?? before;
    if (move.type === 'toss') {
      start = { ...start, at, tossed: [...start.tossed, move.card] };
      yield null;
      continue;
    }
    yield turnOf(seat, at, start, deedOf(move, before, events));
    start = NOTHING_YET;
  }
}

type View = NumeroView | PatienceView;

/** A turn of which only the first steps are done. */
interface Start extends Pick<Turn, 'challenged' | 'tossed'> {
  readonly at: View | null;
}

const NOTHING_YET: Start = { at: null, challenged: [], tossed: [] };

function viewOf(match: Match, seat: Seat | null): View {
  return viewFor(match, seat) as View; // only matches of these two games are reviewed
}

function answerTo(events: readonly GameEvent[]): Challenged {
  const value = events.find(({ type }) => type === 'challenged')?.value ?? 0;
  return { value, proven: events.some(({ type }) => type === 'proven') };
}

function turnOf(seat: Seat, at: View, { challenged, tossed }: Start, deed: Deed): Turn {
  return {
    seat,
    hand: at.hand ?? [],
    centre: centreOf(at),
    wholeSteps: at.options.wholeSteps,
    challenged,
    tossed,
    deed,
  };
}

function centreOf(view: View): readonly Heap[] {
  return view.game === 'numero' ? view.centre : view.centre.map((card) => ({ card }));
}

function deedOf(
  move: Exclude<NumeroMove, { type: 'toss' | 'challenge' }>,
  before: View,
  events: readonly GameEvent[],
): Deed {
  switch (move.type) {
    case 'take': {
      const { cards, lines } = takingOf(move, before.hand ?? [], centreOf(before), 'points');
      return { type: 'took', move, cards, points: summed(lines) };
    }
    case 'build':
      return {
        type: 'built',
        move,
        value: events.find(({ type }) => type === 'built')?.value ?? 0,
      };
    case 'discard':
      return { type: 'discarded', card: move.card };
    case 'tossAll':
      return { type: 'gaveAll', cards: before.hand ?? [] };
    case 'pass':
      return { type: 'passed' };
  }
}

function summed(lines: readonly Line[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}
