import { centreOf, movesOf, playAll, playOne, seen, table, whyNot } from './table';

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
      next: 'o1 o2 o3 o4',
      options: { level: 3 },
    });
    const after = playAll(match, 'take g6: b10|-2|/4|x3');
    expect(seen(after).won[0]).toEqual(['g6', 'b10', '-2', '/4', 'x3']);
    expect(seen(after, 0).hand).toEqual(['g1', 'o1', 'o2', 'o3', 'o4']);
  });

  test('centre 10 5, hand −2 −4 8 9: (10−2)+(5−4) = 9, five cards', () => {
    const match = table({ hands: ['-2 -4 g8 g9 g1', ''], centre: 'b10 b5', options: { level: 2 } });
    const after = playAll(match, 'take g9: b10|-2+b5|-4');
    expect(seen(after)).toMatchObject({
      won: [['g9', 'b10', '-2', 'b5', '-4'], []],
      scores: [5, 0],
    });
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
