import { newMatch, play, toMove, viewFor, type Match } from '../../../../../engine';
import type { BuyaoMove, BuyaoView } from '../../../../../engine/games/buyao/state';

export const TAKE: BuyaoMove = { type: 'take' };
export const DECLINE: BuyaoMove = { type: 'decline' };

/** A deck of 36 whose pile begins with these cards; six others are removed. */
function stacked(pile: readonly number[]): string[] {
  const rest = Array.from({ length: 36 }, (_, at) => at + 1).filter((card) => !pile.includes(card));
  return [...rest.slice(0, 6), ...pile, ...rest.slice(6)].map(String);
}

/** A match with this pile, after the seats' words in turn: t takes, d declines. Seat 0 begins. */
export function position(pile: readonly number[], words = '', seats = 3): Match {
  const match = newMatch({ game: 'buyao', seats, options: { first: 0 }, deck: stacked(pile) });
  return [...words].reduce((now, word) => {
    const [seat = -1] = toMove(now);
    return play(now, seat, word === 't' ? TAKE : DECLINE).match;
  }, match);
}

export function seen(match: Match, seat: number | null): BuyaoView {
  return viewFor(match, seat) as BuyaoView; // every match here is one of buyao
}
