import type { Result } from './game';

/** Ranks 1, 2, 2, 4: ties share the better place. */
export function ranked(scores: number[], better: 'lower' | 'higher'): Result {
  const sign = better === 'lower' ? 1 : -1;
  const ranks = scores.map(
    (mine) => 1 + scores.filter((theirs) => (theirs - mine) * sign < 0).length,
  );
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { scores, ranks, winners };
}
