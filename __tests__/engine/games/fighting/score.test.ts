import { legalMoves, newMatch, play, result, toMove, type Match } from '../../../../engine';
import { below, randomFrom } from '../../../../engine/core/random';
import { scoreRound } from '../../../../engine/games/fighting/score';
import { seatsOf, sideOf } from '../../../../engine/games/fighting/sides';
import { layAll, playAll, seen, table } from './table';

describe('sides', () => {
  test.each([2, 3, 5])('%i seats play alone', (seats) => {
    for (let seat = 0; seat < seats; seat++)
      expect(seatsOf(seats, sideOf(seats, seat))).toEqual([seat]);
  });

  test('4 seats play in two pairs, 6 in three, opposite each other', () => {
    expect([0, 1].map((side) => seatsOf(4, side))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect([0, 1, 2].map((side) => seatsOf(6, side))).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
    expect([0, 1, 2, 3, 4, 5].map((seat) => sideOf(6, seat))).toEqual([0, 1, 2, 0, 1, 2]);
  });
});

describe('points of a round', () => {
  test.each([
    ['all seven: 5', [7, 0], 0, 0, 5, 'allSeven'],
    ['the caller’s side with most: 1', [4, 3], 0, 0, 1, 'caller'],
    ['six of seven is still 1 for the caller’s side', [6, 1], 0, 0, 1, 'caller'],
    ['another side with most: 2', [3, 4], 0, 1, 2, 'other'],
    ['five of the remaining six is still 2', [2, 5], 0, 1, 2, 'other'],
    ['another side with the remaining six: 3', [1, 6], 0, 1, 3, 'otherSix'],
    ['most is enough, it need not be half', [2, 2, 3], 0, 2, 2, 'other'],
    ['a tie for most: nobody', [3, 1, 3], 0, null, 0, 'tie'],
    ['three pairs at 3–3–1: nobody', [1, 3, 3], 0, null, 0, 'tie'],
    ['a tie below the most matters not', [1, 1, 5], 2, 2, 1, 'caller'],
    ['a tie of five seats: nobody', [2, 2, 1, 1, 1], 0, null, 0, 'tie'],
  ])('%s', (_, tricks, caller, side, points, rule) => {
    expect(scoreRound(tricks, caller)).toEqual({ side, points, rule });
  });
});

/** Everybody plays the lowest or the highest card that is allowed, to the end of the round. */
function playOut(match: Match, low: readonly number[]): Match {
  const rounds = seen(match).rounds.length;
  let now = match;
  while (seen(now).rounds.length === rounds) {
    const [seat = 0] = toMove(now);
    const moves = legalMoves(now, seat);
    now = play(now, seat, low.includes(seat) ? moves[0] : moves.at(-1)).match;
  }
  return now;
}

describe('a whole round', () => {
  const WOOD = [1, 2, 11, 12, 21, 22, 31];

  test('whoever holds the seven best of wood and calls with one wins all seven: 5', () => {
    const match = playAll(
      layAll(table([WOOD, [60, 59, 50, 49, 40, 39, 30]]), 31, 60),
      ...[1, 50, 2, 49, 11, 59, 12, 40, 21, 39, 22, 30],
    );
    expect(seen(match).rounds).toEqual([
      { dealer: 1, caller: 0, wangpai: '31', tricks: [7, 0], side: 0, rule: 'allSeven', points: 5 },
    ]);
    expect(seen(match).scores).toEqual([5, 0]);
    expect(result(match)).toBeNull();
  });

  test('the others win the remaining six: 3', () => {
    // Seat 1 calls with 2 and holds nothing else of worth; seat 0 holds the best of all.
    const start = table([
      [1, 11, 12, 21, 22, 31, 60],
      [2, 59, 50, 49, 40, 39, 30],
    ]);
    const match = playOut(layAll(start, 60, 2), [0]);
    expect(seen(match).rounds[0]).toMatchObject({ tricks: [6, 1], side: 0, rule: 'otherSix' });
    expect(seen(match).scores).toEqual([3, 0]);
  });

  test('partners collect tricks together, and a side’s score stands for both', () => {
    // Seat 0 calls, and leads wood for its partner to win.
    const start = table([
      [1, 12, 22, 32, 42, 52, 60],
      [58, 57, 50, 48, 47, 40, 39],
      [2, 11, 21, 31, 41, 51, 59],
      [38, 30, 29, 28, 27, 20, 19],
    ]);
    const led = playAll(layAll(start, 1, 58, 59, 38), 12, 57, 2, 30);
    expect(seen(led).tricks.map(({ winner }) => winner)).toEqual([0, 2]);
    const match = playOut(led, [0, 2]);
    expect(seen(match).rounds[0]).toMatchObject({ tricks: [7, 0], side: 0, rule: 'allSeven' });
    expect(seen(match).scores).toEqual([5, 0, 5, 0]);
  });

  test('the round that was counted is told, with its last trick; then comes the deal', () => {
    const start = table([WOOD, [60, 59, 50, 49, 40, 39, 30]]);
    const before = playAll(layAll(start, 31, 60), 1, 50, 2, 49, 11, 59, 12, 40, 21, 39, 22);
    const { events, match } = play(before, 1, { type: 'play', card: '30' });
    expect(events.map(({ type }) => type)).toEqual(['played', 'won', 'scored', 'dealt']);
    expect(events[2]).toMatchObject({ seat: 0, lines: [{ rule: 'allSeven', points: 5 }] });
    expect(seen(match).last).toEqual({ leader: 0, cards: ['22', '30'], winner: 0 });
  });
});

/** The first round of a match in which everybody plays at random. */
function randomRound(seats: number, seed: string): Match {
  const random = randomFrom(seed);
  let match = newMatch({ game: 'fighting', seats, seed });
  while (seen(match).rounds.length === 0) {
    const [seat = 0] = toMove(match);
    const moves = legalMoves(match, seat);
    match = play(match, seat, moves[below(random, moves.length)]).match;
  }
  return match;
}

describe('a round that is played', () => {
  const rounds = Array.from({ length: 60 }, (_, n) => randomRound(6, `pairs ${n}`));
  const with331 = rounds.filter(
    (match) => [...(seen(match).rounds[0]?.tricks ?? [])].sort().join('') === '133',
  );

  test('by three pairs to 3–3–1 brings nobody anything', () => {
    expect(with331.length).toBeGreaterThan(0);
    for (const match of with331) {
      expect(seen(match).rounds[0]).toMatchObject({ side: null, rule: 'tie', points: 0 });
      expect(seen(match).scores).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test.each(['caller', 'other'] as const)('and counted by “%s” scores for one side', (rule) => {
    const found = rounds.filter((match) => seen(match).rounds[0]?.rule === rule);
    expect(found.length).toBeGreaterThan(0);
    for (const match of found) {
      const { caller = -1, tricks = [] } = seen(match).rounds[0] ?? {};
      const most = tricks.indexOf(Math.max(...tricks));
      expect(most === caller % 3).toBe(rule === 'caller');
      const points = rule === 'caller' ? 1 : 2;
      expect(seen(match).scores).toEqual(
        [0, 1, 2, 3, 4, 5].map((at) => (at % 3 === most ? points : 0)),
      );
    }
  });
});

describe('the match', () => {
  /** The lowest card allowed by everybody, round after round. */
  function ended(seats: number, options: object, seed = 'match'): Match {
    let match = newMatch({ game: 'fighting', seats, options, seed });
    while (toMove(match).length > 0) {
      const [seat = 0] = toMove(match);
      match = play(match, seat, legalMoves(match, seat)[0]).match;
    }
    return match;
  }

  test.each([2, 3, 4, 5, 6])('with %i seats it goes to the first side with 12', (seats) => {
    const match = ended(seats, {});
    const scores = result(match)?.scores ?? [];
    const best = Math.max(...scores);
    expect(best).toBeGreaterThanOrEqual(12);
    const { rounds } = seen(match);
    const last = rounds.at(-1);
    // Before the last round nobody had reached it, and only one side has now.
    expect(best - (last?.points ?? 0)).toBeLessThan(12);
    expect(result(match)?.winners).toEqual(seatsOf(seats, last?.side ?? -1));
    expect(toMove(match)).toEqual([]);
    expect(seen(match)).toMatchObject({ phase: 'over', turn: null });
  });

  test.each([6, 3])('or, in a short one, to %i', (points) => {
    const best = Math.max(...(result(ended(3, { points }))?.scores ?? []));
    expect(best).toBeGreaterThanOrEqual(points);
    expect(best).toBeLessThan(points + 5);
  });

  test('the deal moves left round by round', () => {
    const { rounds } = seen(ended(5, { dealer: 3 }));
    rounds.forEach(({ dealer }, at) => expect(dealer).toBe((3 + at) % 5));
  });
});
