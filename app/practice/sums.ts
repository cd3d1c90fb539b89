import type { Row } from '../records/row';
import type { PlayedId } from '../texts';
import { addSpelt, newTally, type Tally } from './tally';

/** How somebody has done at one game. */
export interface GameSum {
  readonly game: PlayedId;
  games: number;
  wins: number;
  lowest: number;
  highest: number;
  /** Of all scores. */
  points: number;
  /** Whether it is won by the lowest score, as far as its matches tell. */
  lowWins: boolean;
}

export interface Sums {
  /** As they were called last; empty where nothing is known of them. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly games: readonly GameSum[];
  readonly practice: Tally;
}

/** All that is on record of somebody of the roster. */
export function sumsOf(rows: readonly Row[], who: string): Sums {
  const practice = newTally();
  const games = new Map<PlayedId, GameSum>();
  const own: Row[] = [];
  let name = '';
  for (const row of rows) {
    const seat = row.players.findIndex((one) => one.kind === 'person' && one.who === who);
    if (seat < 0) continue;
    own.push(row);
    name ||= row.players[seat]?.name ?? '';
    addSpelt(practice, row.tallies[seat] ?? '');
    const score = row.scores[seat] ?? 0;
    const sum = games.get(row.game) ?? newSum(row.game, score);
    games.set(row.game, sum);
    sum.games++;
    sum.points += score;
    // Alone nobody is beaten.
    if (row.ranks[seat] === 1 && row.players.length > 1) sum.wins++;
    sum.lowest = Math.min(sum.lowest, score);
    sum.highest = Math.max(sum.highest, score);
    sum.lowWins ||= isWonByLess(row);
  }
  return { name, rows: own, games: [...games.values()], practice };
}

function newSum(game: PlayedId, score: number): GameSum {
  return { game, games: 0, wins: 0, lowest: score, highest: score, points: 0, lowWins: false };
}

/** Somebody with less is ranked before somebody with more. */
function isWonByLess({ scores, ranks }: Row): boolean {
  const first = scores[ranks.indexOf(1)] ?? 0;
  return scores.some((score) => score > first);
}
