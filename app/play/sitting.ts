import { newMatch, result, type GameId } from '../../engine';
import { nextRound, type Underway } from '../plans/underway';
import type { Player, Sharing } from './players';
import { NO_DRAFT, type Sitting } from './playing';
import { newId } from './seed';
import { sharingIn } from './sharing';

export interface NewSitting {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly sharing: Sharing;
  readonly options: unknown;
  readonly seed: string;
  readonly lesson?: Underway;
}

/** Everybody sits down and the cards are dealt. */
export function newSitting(asked: NewSitting): Sitting {
  const { game, players, sharing, options, seed, lesson } = asked;
  return {
    id: newId(),
    match: newMatch({ game, seats: players.length, options, seed }),
    players,
    sharing: sharingIn(game, players, sharing),
    hints: noHints(players),
    draft: NO_DRAFT,
    ...(lesson && { lesson }),
  };
}

/** The same people, the same rules, the very same cards. */
export function sameDeal({ match, players, sharing, lesson }: Sitting): Sitting {
  return {
    id: newId(),
    match: newMatch({ ...match }),
    players,
    sharing,
    hints: noHints(players),
    draft: NO_DRAFT,
    ...(lesson && { lesson }),
  };
}

/** The same people and rules, with the cards shuffled anew: in a lesson the next round, or its end. */
export function newDeal({ match, players, sharing, lesson }: Sitting, seed: string): Sitting {
  const { game, options } = match;
  const next = lesson && nextRound(lesson, result(match)?.winners ?? []);
  return newSitting({ game, players, sharing, options, seed, lesson: next });
}

function noHints(players: readonly Player[]): number[] {
  return players.map(() => 0);
}
