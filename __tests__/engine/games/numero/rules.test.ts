import { BadInput, games, legalMoves, newMatch, toMove } from '../../../../engine';
import type { NumeroState } from '../../../../engine/games/numero/state';
import { centreOf, movesOf, playAll, playOne, seen, table, whyNot } from './table';
import { moveOf } from './words';

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

  test('options that were read are read again as the same', () => {
    const read = games.numero.options({ level: 2, score: 'points', bluff: true, dealer: 1 });
    expect(games.numero.options(read)).toEqual(read);
  });
});

describe('a take', () => {
  const options = { level: 1 };

  test('centre 5 3, hand 8: takes both, three cards', () => {
    const match = table({ hands: ['g8 g2 g4 g9 g7', ''], centre: 'b5 r3', next: 'o14', options });
    const after = playAll(match, 'take g8: b5+r3');
    expect(seen(after, 0)).toMatchObject({
      won: [['g8', 'b5', 'r3'], []],
      scores: [3, 0],
      centre: [],
      hand: ['g2', 'g4', 'g9', 'g7', 'o14'],
      lastTaker: 0,
      turn: 1,
    });
  });

  test('is of one or more groups: centre 10 6 4 and one more, hand 10, four cards and six points', () => {
    const match = table({
      hands: ['g10 g2 g3 g7 g12', '', '', ''],
      centre: 'b10 b6 b4 b13',
      options: { ...options, score: 'points' },
    });
    const { match: after, events } = playOne(match, 'take g10: b10, b6+b4');
    expect(seen(after)).toMatchObject({ scores: [6, 0, 0, 0], centre: [{ card: 'b13' }] });
    expect(events[0]).toEqual({
      type: 'took',
      seat: 0,
      cards: ['g10', 'b10', 'b6', 'b4'],
      groups: [['b10'], ['b6', 'b4']],
      value: 10,
      said: [10, { sum: [6, 4] }],
      lines: [
        { rule: 1, cards: ['b10'], points: 1 },
        { rule: 1, cards: ['b6', 'b4'], points: 1 },
        { rule: 2, cards: ['g10', 'b10', 'b6', 'b4'], points: 4 },
      ],
      seenBy: 'all',
      reveals: true,
    });
  });

  test('wins the wild cards that it uses: 10 − 2 ÷ 4 × 3 = 6, five cards', () => {
    const match = table({
      hands: ['-2 /4 x3 g6 g1', ''],
      centre: 'b10 b15',
      options: { level: 3 },
    });
    const after = playAll(match, 'take g6: b10|-2|/4|x3');
    expect(seen(after).won[0]).toEqual(['g6', 'b10', '-2', '/4', 'x3']);
    expect(seen(after).hands).toEqual([5, 5]);
  });

  test('uses a wild card of the centre like one of the hand, and wins it', () => {
    const match = table({ hands: ['g6 g1 g2 g3 g4', ''], centre: 'b8 -2', options: { level: 2 } });
    expect(seen(playAll(match, 'take g6: b8|-2'))).toMatchObject({
      won: [['g6', 'b8', '-2'], []],
      centre: [],
    });
  });

  test('clearing the centre brings five points, and not clearing it none', () => {
    const wished = { hands: ['g9 g2 g3 g4 g7', ''], options: { level: 1, score: 'points' } };
    const clears = table({ ...wished, centre: 'b5 r4' });
    const leaves = table({ ...wished, centre: 'b9 r6' });
    expect(seen(playAll(clears, 'take g9: b5+r4')).scores).toEqual([1 + 3 + 5, 0]);
    expect(seen(playAll(leaves, 'take g9: b9')).scores).toEqual([1 + 2, 0]);
  });

  test('in the game for cards only cards count', () => {
    const match = table({ hands: ['g15 g2 g3 g4 g7', ''], centre: 'b14 r1', options });
    const { match: after, events } = playOne(match, 'take g15: b14+r1');
    expect(seen(after).scores).toEqual([3, 0]);
    expect(events[0]?.lines).toEqual([{ rule: 2, cards: ['g15', 'b14', 'r1'], points: 3 }]);
  });

  test('may be had and left: all three are free choices', () => {
    const match = table({ hands: ['g8 g2 g4 g9 g7', ''], centre: 'b5 r3', options });
    expect(whyNot(match, 'discard g8')).toBeNull();
    expect(whyNot(match, 'build g4: g4+b5')).toBeNull();
  });

  test.each([
    ['the sum is another', 'take g9: b5+r3', 'notEqual'],
    ['nothing is taken', 'take g8: ', 'noGroups'],
    ['the card is not in the hand', 'take o8: b5+r3', 'cardNotThere'],
    ['it takes with a wild card', 'take -3: b5', 'wildAsNumber'],
    ['it takes a card of the own hand', 'take g9: g7+g2', 'cardNotThere'],
    ['a card is in two groups', 'take g8: b5+r3, b5+r3', 'cardTwice'],
    ['there is no such build', 'take g8: #1', 'noSuchPile'],
    ['there is no such card', 'take g8: b5+r3+z9', 'noSuchCard'],
    ['a fraction is on the way', 'take g8: (b5+r3)|/3|x3', 'fraction'],
  ])('is refused where %s', (_, words, code) => {
    const match = table({
      hands: ['g8 g2 -3 g9 g7', 'x3 /3 o1 o2 r15'],
      centre: 'b5 r3',
      options: { level: 3 },
    });
    const withThirds = playAll(match, 'discard g2', 'toss x3', 'toss /3', 'discard r15');
    expect(whyNot(words.includes('/3') ? withThirds : match, words)).toBe(code);
  });
});

