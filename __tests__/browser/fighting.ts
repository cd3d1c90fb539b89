import { newMatch, play, toMove, viewFor, type Match, type Seat } from '../../engine';
import type { FightingView } from '../../engine/games/fighting/state';
import type { Sitting } from './match';
import { playersOf } from './sitting';

interface Deal {
  /** By seat; what is missing comes from the other cards. The last seat deals. */
  readonly hands?: readonly (readonly number[])[];
  readonly points?: 12 | 6 | 3;
  /** What has been laid, seat by seat, and played after that, each by whoever's turn it is. */
  readonly laid?: readonly number[];
  readonly played?: readonly number[];
}

/** A table of 打数 with a stacked deal: a name is a person, a star an easy bot, as in `deal('Mei * *')`. */
export function deal(people: string, { hands = [], points = 3, ...moves }: Deal = {}): Sitting {
  const players = playersOf(people);
  const seats = players.length;
  const dealt = newMatch({
    game: 'fighting',
    seats,
    options: { dealer: seats - 1, points },
    deck: stacked(Array.from({ length: seats }, (_, seat) => hands[seat] ?? [])),
  });
  return { match: after(dealt, moves), players, sharing: 'pass' };
}

function stacked(hands: readonly (readonly number[])[]): string[] {
  const named = new Set(hands.flat());
  const others = Array.from({ length: 60 }, (_, at) => 60 - at).filter((card) => !named.has(card));
  const full = hands.map((hand) => [...hand, ...others.splice(0, 7 - hand.length)]);
  const dealt = Array.from({ length: 7 }, (_, at) => full.map((hand) => hand[at] ?? 0)).flat();
  return [...dealt, ...others].map(String);
}

function after(match: Match, { laid = [], played = [] }: Deal): Match {
  const lain = laid.reduce(
    (now, card, seat) => play(now, seat, { type: 'lay', card: `${card}` }).match,
    match,
  );
  return played.reduce((now, card) => {
    const [seat = 0] = toMove(now);
    return play(now, seat, { type: 'play', card: `${card}` }).match;
  }, lain);
}

/** As a seat sees it. */
export function seenBy(match: Match, seat: Seat | null): FightingView {
  return viewFor(match, seat) as FightingView; // a match of this game has views of this game
}
