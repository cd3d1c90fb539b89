import { accuraciesOf, accuracyOf, percentOf, sumOf } from '../../../app/review/accuracy';
import { curveOf } from '../../../app/review/curve';
import { scoringOf, turnsOf } from '../../../app/review/turns';
import { weighing, weighingQuickly } from '../../../app/review/weigh';
import { legalMoves, newMatch, play, refuse, result, toMove, type Match } from '../../../engine';
import { below, randomFrom } from '../../../engine/core/random';
import { playAll, table } from '../../engine/games/numero/table';
import { wordsOf } from '../../engine/games/numero/words';
import { counted, patience, weighed } from './weighed';

/** Centre 10 6 4 15 13, hand 10 −2 8 14 11; then 5 and 3 come, and 1 and 2. */
const TOP = 'b10 r6 g4 o15 g13 r10 -2 g8 b14 r11 g5 o3 g1 r2';

describe('patience', () => {
  const cards = playAll(patience(2, 'cards', TOP), 'take g8: b10|-2');
  const points = playAll(patience(2, 'points', TOP), 'take g8: b10|-2');

  test('beside what was taken lies the best there was, by what is played for', () => {
    // Three cards; the 10 could have taken a 10 and 6 + 4: four cards, six points.
    expect(counted(cards)).toEqual(['3/4']);
    // A take, three cards and the point on the −2.
    expect(counted(points)).toEqual(['5/6']);
    const best = weighed(points)[0]?.best.points;
    expect(best && wordsOf(best.move)).toBe('take r10: r6+g4, b10');
    expect(best?.proven).toBe(true);
  });

  test('both measures are there, whatever is played for', () => {
    const best = weighed(cards)[0]?.best;
    expect(best?.cards?.cards).toHaveLength(4);
    expect(best?.points?.points).toBe(6);
  });

  test('accuracy is what was taken of all that could be, turn by turn', () => {
    expect(accuracyOf(weighed(cards), 'cards')).toBe(3 / 4);
    expect(accuracyOf(weighed(points), 'points')).toBe(5 / 6);
    const best = playAll(patience(2, 'cards', TOP), 'take r10: r6+g4, b10');
    expect(accuracyOf(weighed(best), 'cards')).toBe(1);
  });

  test('a match without a turn has no accuracy', () => {
    expect(accuracyOf([], 'cards')).toBeNull();
    expect(weighing(patience(2, 'cards', TOP))).toMatchObject({ done: true, share: 1 });
  });
});

describe('NUMERO', () => {
  const dealt = () =>
    table({
      hands: ['g8 r10 b1 r2 r3', 'g12 b9 g13 b13 r1'],
      centre: 'g5 o3',
      next: 'o9 o12',
      options: { level: 1 },
    });

  test('a turn that took nothing where something could be taken counts as nothing of it', () => {
    expect(counted(playAll(dealt(), 'discard r10'))).toEqual(['0/3']);
  });

  test('where nothing could be taken, nothing is missed', () => {
    // Mei takes all; Bo finds an empty centre.
    const match = playAll(dealt(), 'take g8: g5+o3', 'discard g12');
    expect(counted(match)).toEqual(['3/3', '0/0']);
    expect(accuraciesOf(weighed(match), 'cards', 2)).toEqual([1, null]);
  });

  test('a build is left out, and counts once it is taken', () => {
    const building = table({
      hands: ['g1 r10 b3 r4 r5', 'g12 b12 g13 b13 r2'],
      centre: 'o9 o7',
      options: { level: 1 },
    });
    const match = playAll(building, 'build g1: o9+g1', 'discard g12', 'take r10: #1');
    // The 10 takes the build: 9, 1 and itself; 7 + 3 would have gone with it only with the 3 in the centre.
    expect(counted(match)).toEqual(['–', '0/0', '3/3']);
  });

  test('a last chance that is passed counts, where there was something to take', () => {
    const missed = played('last3', { level: 0, dealer: 0 }, lastWillPass);
    expect(turnsOf(missed).at(-1)).toMatchObject({
      hand: ['o10'],
      centre: ['r8', 'b2', 'g3', 'o3', 'b3'].map((card) => ({ card })),
      deed: { type: 'passed' },
    });
    // 8 + 2, and the 10 itself.
    expect(counted(missed).at(-1)).toBe('0/3');

    const empty = played('last2', { level: 0, dealer: 0 }, lastWillPass);
    expect(turnsOf(empty).at(-1)).toMatchObject({
      hand: ['g4'],
      centre: ['b3', 'r3', 'r6'].map((card) => ({ card })),
      deed: { type: 'passed' },
    });
    expect(counted(empty).at(-1)).toBe('0/0');
  });

  test('each seat has its own', () => {
    const match = playAll(dealt(), 'discard b1', 'discard b9', 'discard r2');
    // 8 takes 5 + 3; then 9 takes 5 + 3 + 1; then the other 9 takes a 9, too.
    expect(counted(match)).toEqual(['0/3', '0/4', '0/5']);
    expect(accuraciesOf(weighed(match), 'cards', 2)).toEqual([0, 0]);
  });
});

