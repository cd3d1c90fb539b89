import { toMove, type Level, type Seat } from '../../engine';
import { peopleOf } from './players';
import { nextInRace } from './race';
import type { Sitting } from './playing';

/** Between two people who hand the device on: who looked last, and whether they are still before it. */
export interface Gate {
  readonly last: Seat | null;
  readonly open: boolean;
}

export const SHUT: Gate = { last: null, open: false };

/** What the table waits for. */
export type Turn =
  | { readonly kind: 'over' }
  /** `alone`: nobody else is to move, so everybody watches this one. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: Level; readonly alone: boolean }
  /** For this person to say that it is them. */
  | { readonly kind: 'gate'; readonly seat: Seat }
  | { readonly kind: 'person'; readonly seat: Seat };

/**
 * Where several choose in secret together, bots choose before people, who then come one by one: each has
 * only its own view, so nobody learns anything from the order.
 */
export function turnOf(sitting: Sitting, gate: Gate): Turn {
  const { match, players } = sitting;
  const racing = nextInRace(sitting, gate);
  const waiting = racing === null ? [...toMove(match)].sort((a, b) => a - b) : [racing];
  for (const seat of waiting) {
    const player = players[seat];
    if (player?.kind === 'bot') {
      return { kind: 'bot', seat, level: player.level, alone: waiting.length === 1 };
    }
  }
  const [seat] = waiting;
  if (seat === undefined) return { kind: 'over' };
  const known = !isHandedOn(sitting) || (gate.open && gate.last === seat);
  return { kind: known ? 'person' : 'gate', seat };
}

/** Whose eyes the screen has; null where nothing private may be seen. */
export function eyesOf(sitting: Sitting, turn: Turn): Seat | null {
  const people = peopleOf(sitting.players);
  const [only] = people;
  if (only !== undefined && people.length === 1) return only;
  return isHandedOn(sitting) && turn.kind === 'person' ? turn.seat : null;
}

/** Round a tablet each person may look at what is theirs; nobody may look over a bot's shoulder. */
export function mayPeek({ players, sharing }: Sitting, seat: Seat): boolean {
  return sharing === 'around' && players[seat]?.kind === 'person';
}

/** Several people with one device, of which each sees it alone. */
export function isHandedOn({ players, sharing }: Sitting): boolean {
  return sharing === 'pass' && peopleOf(players).length > 1;
}
