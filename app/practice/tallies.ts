import { newMatch, play, type Match, type Seat } from '../../engine';
import { gameOf, tables } from '../play/games';
import type { Player } from '../play/players';
import type { SoFar } from './soFar';
import { addCounts, count, newTally, spelt, type Tally } from './tally';

/** What everybody of the roster has practised in a match, spelt, by seat; nothing for all others. */
export function talliesOf(
  match: Match,
  players: readonly Player[],
  { heard, slips }: SoFar,
): string[] {
  const tallies = players.map((player) =>
    player.kind === 'person' && player.who !== undefined ? newTally() : null,
  );
  if (tallies.every((tally) => tally === null)) return tallies.map(() => '');

  countMoves(match, tallies, (at, seat) =>
    slips.some((slip) => slip.at === at && slip.seat === seat),
  );
  for (const { seat, numbers } of slips) {
    for (const number of numbers) count(tallies[seat]?.wrong ?? [], number);
  }
  // Said aloud, it is heard by all at the table.
  for (const tally of tallies) if (tally) addCounts(tally.heard, heard);
  return tallies.map((tally) => (tally ? spelt(tally) : ''));
}

function countMoves(
  match: Match,
  tallies: readonly (Tally | null)[],
  slipped: (at: number, seat: Seat) => boolean,
): void {
  const { practised } = tables[gameOf(match)];
  if (!practised) return;
  let now = newMatch(match);
  match.moves.forEach(([mover, move], at) => {
    const { match: next, events } = play(now, mover, move);
    now = next;
    for (const event of events) {
      const tally = event.seat === mover ? tallies[mover] : null;
      const done = tally && practised(event);
      if (!tally || !done) continue;
      for (const number of done.read ?? []) count(tally.read, number);
      for (const number of done.made ?? []) count(tally.made, number);
      // What was wrong at first is counted as such, and as nothing else.
      if (slipped(at, event.seat ?? -1)) continue;
      for (const number of done.answered ?? []) count(tally.right, number);
    }
  });
}
