import { newMatch, play, toMove, viewFor, type Match } from '../../../../engine';
import type { FightingView } from '../../../../engine/games/fighting/state';

/** Deals these hands, seat by seat, with the last seat as dealer; what is missing comes from the other cards. */
export function stacked(...hands: number[][]): string[] {
  const seats = hands.length;
  const named = new Set(hands.flat());
  const others = Array.from({ length: 60 }, (_, at) => 60 - at).filter((card) => !named.has(card));
  const full = hands.map((hand) => [...hand, ...others.splice(0, 7 - hand.length)]);
  const dealt = Array.from(
    { length: 7 * seats },
    (_, at) => full[at % seats]?.[Math.floor(at / seats)],
  );
  return [...dealt, ...others].map(String);
}

/** A match whose first deal gives these hands. */
export function table(hands: number[][], options: object = {}): Match {
  const dealer = hands.length - 1;
  const deck = stacked(...hands);
  return newMatch({ game: 'fighting', seats: hands.length, deck, options: { dealer, ...options } });
}

/** Everybody lays, seat by seat. */
export function layAll(match: Match, ...cards: number[]): Match {
  return cards.reduce(
    (now, card, seat) => play(now, seat, { type: 'lay', card: `${card}` }).match,
    match,
  );
}

/** Cards played one after the other, each by the seat whose turn it is. */
export function playAll(match: Match, ...cards: number[]): Match {
  return cards.reduce((now, card) => {
    const [seat = -1] = toMove(now);
    return play(now, seat, { type: 'play', card: `${card}` }).match;
  }, match);
}

export function seen(match: Match, seat: number | null = null): FightingView {
  return viewFor(match, seat) as FightingView; // every match here is one of fighting
}
