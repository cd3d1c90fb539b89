import { BadInput, games, newMatch, toMove } from '../../../../engine';
import type { NumeroState } from '../../../../engine/games/numero/state';
import { centreOf, seen } from './table';

/** The code with which a table is refused. */
function codeOf(seats: number, options: object): string {
  try {
    newMatch({ game: 'numero', seats, options });
  } catch (problem) {
    if (problem instanceof BadInput) return problem.code;
    throw problem;
  }
  throw new Error('it was not refused');
}

describe('set-up', () => {
  test.each([
    [0, 40],
    [1, 60],
    [2, 64],
    [3, 72],
    [4, 80],
    [5, 85],
    [6, 89],
  ])('at level %i there are %i cards', (level, count) => {
    expect(games.numero.deck(games.numero.options({ level }))).toHaveLength(count);
  });

  test.each([2, 3, 4])(
    '%i seats get five cards each, and the centre one for each seat',
    (seats) => {
      const match = newMatch({ game: 'numero', seats });
      expect(seen(match)).toMatchObject({
        hands: Array(seats).fill(5),
        pack: 89 - 6 * seats,
        phase: 'fresh',
      });
      expect(seen(match).centre).toHaveLength(seats);
    },
  );

  test('is dealt one card at a time from the left of the dealer, who is the last', () => {
    const options = { level: 1, dealer: 1 };
    const deck = games.numero.deck(games.numero.options(options));
    const match = newMatch({ game: 'numero', seats: 3, options, deck });
    expect(seen(match, 2).hand).toEqual(['g1', 'g4', 'g7', 'g10', 'g13']);
    expect(seen(match, 0).hand).toEqual(['g2', 'g5', 'g8', 'g11', 'g14']);
    expect(seen(match, 1).hand).toEqual(['g3', 'g6', 'g9', 'g12', 'g15']);
    expect(centreOf(match)).toBe('o1 o2 o3');
    expect((match.state as NumeroState).deck[18]).toBe('o4');
  });

  test.each([0, 1, 2])('left of the dealer %i begins', (dealer) => {
    const match = newMatch({ game: 'numero', seats: 3, options: { dealer } });
    expect(toMove(match)).toEqual([(dealer + 1) % 3]);
    expect(seen(match).dealer).toBe(dealer);
  });

  test('without a name the dealer is drawn by lot, each as likely', () => {
    const counts = [0, 0, 0];
    for (let n = 0; n < 300; n++) {
      const { dealer } = seen(newMatch({ game: 'numero', seats: 3, seed: `lot ${n}` }));
      counts[dealer] = (counts[dealer] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(35);
  });

  test.each([
    ['one seat', 1, {}, 'wrongSeats'],
    ['five seats', 5, {}, 'wrongSeats'],
    ['a dealer who is not there', 2, { dealer: 2 }, 'noSuchSeat'],
    ['a level nobody knows', 2, { level: 7 }, 'unreadable'],
    ['a level and a pack of one’s own', 2, { level: 1, highest: 9 }, 'levelAndPack'],
    ['a score nobody knows', 2, { score: 'stars' }, 'unreadable'],
    ['a bluff in the game for cards', 2, { bluff: true }, 'bluffForPoints'],
    ['too few cards for the table', 4, { highest: 5 }, 'smallPack'],
  ])('is refused for %s', (_, seats, options, code) => {
    expect(codeOf(seats, options)).toBe(code);
  });

  test('the smallest pack is enough for three', () => {
    expect(seen(newMatch({ game: 'numero', seats: 3, options: { highest: 5 } })).pack).toBe(2);
  });

  test('for cards, with the whole pack and no bluffs, unless another wish is said', () => {
    expect(games.numero.options(undefined)).toEqual({
      highest: 15,
      wilds: [
        'subtraction',
        'multiplication',
        'division',
        'simpleParts',
        'harderParts',
        'powersAndRoots',
      ],
      wholeSteps: false,
      score: 'cards',
      bluff: false,
      dealer: 'lot',
    });
  });

  test('steps are whole below level 4, unless another wish is said', () => {
    const wholeSteps = (asked: object) => games.numero.options(asked).wholeSteps;
    expect([3, 4].map((level) => wholeSteps({ level }))).toEqual([true, false]);
    expect([3, 4].map((level) => wholeSteps({ level, wholeSteps: level === 4 }))).toEqual([
      false,
      true,
    ]);
  });

  test('options that were read are read again as the same', () => {
    const read = games.numero.options({ level: 2, score: 'points', bluff: true, dealer: 1 });
    expect(games.numero.options(read)).toEqual(read);
  });
});
