import { cardOf } from '../../../../engine/games/numero/cards';
import { account, total, type Line, type Rule } from '../../../../engine/games/numero/points';

/** The account of a take: the taking card, then its groups. */
function take(card: string, groups: string[], clears = false): Line[] {
  const taker = cardOf(card);
  if (taker.type !== 'number') throw new Error('a number card takes');
  return account({ taker, groups: groups.map((group) => group.split(', ')), clears });
}

/** Points by one rule, line by line. */
function by(rule: Rule, lines: Line[]): number[] {
  return lines.filter((line) => line.rule === rule).map(({ points }) => points);
}

describe('rule 1: each take counts 1', () => {
  test('one group', () => {
    expect(by(1, take('g8', ['o5, b3']))).toEqual([1]);
  });

  test('three groups', () => {
    expect(by(1, take('g8', ['o5, b3', 'r8', 'b8']))).toEqual([1, 1, 1]);
  });
});

describe('rule 2: each card counts 1', () => {
  test('the taking card too', () => {
    expect(by(2, take('g8', ['o5, b3']))).toEqual([3]);
  });

  test('the taking card once, however many groups there are', () => {
    expect(by(2, take('g8', ['o5, b3', 'r8', 'b8']))).toEqual([5]);
  });

  test('wild cards too', () => {
    expect(by(2, take('g8', ['r10, -2']))).toEqual([3]);
  });
});

describe('rule 3: printed points', () => {
  test.each([
    ['a one', 'g1', 2],
    ['a fifteen', 'r15', 2],
    ['a two', 'g2', 0],
    ['a fourteen', 'b14', 0],
    ['a subtraction', '-2', 1],
    ['a multiplication', 'x5', 1],
    ['a division', '/3', 1],
    ['a simple fraction', '1/5', 2],
    ['a simple decimal', '0.25', 2],
    ['a simple percentage', '50%', 2],
    ['a harder fraction', '2/3', 3],
    ['a harder percentage', '75%', 3],
    ['a mixed number', '1 1/2', 3],
    ['a square', 'sq', 3],
    ['a cube root', 'cbrt', 3],
  ])('%s has %s: %i', (_, card, points) => {
    expect(cardOf(card).points).toBe(points);
  });

  test('all cards of a take together, the taking card too', () => {
    const lines = take('g1', ['r1', 'o4, b2, -4, 1/2']);
    expect(lines.filter(({ rule }) => rule === 3)).toEqual([
      { rule: 3, cards: ['g1', 'r1', '-4', '1/2'], points: 7 },
    ]);
  });

  test('there is no line where nothing is printed', () => {
    expect(by(3, take('g8', ['o5, b3']))).toEqual([]);
  });
});

describe('rules 4 and 5: five cards 2, six or more 5', () => {
  test.each([
    ['four cards', 'o2, b3, r3', [], []],
    ['five cards', 'o2, b2, r2, b3', [2], []],
    ['six cards: not both', 'o1, b1, r1, b2, r3', [], [5]],
    ['seven cards', 'o1, b1, r1, r4, g2, -2', [], [5]],
    ['wild cards count', 'o2, b5, x2, -4', [2], []],
  ])('%s', (_, group, five, six) => {
    const lines = take('g8', [group]);
    expect([by(4, lines), by(5, lines)]).toEqual([five, six]);
  });

  test('groups count for themselves: twice three are not six', () => {
    const lines = take('g8', ['o5, b3', 'r5, g3', 'b6, o2']);
    expect([by(4, lines), by(5, lines)]).toEqual([[], []]);
  });

  test('two large groups earn both', () => {
    const lines = take('g8', ['o2, b2, r2, o1, x2', 'b1, r1, b3, r3, -4']);
    expect([by(4, lines), by(5, lines)]).toEqual([[2], [5]]);
  });
});

