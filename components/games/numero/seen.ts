import type { CardId, Seat } from '../../../engine';
import type { NumeroView } from '../../../engine/games/numero/state';
import type { PatienceView } from '../../../engine/games/patience/state';
import type { Bed } from './workbench';

/** What everybody may know of a seat. */
export interface SeatSeen {
  /** How many cards it holds. */
  readonly hand: number;
  readonly won: readonly CardId[];
  readonly score: number;
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
}

export function seenIn(view: NumeroView | PatienceView): Seen {
  return view.game === 'patience' ? atPatience(view) : atNumero(view);
}

function atPatience({ hand, centre, options, pack, held, won, score, turn }: PatienceView): Seen {
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
  };
}

function atNumero({ hand, centre, options, pack, hands, won, scores, turn }: NumeroView): Seen {
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
  };
}
