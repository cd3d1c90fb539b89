import type { CardId, Seat } from '../../../engine';
import type { Line } from '../../../engine/core/game';
import type { Deed, NumeroView } from '../../../engine/games/numero/state';
import type { PatienceView } from '../../../engine/games/patience/state';
import type { Bed } from './workbench';

/** What everybody may know of a seat. */
export interface SeatSeen {
  /** How many cards it holds. */
  readonly hand: number;
  readonly won: readonly CardId[];
  readonly score: number;
}

export interface Brought {
  readonly seat: Seat;
  readonly lines: readonly Line[];
}

/** What the board shows, at NUMERO and at its patience alike. */
export interface Seen {
  readonly bed: Bed;
  /** Cards left in the pack. */
  readonly pack: number;
  readonly seats: readonly SeatSeen[];
  readonly turn: Seat | null;
  /** Nobody else is there, and there is nothing but takes. */
  readonly alone: boolean;
  /** By the build's name: who made it. */
  readonly owners: ReadonlyMap<number, Seat>;
  readonly lastTaker: Seat | null;
  /** What the last take brought, until whoever made it does something else. */
  readonly brought: Brought | null;
  /** Who did the last thing: what is new in the centre comes from there. */
  readonly lastActor: Seat | null;
}

export function seenIn(view: NumeroView | PatienceView): Seen {
  return view.game === 'patience' ? atPatience(view) : atNumero(view);
}

function atPatience(view: PatienceView): Seen {
  const { hand, centre, options, pack, held, won, score, turn, history } = view;
  return {
    bed: {
      hand: hand ?? [],
      centre: centre.map((card) => ({ card })),
      wholeSteps: options.wholeSteps,
    },
    pack,
    seats: [{ hand: held, won, score }],
    turn,
    alone: true,
    owners: new Map(),
    lastTaker: won.length > 0 ? 0 : null,
    brought: broughtBy(history, options.score),
    lastActor: null,
  };
}

function atNumero(view: NumeroView): Seen {
  const { hand, centre, options, pack, hands, won, scores, turn, history } = view;
  const builds = centre.flatMap((heap) => ('pile' in heap ? [heap] : []));
  return {
    bed: { hand: hand ?? [], centre, wholeSteps: options.wholeSteps },
    pack,
    seats: hands.map((held, seat) => ({
      hand: held,
      won: won[seat] ?? [],
      score: scores[seat] ?? 0,
    })),
    turn,
    alone: false,
    owners: new Map(builds.map(({ pile, owner }) => [pile, owner])),
    lastTaker: view.lastTaker,
    brought: broughtBy(history, options.score),
    lastActor: history.at(-1)?.seat ?? null,
  };
}

/** Cards alone need no account: everybody sees how many they are. */
function broughtBy(history: readonly Deed[], score: 'cards' | 'points'): Brought | null {
  const at = history.findLastIndex(({ type }) => type === 'took');
  const { seat = 0, lines } = history[at] ?? {};
  const since = history.slice(at + 1).some((deed) => deed.seat === seat && OWN.has(deed.type));
  return score === 'points' && lines && !since ? { seat, lines } : null;
}

/** What a seat does of its own. */
const OWN: ReadonlySet<string> = new Set(['built', 'discarded', 'tossed', 'challenged', 'passed']);