describe('rules 6 and 7: three of + − × ÷ 5, all four 10', () => {
  test.each([
    ['none', 'r8', [], []],
    ['+ alone', 'o5, b3', [], []],
    ['− and ×', 'r5, -3, x4', [], []],
    ['+ and −', 'r5, b5, -2', [], []],
    ['+ − ×', 'r5, b1, -2, x2', [5], []],
    ['− × ÷ without a plus', 'r10, -2, /4, x4', [5], []],
    ['+ − × ÷: not both', 'r9, b1, -2, /4, x4', [], [10]],
    ['twice the same is one', 'r9, b1, -2, -3, x4', [5], []],
    ['a part with 1 above is ÷', 'r9, b1, 1/2', [], []],
    ['a percentage of a quarter is ÷', 'r9, b1, 25%, -2', [5], []],
    ['another part is × and ÷', 'r9, b3, 2/3', [5], []],
    ['one and a half too', 'r5, b1, 1 1/2, -2', [], [10]],
    ['a power is ×', 'r9, b1, sq, -2', [5], []],
    ['a root is ÷', 'r9, b1, cbrt, -2', [5], []],
  ])('%s', (_, group, three, four) => {
    const lines = take('g8', [group]);
    expect([by(6, lines), by(7, lines)]).toEqual([three, four]);
  });

  test('the taking card adds nothing to its group', () => {
    expect(by(6, take('g8', ['r10, -2, x4']))).toEqual([]);
  });

  test('groups count for themselves', () => {
    const lines = take('g8', ['r10, -2', 'b4, x2', 'r5, b3']);
    expect([by(6, lines), by(7, lines)]).toEqual([[], []]);
  });
});

describe('rules 8 and 9: five cards or more of all colours, or of one, 5', () => {
  test.each([
    ['all four, with the taking card’s', 'g8', 'o2, b2, r2, b1', [5], []],
    ['all four, the taking card’s twice', 'g8', 'g2, o2, b2, r2', [5], []],
    ['only three', 'g8', 'o2, b2, o3, b1', [], []],
    ['all four, but only four cards', 'g8', 'o2, b2, r4', [], []],
    ['one, with the taking card', 'g8', 'g1, g2, g3, g4', [], [5]],
    ['wild cards have no colour', 'g8', 'g1, g4, x2, -2', [], [5]],
    ['one, but the taking card’s is another', 'r8', 'g1, g4, x2, -2', [], []],
    ['one, but only four cards', 'g8', 'g1, g4, x2', [], []],
  ])('%s', (_, card, group, all, one) => {
    const lines = take(card, [group]);
    expect([by(8, lines), by(9, lines)]).toEqual([all, one]);
  });
});

describe('the taking card belongs to the group where it earns most', () => {
  test('it makes five of four', () => {
    const lines = take('g8', ['r8', 'o2, b2, o3, b1', 'b8']);
    expect(lines.find(({ rule }) => rule === 4)).toEqual({
      rule: 4,
      cards: ['g8', 'o2', 'b2', 'o3', 'b1'],
      points: 2,
    });
  });

  test('it rather brings the fourth colour than the fifth card', () => {
    const lines = take('g8', ['o3, b3, o1, b1', 'o2, b2, r2, x2, -4']);
    expect([by(4, lines), by(5, lines), by(8, lines)]).toEqual([[], [5], [5]]);
  });

  test('it stays out of a group of one colour', () => {
    const lines = take('r8', ['g2, g3, g1, x2, -4', 'o8']);
    expect([by(4, lines), by(9, lines)]).toEqual([[2], [5]]);
  });

  test('it must spoil that colour where there is no other group, but it makes six', () => {
    const lines = take('r8', ['g2, g3, g1, x2, -4']);
    expect([by(4, lines), by(5, lines), by(9, lines)]).toEqual([[], [5], []]);
  });

  test('it belongs to one group only', () => {
    const lines = take('g8', ['o3, b3, o1, b1', 'r3, o4, r1']);
    expect([by(4, lines), total(lines)]).toEqual([[2], 2 + 8 + 6 + 2]);
  });
});

describe('rule 10: clearing the centre 5', () => {
  test('nothing is left', () => {
    expect(by(10, take('g8', ['o5, b3'], true))).toEqual([5]);
  });

  test('something is left', () => {
    expect(by(10, take('g8', ['o5, b3']))).toEqual([]);
  });

  test('it counts once, however many groups there are', () => {
    expect(by(10, take('g8', ['o5, b3', 'r8'], true))).toEqual([5]);
  });
});

test('an account is in the order of the check list and adds up', () => {
  const lines = take('g6', ['r10, -2, /4, x3'], true);
  expect(lines).toEqual([
    { rule: 1, cards: ['r10', '-2', '/4', 'x3'], points: 1 },
    { rule: 2, cards: ['g6', 'r10', '-2', '/4', 'x3'], points: 5 },
    { rule: 3, cards: ['-2', '/4', 'x3'], points: 3 },
    { rule: 4, cards: ['g6', 'r10', '-2', '/4', 'x3'], points: 2 },
    { rule: 6, cards: ['g6', 'r10', '-2', '/4', 'x3'], points: 5 },
    { rule: 10, cards: ['g6', 'r10', '-2', '/4', 'x3'], points: 5 },
  ]);
  expect(total(lines)).toBe(21);
});
