import * as v from 'valibot';
import { BadInput, load, result, save, type Match } from '../../engine';
import { read } from '../../engine/core/read';
import type { Player, Sharing } from '../play/players';
import type { Sitting } from '../play/playing';
import { BESIDE, PLAYER } from '../play/beside';
import type { SoFar } from '../practice/soFar';
import { isPlayed } from '../texts';

/** A match that was played to its end. */
export interface MatchRecord extends SoFar {
  /** The sitting's. */
  readonly id: string;
  /** When it ended, in milliseconds. */
  readonly at: number;
  readonly match: Match;
  readonly players: readonly Player[];
  readonly sharing: Sharing;
  readonly hints: readonly number[];
}

export function recordOf(sitting: Sitting, { heard, slips }: SoFar, at: number): MatchRecord {
  const { id, match, players, sharing, hints } = sitting;
  return { id, at, match, players, sharing, hints, heard, slips };
}

/** Of other devices, too: nobody writes more than this into one. */
const LONGEST_ID = 40;
const LONGEST_WHO = 40;
/** The last moment that a device can tell. */
const LAST = 8_640_000_000_000_000;

const RECORD = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID), v.regex(/^[\w.~-]+$/)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST)),
  match: v.unknown(),
  players: v.array(PLAYER),
  ...BESIDE,
});

/** As it lies in a file: JSON, and inside it the engine's own save. */
export function writtenRecord({ match, ...rest }: MatchRecord): string {
  const { id, at, players, sharing, hints, heard, slips } = rest;
  const saved: unknown = JSON.parse(save(match));
  return JSON.stringify({ id, at, match: saved, players, sharing, hints, heard, slips });
}

/** Checks it field by field and move by move; throws BadInput. */
export function readRecord(input: unknown): MatchRecord {
  const record = read(RECORD, input, 'record');
  const match = load(JSON.stringify(record.match ?? null));
  const { players, hints, slips } = record;
  if (!isPlayed(match.game)) throw new BadInput('noSuchGame', 'There is no such game here.');
  if (!result(match)) throw new BadInput('notOver', 'This match was not played to its end.');
  if (players.length !== match.seats || hints.length !== match.seats) {
    throw new BadInput('wrongSeats', 'A match has one player at each seat.', {
      allowed: [match.seats],
    });
  }
  if (slips.some(({ seat, at }) => seat >= match.seats || at >= match.moves.length)) {
    throw new BadInput('unreadable', 'A wrong try belongs to a move that is there.');
  }
  if (players.some((player) => player.kind === 'person' && tooLong(player.who))) {
    throw new BadInput('unreadable', 'This is no player of a roster.');
  }
  return { ...record, match };
}

function tooLong(who: string | undefined): boolean {
  return who !== undefined && (who.length > LONGEST_WHO || !/^[\w.~-]+$/.test(who));
}