describe('a discard', () => {
  const match = table({
    hands: ['g8 g2 g4 -3 -4', ''],
    centre: 'b10 r14',
    next: 'o5',
    options: { level: 2 },
  });

  test('lies in the centre as a single card, and the hand is filled up', () => {
    const { match: after, events } = playOne(match, 'discard g2');
    expect(centreOf(after)).toBe('b10 r14 g2');
    expect(seen(after, 0)).toMatchObject({ hand: ['g8', 'g4', '-3', '-4', 'o5'], turn: 1 });
    expect(events).toEqual([
      { type: 'discarded', seat: 0, cards: ['g2'], seenBy: 'all', reveals: true },
      { type: 'refilled', seat: 0, count: 1, seenBy: 'all', reveals: false },
      { type: 'drew', seat: 0, cards: ['o5'], seenBy: [0], reveals: true },
    ]);
  });

  test('is of a number card of the hand', () => {
    expect(whyNot(match, 'discard -3')).toBe('needsNumber');
    expect(whyNot(match, 'discard o8')).toBe('cardNotThere');
    expect(whyNot(match, 'discard g99')).toBe('noSuchCard');
  });

  test('is all that can be done with an empty centre', () => {
    const cleared = table({
      hands: ['g9 g2 g3 g4 g7', 'o1 o2 o3 o4 o5'],
      centre: 'b5 r4',
      options: { level: 1 },
    });
    expect(movesOf(playAll(cleared, 'take g9: b5+r4'))).toEqual([
      'discard o1',
      'discard o2',
      'discard o3',
      'discard o4',
      'discard o5',
    ]);
  });

  test('nobody passes', () => {
    expect(whyNot(match, 'pass')).toBe('noPass');
  });
});

describe('a wild card', () => {
  const match = table({
    hands: ['g8 g2 g15 -3 -4', '-2 -5'],
    centre: 'b11 r14',
    next: 'o5 o6',
    options: { level: 2 },
  });

  test('may be discarded on the way: the turn goes on, and nothing is drawn yet', () => {
    const { match: after, events } = playOne(match, 'toss -4');
    expect(centreOf(after)).toBe('b11 r14 -4');
    expect(seen(after, 0)).toMatchObject({ hand: ['g8', 'g2', 'g15', '-3'], turn: 0 });
    expect(events).toEqual([
      { type: 'tossed', seat: 0, cards: ['-4'], seenBy: 'all', reveals: true },
    ]);
  });

  test('lies there for the same turn too', () => {
    const after = playAll(match, 'toss -4', 'toss -3', 'take g8: b11|-3');
    expect(seen(after, 0)).toMatchObject({
      won: [['g8', 'b11', '-3'], []],
      hand: ['g2', 'g15', 'o5', 'o6', expect.any(String)],
      centre: [{ card: 'r14' }, { card: '-4' }],
    });
  });

  test('is no number: a turn plays exactly one of those', () => {
    expect(whyNot(match, 'toss g8')).toBe('tossNumber');
    expect(whyNot(match, 'toss -5')).toBe('cardNotThere');
    expect(whyNot(match, 'toss g99')).toBe('noSuchCard');
  });

  test('is not discarded with the whole hand while that holds a number', () => {
    expect(whyNot(match, 'toss all')).toBe('holdsNumber');
  });
});

