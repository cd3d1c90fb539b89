import { newMatch, type GameId } from '../../engine';
import { peopleOf, type Player, type Sharing } from './players';
import { NO_DRAFT, type Sitting } from './playing';
import { newId } from './seed';

export interface NewSitting {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly sharing: Sharing;
  readonly options: unknown;
  readonly seed: string;
}

/** Everybody sits down and the cards are dealt. */
export function newSitting({ game, players, sharing, options, seed }: NewSitting): Sitting {
  return {
    id: newId(),
    match: newMatch({ game, seats: players.length, options, seed }),
    players,
    // Who sits there alone has nobody to share with.
    sharing: peopleOf(players).length > 1 ? sharing : 'pass',
    hints: noHints(players),
    draft: NO_DRAFT,
  };
}

/** The same people, the same rules, the very same cards. */
export function sameDeal({ match, players, sharing }: Sitting): Sitting {
  return {
    id: newId(),
    match: newMatch({ ...match }),
    players,
    sharing,
    hints: noHints(players),
    draft: NO_DRAFT,
  };
}

/** The same people and rules, with the cards shuffled anew. */
export function newDeal({ match, players, sharing }: Sitting, seed: string): Sitting {
  const { game, options } = match;
  return newSitting({ game, players, sharing, options, seed });
}

function noHints(players: readonly Player[]): number[] {
  return players.map(() => 0);
}
