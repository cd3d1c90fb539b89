import {
  bestTake,
  chooseMove,
  newMatch,
  play,
  result,
  toMove,
  viewFor,
  type Level,
  type Match,
} from '../../../engine';
import type { NumeroMove } from '../../../engine/games/numero/move';
import { playAll, seen, table } from '../games/numero/table';
import { wordsOf } from '../games/numero/words';

const LEVELS: Level[] = ['easy', 'normal', 'hard'];

function choice(match: Match, level: Level, seed = 'any'): NumeroMove {
  const [seat = 0] = toMove(match);
  return chooseMove(viewFor(match, seat), seat, level, seed) as NumeroMove; // every match here is one of NUMERO
}

const said = (match: Match, level: Level) => wordsOf(choice(match, level));

describe('what each level sees', () => {
  const sums = table({
    hands: ['g8 g12 g13 g14 g15', 'o9 o10 o11 o12 o13'],
    centre: 'b5 r3',
    options: { level: 1 },
  });

  test.each(LEVELS)('%s sees that five and three are eight', (level) => {
    expect(said(sums, level)).toBe('take g8: b5+r3');
  });

  const wilds = table({
    hands: ['g8 -2 g1 g3 g4', 'o9 o10 o11 o12 o13'],
    centre: 'b10 r15',
    options: { level: 2 },
  });

  test('ten less two is more than easy sees', () => {
    expect(choice(wilds, 'easy').type).toBe('discard');
    expect(said(wilds, 'normal')).toBe('take g8: b10|-2');
    expect(said(wilds, 'hard')).toBe('take g8: b10|-2');
  });

  test('hard finds the best take there is, through five wild cards and more', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const match = newMatch({ game: 'numero', seats: 2, seed, options: { score: 'points' } });
      const [seat = 0] = toMove(match);
      const { hand, centre } = seen(match, seat);
      const best = bestTake({ hand: [...(hand ?? [])], centre: [...centre] }, 'points');
      const move = choice(match, 'hard');
      if (best && move.type === 'take') expect(move).toEqual(best.move);
    }
  });
});

describe('where nothing can be taken', () => {
  const nine = table({
    hands: ['g1 g10 g12 g13 g14', 'o2 o3 o4 o5 o6'],
    centre: 'b9 r15',
    options: { level: 1 },
  });

  test.each(['normal', 'hard'] as const)('%s builds what it can take later', (level) => {
    expect(said(nine, level)).toBe('build g1: b9+g1');
  });

  test('easy never builds', () => {
    expect(choice(nine, 'easy').type).toBe('discard');
  });

  test('easy discards one card or another', () => {
    const seeds = Array.from({ length: 20 }, (_, n) => `${n}`);
    expect(new Set(seeds.map((seed) => wordsOf(choice(nine, 'easy', seed)))).size).toBeGreaterThan(
      1,
    );
  });

  test.each(LEVELS)('%s discards a hand of wild cards whole', (level) => {
    const match = table({
      hands: ['-2 -3 -4 -5 x2', 'o2 o3 o4 o5 o6'],
      centre: 'b9 r15',
      options: { level: 3 },
    });
    expect(said(match, level)).toBe('toss all');
  });

  test.each(['normal', 'hard'] as const)('%s gets rid of a fourth wild card first', (level) => {
    const match = table({
      hands: ['1/2 x2 x3 -3 g14', 'o2 o3 o4 o5 o6'],
      centre: 'b9 r15',
      options: { level: 4 },
    });
    expect(choice(match, level).type).toBe('toss');
  });
});

describe('a promise', () => {
  /** Mei has built ten and has nothing but its answer and cards that she could take with. */
  const built = playAll(
    table({
      hands: ['g1 g10 g12 g13 g14', 'o2 o3 o4 o5 o6'],
      centre: 'b9 r15',
      options: { level: 1 },
    }),
    'build g1: g1+b9',
    'discard o2',
  );

  test.each(LEVELS)('%s does not give away the answer', (level) => {
    const move = choice(built, level);
    expect(() => play(built, 0, move)).not.toThrow();
    expect(wordsOf(move)).not.toBe('discard g10');
  });
});

describe('a build that cannot be', () => {
  /** The second seat sees all four nines itself. */
  const lie = playAll(
    table({
      hands: ['g3 g4 g5 g7 g8', 'g9 o9 b9 r9 o15'],
      centre: 'r6 r14',
      options: { level: 1, score: 'points', bluff: true },
    }),
    'build g3: g3+r6',
  );
  const credible = playAll(
    table({
      hands: ['g3 g4 g5 g7 g8', 'o10 b10 r10 o13 o15'],
      centre: 'r6 r14',
      options: { level: 1, score: 'points', bluff: true },
    }),
    'build g3: g3+r6',
  );

  test.each(['normal', 'hard'] as const)('%s challenges it, and nothing else', (level) => {
    expect(said(lie, level)).toBe('challenge #1');
    expect(choice(credible, level).type).not.toBe('challenge');
  });
});

describe('whole games', () => {
  const tables = [
    { seats: 2, options: { level: 0 } },
    { seats: 2, options: { level: 6, score: 'points' } },
    { seats: 3, options: { level: 3, score: 'points', bluff: true } },
    { seats: 4, options: { highest: 9, wilds: ['subtraction', 'simpleParts'] } },
  ];

  test.each(tables)('$seats seats play $options to the end within the rules', (asked) => {
    for (const seed of ['one', 'three']) {
      let match = newMatch({ game: 'numero', seed, ...asked });
      while (toMove(match).length > 0) {
        const [seat = 0] = toMove(match);
        const level = LEVELS[(seat + seed.length) % 3] ?? 'easy';
        match = play(match, seat, choice(match, level, `${match.moves.length}`)).match;
      }
      expect(result(match)?.winners.length).toBeGreaterThan(0);
    }
  });

  /** Wins of the first level against the second, each deal from both seats. */
  function share(one: Level, other: Level, deals: number): number {
    let won = 0;
    for (let game = 0; game < 2 * deals; game++) {
      const mine = game % 2;
      const options = { level: 3, score: 'points', dealer: 0 };
      let match = newMatch({ game: 'numero', seats: 2, seed: `${game >> 1}`, options });
      while (toMove(match).length > 0) {
        const [seat = 0] = toMove(match);
        const move = choice(match, seat === mine ? one : other, `${match.moves.length}`);
        match = play(match, seat, move).match;
      }
      const winners = result(match)?.winners ?? [];
      won += winners.includes(mine) ? 1 / winners.length : 0;
    }
    return won / (2 * deals);
  }

  // How far apart normal and hard are takes hundreds of games to tell: see bench.
  test.each(['normal', 'hard'] as const)('%s hardly ever loses to easy', (level) => {
    expect(share(level, 'easy', 2)).toBeGreaterThan(0.8);
  });
});
