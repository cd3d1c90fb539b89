import { newMatch, play, toMove, viewFor, type Match } from '../../../../../engine';
import type { FightingView } from '../../../../../engine/games/fighting/state';
import { layAll, playAll, table } from '../../../../engine/games/fighting/table';

export { layAll, playAll, table };

/** Earth and dragons are wangpai (5 was called by seat 0), and seat 0 leads: 木 2 11, 火 14 24, 土 6, 金 17. */
export function called(): Match {
  return layAll(
    table([
      [5, 6, 2, 24, 17, 11, 14],
      [20, 15, 12, 34, 19, 22, 60],
      [33, 58, 29, 3, 10, 50, 48],
    ]),
    5,
    20,
    33,
  );
}

export function seen(match: Match, seat: number | null): FightingView {
  return viewFor(match, seat) as FightingView; // every match here is one of fighting
}

/** Everybody plays the first card that is allowed, to the end of the match. */
export function over(seats: number): Match {
  let match = newMatch({ game: 'fighting', seats, options: { points: 3 }, seed: 'over' });
  for (let turn = toMove(match); turn.length > 0; turn = toMove(match)) {
    const [seat = 0] = turn;
    const view = seen(match, seat);
    const led = view.trick[0];
    const hand = view.hand ?? [];
    const element = (card: string) => Math.floor(((Number(card) - 1) % 10) / 2);
    const follows = hand.filter((card) => led !== undefined && element(card) === element(led));
    const [card = ''] = follows.length > 0 ? follows : hand;
    match = play(match, seat, { type: view.phase === 'laying' ? 'lay' : 'play', card }).match;
  }
  return match;
}