describe('the curve', () => {
  test('adds up both lines, and knows where most was left', () => {
    const match = playAll(patience(2, 'cards', TOP), 'take g8: b10|-2', 'take r10: r6+g4');
    const turns = weighed(match);
    const { points, gap } = curveOf(turns, 'cards');
    expect(points[0]).toEqual({ taken: 0, best: 0 });
    expect(points[1]).toEqual({ taken: 3, best: 4 });
    expect(points.at(-1)).toEqual(sumOf(turns, 'cards'));
    expect(gap).not.toBeNull();
  });

  test('without a mistake has no gap', () => {
    const best = playAll(patience(2, 'cards', TOP), 'take r10: r6+g4, b10');
    expect(curveOf(weighed(best), 'cards').gap).toBeNull();
  });
});

describe('percent', () => {
  test.each([
    [0, 0],
    [0.001, 1],
    [0.5, 50],
    [0.666, 67],
    [0.999, 99],
    [1, 100],
  ])('%d is %d %%', (share, percent) => {
    expect(percentOf(share)).toBe(percent);
  });
});

describe('whole matches, played at random', () => {
  test.each([
    ['numero', 2, { level: 1 }],
    ['numero', 3, { level: 3, score: 'points' }],
    ['numero', 2, { level: 6, score: 'points', bluff: true }],
    ['patience', 1, { level: 0 }],
    ['patience', 1, { level: 6, score: 'points' }],
  ] as const)('%s for %d with %j: nobody took more than the best', (game, seats, options) => {
    const match = newMatch({ game, seats, options, seed: 'review' });
    const over = atRandom(match);
    const by = scoringOf(over);
    for (const turn of weighed(over)) {
      const best = turn.best[by];
      const most = best ? (by === 'cards' ? best.cards.length : best.points) : 0;
      const taken =
        turn.deed.type !== 'took' ? 0 : by === 'cards' ? turn.deed.cards.length : turn.deed.points;
      expect(taken).toBeLessThanOrEqual(most);
    }
  });

  test('the best take is one that the rules allow, promised cards too', () => {
    const over = atRandom(newMatch({ game: 'numero', seats: 2, options: { level: 1 }, seed: 'b' }));
    const turns = weighed(over);
    let now = newMatch(over);
    let at = 0;
    let asked = 0;
    for (const [seat, move] of over.moves) {
      const best = turns[at]?.best.cards;
      if (best) {
        expect(refuse(now, seat, best.move)).toBeNull();
        asked++;
      }
      at++;
      now = play(now, seat, move).match;
    }
    expect(turns).toHaveLength(over.moves.length);
    expect(asked).toBeGreaterThan(10);
  });

  test('by one measure alone it comes to the same accuracy, with half the questions', () => {
    const over = atRandom(
      newMatch({ game: 'patience', seats: 1, options: { level: 3, score: 'points' }, seed: 'q' }),
    );
    const quick = weighingQuickly(over);
    let steps = 0;
    for (; !quick.done; steps++) quick.step();
    expect(accuracyOf(quick.best(), 'points')).toBe(accuracyOf(weighed(over), 'points'));
    expect(quick.best().every(({ best }) => best.cards === null)).toBe(true);
    expect(steps).toBeGreaterThanOrEqual(turnsOf(over).length);
  });
});

/** To the end, anything that is listed, with builds and challenges among it. */
function atRandom(match: Match): Match {
  return played(match.seed, match, () => null, match);
}

function played(
  seed: string,
  options: unknown,
  wish: (now: Match) => unknown,
  from: Match = newMatch({ game: 'numero', seats: 2, options, seed }),
): Match {
  const random = randomFrom(seed);
  let now = from;
  while (!result(now)) {
    const [seat = 0] = toMove(now);
    const moves = legalMoves(now, seat);
    now = play(now, seat, wish(now) ?? moves[below(random, moves.length)]).match;
  }
  return now;
}

function lastWillPass(now: Match): unknown {
  const [seat = 0] = toMove(now);
  return legalMoves(now, seat).find((move) => (move as { type: string }).type === 'pass') ?? null;
}
