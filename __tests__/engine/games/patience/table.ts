import { games, newMatch, play, viewFor, type CardId, type Match } from '../../../../engine';
import type { PatienceState, PatienceView } from '../../../../engine/games/patience/state';
import { moveOf } from '../numero/words';

const listed = (names: string): CardId[] => names.split(' ').filter(Boolean);

/** Cards that lie so, the rest of the pack as it is printed. */
export function laid(
  centre: string,
  hand: string,
  next = '',
  options: object = { level: 1 },
): Match {
  const wished = [centre, hand, next].flatMap(listed);
  const deck = games.patience.deck(games.patience.options(options));
  const rest = deck.filter((card) => !wished.includes(card));
  return newMatch({ game: 'patience', seats: 1, options, deck: [...wished, ...rest] });
}

export function playAll(match: Match, ...said: readonly string[]): Match {
  return said.reduce((now, words) => play(now, 0, moveOf(words)).match, match);
}

export function seen(match: Match, seat: number | null = 0): PatienceView {
  return viewFor(match, seat) as PatienceView; // every match here is one of patience
}

/** A game as it may stand shortly before its end. */
export function standing(centre: string, hand: string, pack: string, options: object): Match {
  const match = laid('', '', '', options);
  const state: PatienceState = {
    ...(match.state as PatienceState),
    over: false,
    centre: listed(centre),
    hand: listed(hand),
    deck: listed(pack),
    top: 0,
  };
  return { ...match, state };
}
