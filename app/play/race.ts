import { viewFor, type Match, type Seat } from '../../engine';
import type { SequenceView } from '../../engine/games/sequence/state';
import type { Sitting } from './playing';
import { isHandedOn, type Gate } from './turn';

/** Who has played and not drawn yet, and who is to play: seats that may all move now, and the quicker one gains by it. */
interface Race {
  readonly owing: readonly Seat[];
  readonly turn: Seat;
}

function raceOf(match: Match): Race | null {
  if (match.game !== 'sequence') return null;
  const { owing, giving, turn } = viewFor(match, null) as SequenceView; // a match of this game
  return owing.length > 0 && giving.length === 0 && turn !== null ? { owing, turn } : null;
}

/**
 * Where several may move at once, and not in secret: whom the table waits for; null where nobody races.
 * People draw whenever they like, and a bot is never so quick that they lose a card by it: it draws first only
 * from those who have played on without their card.
 */
export function nextInRace(sitting: Sitting, gate: Gate): Seat | null {
  const race = raceOf(sitting.match);
  if (!race) return null;
  const { owing, turn } = race;
  if (isHandedOn(sitting) && owesBeforeHandingOn(race, gate)) return gate.last;
  const isPerson = (seat: Seat) => sitting.players[seat]?.kind === 'person';
  const bot = owing.find((seat, at) => {
    const waits = owing.slice(0, at).filter(isPerson);
    return !isPerson(seat) && waits.every((person) => owing.lastIndexOf(person) > at);
  });
  return bot ?? turn;
}

/** Who has just played keeps the device until the card is drawn, or forgotten. */
export function mayHandOn(sitting: Sitting, gate: Gate): boolean {
  const race = raceOf(sitting.match);
  return race !== null && isHandedOn(sitting) && owesBeforeHandingOn(race, gate);
}

function owesBeforeHandingOn({ owing, turn }: Race, { open, last }: Gate): boolean {
  return open && last !== null && last !== turn && owing.includes(last);
}
