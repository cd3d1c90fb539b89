import { bestTake, takes, type Position } from '../../../../engine';
import { readyToTake, refuseTake } from '../../../../engine/games/numero/check';
import { wordsOf } from './words';

const listed = (names: string): string[] => names.split(', ').filter(Boolean);

/** A position without builds. */
function lying(centre: string, hand: string, wholeSteps = false): Position {
  return { hand: listed(hand), centre: listed(centre).map((card) => ({ card })), wholeSteps };
}

/** All that can be won, the taking card first. */
function won(position: Position): string[] {
  return takes(position).map(({ cards: [taker, ...others] }) =>
    [taker, ...others.sort()].join(' '),
  );
}

describe('the rules’ own examples', () => {
  test('5 and 3 are taken by an 8: three cards', () => {
    const best = bestTake(lying('g5, r3', 'b8'), 'cards');
    expect(best?.cards).toEqual(['b8', 'g5', 'r3']);
  });

  test('10 and 6 + 4 are taken by a 10: two takes, four cards, six points', () => {
    const best = bestTake(lying('g10, o6, b4, r13', 'o10'), 'points');
    expect(best).toMatchObject({ points: 6, proven: true });
    expect(best?.move.groups).toHaveLength(2);
    expect(best?.cards).toHaveLength(4);
  });

  test('(10 − 2) + (5 − 4) is taken by a 9: five cards', () => {
    const best = bestTake(lying('g10, r5', '-2, -4, b8, o9'), 'cards');
    expect(best?.cards.toSorted()).toEqual(['-2', '-4', 'g10', 'o9', 'r5']);
  });

  test('10 − 2 ÷ 4 × 3 is taken by a 6: five cards', () => {
    const best = bestTake(lying('g10', '-2, /4, x3, b6'), 'cards');
    expect(best?.cards.toSorted()).toEqual(['-2', '/4', 'b6', 'g10', 'x3']);
    expect(best && wordsOf(best.move)).toBe('take b6: g10|-2|/4|x3');
  });

  test('builds of 8 and 7 are taken by a 15 in one take', () => {
    const centre = [
      { pile: 1, value: 8, cards: ['g5', 'o3'] },
      { pile: 2, value: 7, cards: ['b6', 'r1'] },
    ];
    const best = bestTake({ hand: ['r15'], centre }, 'points');
    expect(best?.move).toEqual({
      type: 'take',
      card: 'r15',
      groups: [{ sum: [{ pile: 1 }, { pile: 2 }] }],
    });
    // One take, five cards, a 1 and a 15 with two points each, five cards in one, four colours, all cleared.
    expect(best?.points).toBe(1 + 5 + 4 + 2 + 5 + 5);
  });

  test('the order of the same cards does not matter: they are listed once', () => {
    expect(won(lying('g2, o3, b4', 'r9'))).toEqual(['r9 b4 g2 o3']);
    expect(won(lying('g10, r5', '-2, -4, o9'))).toEqual(['o9 -2 -4 g10 r5']);
  });
});

describe('what can be taken', () => {
  test('each set of groups that have nothing in common', () => {
    expect(won(lying('g8, o8, b5, r3', 'b8')).sort()).toEqual([
      'b8 b5 g8 o8 r3',
      'b8 b5 g8 r3',
      'b8 b5 o8 r3',
      'b8 b5 r3',
      'b8 g8',
      'b8 g8 o8',
      'b8 o8',
    ]);
  });

  test('by any number card of the hand', () => {
    expect(won(lying('g5, r3', 'b8, o5, r8, g3'))).toEqual([
      'b8 g5 r3',
      'o5 g5',
      'r8 g5 r3',
      'g3 r3',
    ]);
  });

  test('a wild card of the centre goes with the take like one of the hand', () => {
    expect(won(lying('g10, -2', 'b8'))).toEqual(['b8 -2 g10']);
    expect(won(lying('g10', 'b8, -2'))).toEqual(['b8 -2 g10']);
  });

  test('a wild card alone is nothing to take, and a hand of wild cards takes nothing', () => {
    expect(won(lying('x2, -2', 'b2'))).toEqual([]);
    expect(won(lying('g2', 'x2, -2'))).toEqual([]);
    expect(bestTake(lying('g2', 'x2, -2'), 'cards')).toBeNull();
    expect(bestTake(lying('', 'g2'), 'points')).toBeNull();
  });

  test('number cards of the hand take, but are not taken', () => {
    expect(won(lying('g5', 'o3, b8'))).toEqual([]);
  });

  test('a build is taken whole', () => {
    const centre = [{ pile: 1, value: 8, cards: ['g5', 'o3'] }, { card: 'b1' }];
    expect(won({ hand: ['r5', 'r9', 'r8'], centre })).toEqual(['r9 b1 g5 o3', 'r8 g5 o3']);
  });

  test('with whole steps only what stays whole', () => {
    expect(won(lying('g5, b10', '1/2, /4, r5', false))).toContain('r5 /4 1/2 b10 g5');
    expect(won(lying('g5, b10', '1/2, /4, r5', true))).toEqual([
      'r5 1/2 b10',
      'r5 g5',
      'r5 1/2 b10 g5',
    ]);
  });

  test.each([
    ['zero', 'g5, o9', '-5, b9', 'take b9: (o9+g5)|-5'],
    ['a square of less than one', 'g1, o1', '1/2, sq, x4, b2', null],
    ['a large number', 'g15', 'cube, sq, sqrt, cbrt, r15', null],
    ['the root of a fraction', 'g9', '/4, sqrt, x2, b3', null],
  ])('by way of %s', (_, centre, hand, words) => {
    const position = lying(centre, hand);
    const best = bestTake(position, 'cards');
    const { move } = best ?? {};
    expect(best?.cards).toHaveLength(listed(centre).length + listed(hand).length);
    expect(
      move &&
        refuseTake(
          position.hand,
          readyToTake(position.hand, position.centre, false),
          move.card,
          move.groups,
        ),
    ).toBeNull();
    if (words) expect(move && wordsOf(move)).toBe(words);
  });
});

describe('how a take is said', () => {
  test('without fractions where that can be', () => {
    // Half of ten is whole; half of five, doubled, is the same cards but a longer way.
    const best = bestTake(lying('g5', '1/2, x2, b5'), 'cards');
    expect(best && wordsOf(best.move)).toBe('take b5: g5|x2|1/2');
  });

  test('with fractions where it must be', () => {
    const best = bestTake(lying('g5, o1', '1/2, /2, b3'), 'cards');
    expect(best && wordsOf(best.move)).toBe('take b3: g5|1/2+o1|/2');
  });
});
