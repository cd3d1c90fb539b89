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

/** Dōngméi leads 火 3; Mei has 火 14 and 24, 木 11, and 金 17, which is wangpai: 土龙 was called. */
export function following(people: string): Sitting {
  const hands = [
    [5, 6, 2, 24, 17, 11, 14],
    [20, 15, 12, 34, 19, 22, 60],
    [33, 58, 29, 3, 10, 50, 48],
  ];
  return deal(people, { hands, laid: [5, 20, 33], played: [6, 15, 58, 2, 12, 29, 3] });
}

/** Three pairs, with a trick on the table to which Mei plays last. */
export function sixOfThem(): Sitting {
  return deal('Mei * * * * *', {
    hands: [[8, 16, 2, 24, 17, 11, 14], [5, 6, 45], [60], [9, 36], [10, 46], [20, 35]],
    laid: [8, 5, 60, 9, 10, 20],
    played: [6, 55, 36, 46, 35],
  });
}

/** Won by Mei, with all seven tricks of one round. */
export function won(): Sitting {
  return deal('Mei *', {
    hands: [
      [1, 2, 11, 12, 21, 22, 31],
      [60, 59, 50, 49, 40, 39, 30],
    ],
    laid: [31, 60],
    played: [1, 50, 2, 49, 11, 59, 12, 40, 21, 39, 22, 30],
  });
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