describe('a hand of five wild cards', () => {
  const match = table({
    hands: ['-2 -3 -4 -5 x2', ''],
    centre: 'b11 r14',
    next: 'o1 o2 o3 o4 o5',
    options: { level: 3 },
  });

  test('is discarded whole, which ends the turn', () => {
    expect(movesOf(match)).toEqual(['toss all']);
    const { match: after, events } = playOne(match, 'toss all');
    expect(centreOf(after)).toBe('b11 r14 -2 -3 -4 -5 x2');
    expect(seen(after, 0)).toMatchObject({ hand: ['o1', 'o2', 'o3', 'o4', 'o5'], turn: 1 });
    expect(events[0]).toMatchObject({ type: 'tossed', cards: ['-2', '-3', '-4', '-5', 'x2'] });
  });

  test('is discarded in no other way', () => {
    expect(whyNot(match, 'toss -2')).toBe('wildsOnly');
    expect(whyNot(match, 'discard -2')).toBe('needsNumber');
  });
});

describe('the list of moves', () => {
  test('has each set of cards once: takes, builds, discards, wild cards', () => {
    const match = table({
      hands: ['g8 g6 g3 g11 -2', ''],
      centre: 'b5 r3',
      options: { highest: 11, wilds: ['subtraction'] },
    });
    expect(movesOf(match)).toEqual([
      'take g6: (b5+r3)|-2',
      'take g3: b5|-2, r3',
      'take g8: b5+r3',
      'take g3: b5|-2',
      'take g3: r3',
      'build g8: (g8+b5)|-2',
      'build g3: (b5+g3)|-2',
      'build g3: b5+r3+g3',
      'build g8: g8+r3',
      'build g6: g6+b5',
      'build g3: b5+g3',
      'build g3: r3+g3',
      'discard g8',
      'discard g6',
      'discard g3',
      'discard g11',
      'toss -2',
    ]);
  });

  test('is empty for whoever is not to move', () => {
    expect(legalMoves(table({ hands: ['', ''], centre: '' }), 1)).toEqual([]);
  });
});

test('another seat cannot move, and nobody can after the end', () => {
  const { state } = table({ hands: ['', ''], centre: '' });
  const { refuse } = games.numero;
  expect(refuse(state as NumeroState, 1, { type: 'pass' })?.code).toBe('notYourTurn');
  const over: NumeroState = { ...(state as NumeroState), phase: 'over' };
  expect(refuse(over, 0, { type: 'pass' })?.code).toBe('gameOver');
});

test.each([
  ['no object', 'take', 'unreadable'],
  ['a list', [], 'unreadable'],
  ['a move nobody knows', { type: 'fly' }, 'unreadable'],
  ['a take of nothing in particular', { type: 'take', card: 'g8' }, 'unreadable'],
  ['a card that is a number', { type: 'discard', card: 8 }, 'unreadable'],
  ['an endless name', { type: 'discard', card: 'g'.repeat(21) }, 'unreadable'],
  ['half a build', { type: 'challenge', pile: 0.5 }, 'unreadable'],
  [
    'more groups than cards',
    { type: 'take', card: 'g8', groups: Array(101).fill({}) },
    'unreadable',
  ],
  ['a sentence of nothing', { type: 'build', card: 'g8', term: {} }, 'unreadableTerm'],
  ['a group of nothing', { type: 'take', card: 'g8', groups: [null] }, 'unreadableTerm'],
])('%s is no move', (_, input, code) => {
  const read = () => games.numero.move(input);
  expect(read).toThrow(BadInput);
  expect(read).toThrow(expect.objectContaining({ code }));
});

test('nothing that comes with a move stays with it', () => {
  const groups = [{ sum: [{ card: 'b5', shine: 1 }, { pile: 2 }] }];
  expect(games.numero.move({ type: 'take', card: 'g8', groups, note: 'hello' })).toEqual(
    moveOf('take g8: b5+#2'),
  );
});
