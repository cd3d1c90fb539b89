import { legalMoves, newMatch, play, result, toMove, type Match } from '../../../../engine';
import { below, randomFrom } from '../../../../engine/core/random';
import { OPEN } from '../../../../engine/games/sequence/board';
import { seen } from './table';

/** Random games from one seed to the next, move by move. */
function* playing(seats: number, count: number): Generator<readonly [Match, Match]> {
  for (let n = 0; n < count; n++) {
    const random = randomFrom(`end ${n}`);
    let match = newMatch({ game: 'sequence', seats, options: { board: 6 }, seed: `${n}` });
    while (toMove(match).length > 0) {
      const [seat = 0] = toMove(match);
      const moves = legalMoves(match, seat);
      const before = match;
      match = play(match, seat, moves[below(random, moves.length)]).match;
      yield [before, match];
    }
  }
}

test('a full board with no winner is a draw, whoever has more sequences', () => {
  let ahead = 0;
  for (const [, match] of playing(4, 60)) {
    const isFull = !seen(match).chips.includes(OPEN);
    const ended = result(match);
    if (!isFull || !ended || ended.scores.includes(2)) continue;
    expect(ended.ranks).toEqual([1, 1, 1, 1]);
    expect(ended.winners).toEqual([0, 1, 2, 3]);
    if (ended.scores[0] !== ended.scores[1]) ahead++;
  }
  expect(ahead).toBeGreaterThan(0);
});

test('an empty deck is made of all discard piles, shuffled', () => {
  let reshuffled = 0;
  for (const [before, match] of playing(3, 12)) {
    const now = seen(match);
    const last = now.history.at(-2);
    if (last?.type !== 'reshuffled' || last === seen(before).history.at(-2)) continue;
    reshuffled++;
    expect(seen(before).deck).toBe(0);
    expect(now.discards).toEqual([[], [], []]);
    // All of them but the one that has just been drawn.
    expect(now.deck).toBe((last.count ?? 0) - 1);
    expect(now.deck + now.hands.reduce((sum, count) => sum + count, 0)).toBe(36);
  }
  expect(reshuffled).toBeGreaterThan(0);
});
