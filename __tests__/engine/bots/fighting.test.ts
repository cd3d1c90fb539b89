import { chooseMove, games, legalMoves, newMatch, play, toMove, type Match } from '../../../engine';
import { below, randomFrom } from '../../../engine/core/random';
import type { FightingState } from '../../../engine/games/fighting/state';
import { layAll, playAll, seen, table } from '../games/fighting/table';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

function chosen(match: Match, level: 'easy' | 'normal' | 'hard', seed: string): string {
  const [seat = 0] = toMove(match);
  return (chooseMove(seen(match, seat), seat, level, seed) as { card: string }).card;
}

/** A round of random play, up to the last trick but one. */
function late(seats: number, seed: string): Match {
  const random = randomFrom(seed);
  let match = newMatch({ game: 'fighting', seats, seed });
  for (let left = seats * 6; left > 0; left--) {
    const [seat = 0] = toMove(match);
    const moves = legalMoves(match, seat);
    match = play(match, seat, moves[below(random, moves.length)]).match;
  }
  return match;
}

const elementOf = (card: number) =>
  ['wood', 'fire', 'earth', 'metal', 'water'][Math.floor(((card - 1) % 10) / 2)];

test.each([2, 3, 4, 5, 6])(
  'with %i seats nobody is imagined to hold what they have shown they lack',
  (seats) => {
    let shown = 0;
    for (const seed of SEEDS) {
      const view = seen(late(seats, seed), 0);
      const random = randomFrom(seed);
      for (let n = 0; n < 40; n++) {
        const { hands } = games.fighting.imagine(view as never, random) as FightingState;
        view.voids.forEach((lacks, seat) => {
          shown += lacks.length;
          const held = hands[seat]?.map(elementOf) ?? [];
          for (const element of lacks) expect(held).not.toContain(element);
        });
      }
    }
    expect(shown).toBeGreaterThan(0);
  },
);

describe('with 1 and 52 of 木 in hand, as the last to play to a trick of 木', () => {
  // Seat 1 calls with 5 and leads 32; seat 2 is the partner of seat 0.
  const led = (two: number, three: number) =>
    playAll(
      layAll(
        table([
          [60, 1, 52, 59, 50, 49, 40],
          [5, 32, 58, 57, 48, 47, 38],
          [39, two, 37, 34, 33, 30, 29],
          [28, three, 27, 24, 23, 20, 19],
        ]),
        ...[60, 5, 39, 28],
      ),
      ...[32, two, three],
    );

  test('hard leaves the trick to its partner', () => {
    const partnerWins = led(2, 42);
    expect(SEEDS.map((seed) => chosen(partnerWins, 'hard', seed))).toEqual(SEEDS.map(() => '52'));
  });

  test.each(['normal', 'hard'] as const)('%s takes it from the other side', (level) => {
    const othersWin = led(42, 2);
    expect(SEEDS.map((seed) => chosen(othersWin, level, seed))).toEqual(SEEDS.map(() => '1'));
  });
});
