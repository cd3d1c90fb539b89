import { legalMoves, newMatch, play, toMove, viewFor, type Match, type Seat } from '../../engine';
import { possibleCards } from '../../engine/games/sevens/hidden';
import { cardNamed, nameOf, packOf } from '../../engine/games/sevens/cards';
import { fits } from '../../engine/games/sevens/chains';
import type { SevensMove } from '../../engine/games/sevens/move';
import type { SevensView } from '../../engine/games/sevens/state';
import { playersOf } from './sitting';
import type { Sitting } from './match';

export function seen(match: Match, seat: Seat | null = toMove(match)[0] ?? null): SevensView {
  return viewFor(match, seat) as SevensView; // every match here is one of sevens
}

/** The first that can be, and guesses the first card that may be: the same at every run. */
export function quickly(match: Match, seat: Seat): SevensMove {
  const moves = legalMoves(match, seat) as SevensMove[]; // of this game
  const view = seen(match, seat);
  if (view.phase !== 'guess' || view.target === null || view.options.guess === 'number') {
    return moves[0] ?? { type: 'knock' };
  }
  return { type: 'guess', card: nameOf(possibleCards(view, view.target)[0] ?? 0) };
}

/** Plays on until the match is as it is wanted. */
export function until(match: Match, isSo: (view: SevensView) => boolean): Match {
  let now = match;
  for (let seat = toMove(now)[0]; seat !== undefined; seat = toMove(now)[0]) {
    if (isSo(seen(now, seat))) return now;
    now = play(now, seat, quickly(now, seat)).match;
  }
  return now;
}

export function dealt(seats: number, options: object = {}, seed = 'sevens'): Match {
  return newMatch({ game: 'sevens', seats, options: { dealer: 0, rounds: 1, ...options }, seed });
}

/** `people` as for any table: 'Mei * * *'. */
export function sitting(people: string, match: Match): Sitting {
  return { match, players: playersOf(people), sharing: 'pass' };
}

/** A deal in which it comes to this, the first of many. */
export function find(seats: number, options: object, isSo: (view: SevensView) => boolean): Match {
  for (let deal = 0; deal < 200; deal++) {
    const match = until(dealt(seats, options, `deal ${deal}`), isSo);
    if (toMove(match).some((seat) => isSo(seen(match, seat)))) return match;
  }
  throw new Error('it comes to this in no deal');
}

/** Mei is about to go out, with another round to come. */
export function lastCardOfRound(): Match {
  return find(
    4,
    { rounds: 2 },
    ({ turn, phase, hands, finished, hand, chains, options, seat }) =>
      turn === 0 &&
      seat === 0 &&
      phase === 'turn' &&
      finished.length === 0 &&
      hands[0] === 1 &&
      (hand ?? []).every((name) => {
        const pack = packOf(options);
        return fits(chains, cardNamed(name, pack) ?? -1, pack);
      }),
  );
}
