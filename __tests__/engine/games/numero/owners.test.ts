import { centreOf, movesOf, playAll, seen, table, whyNot } from './table';

const NUMBERS = { level: 1 };

describe('who has built', () => {
  /** Seat 0 has built 8 and holds the green 8 and no other; seat 1 has discarded a 13. */
  const built = playAll(
    table({
      hands: ['g8 g3 g6 g1 g2', 'o13 o8 o4 o12 o2'],
      centre: 'b5 r6',
      next: 'r3 r2 r10 r9 r7 b7',
      options: NUMBERS,
    }),
    'build g3: g3+b5',
    'discard o13',
  );

  test('keeps the answer: it is neither discarded, nor built, nor used for another take', () => {
    expect(centreOf(built)).toBe('r6 #1=8 o13');
    expect(whyNot(built, 'discard g8')).toBe('mustKeepAnswer');
    expect(whyNot(playAll(built, 'discard g2', 'discard o8'), 'take g8: o8')).toBe(
      'mustKeepAnswer',
    );
    // The 10 is in the hand by then, and yet the 8 is not free.
    expect(whyNot(playAll(built, 'discard g2', 'discard o2'), 'build g8: g8+g2')).toBe(
      'mustKeepAnswer',
    );
    expect(movesOf(built)).not.toContain('discard g8');
    expect(movesOf(built)).toContain('discard g6');
  });

  test('may play another card of that value', () => {
    const match = table({
      hands: ['g8 b8 g3 g1 g2', 'o13 o3 o4 o12 o2'],
      centre: 'b5 r8',
      options: NUMBERS,
    });
    const two = playAll(match, 'build g3: g3+b5', 'discard o13');
    expect(whyNot(two, 'discard g8')).toBeNull();
    expect(whyNot(two, 'take b8: r8')).toBeNull();
    expect(whyNot(playAll(two, 'take b8: r8', 'discard o3'), 'discard g8')).toBe('mustKeepAnswer');
  });

  test('can always take the build', () => {
    expect(seen(playAll(built, 'take g8: #1')).won[0]).toEqual(['g8', 'g3', 'b5']);
  });

  test('takes it together with other things', () => {
    const more = playAll(built, 'discard g2', 'discard o8');
    expect(whyNot(more, 'take g8: #1, o8')).toBeNull();
    expect(whyNot(more, 'take g8: o8')).toBe('mustKeepAnswer');
    expect(movesOf(more).filter((words) => words.startsWith('take g8'))).toEqual([
      'take g8: #1, o8, r6+g2',
      'take g8: #1, r6+g2',
      'take g8: #1, o8',
      'take g8: #1',
    ]);
  });

  test('may change it, with another answer in hand', () => {
    const match = table({
      hands: ['g8 g3 g1 g9 g2', 'o13 o8 o4 o12 o2'],
      centre: 'b5 r6',
      options: NUMBERS,
    });
    const changed = playAll(match, 'build g3: g3+b5', 'discard o13', 'build g1: #1+g1');
    expect(centreOf(changed)).toBe('r6 o13 #2=9');
    const next = playAll(changed, 'discard o12');
    expect(whyNot(next, 'discard g8')).toBeNull();
    expect(whyNot(next, 'discard g9')).toBe('mustKeepAnswer');
  });

  test('may use the answer itself to change it', () => {
    const match = table({
      hands: ['g8 g3 g14 -2 g2', 'o13 o6 o4 o12 o1'],
      centre: 'b5 r6',
      options: { level: 2 },
    });
    const before = playAll(match, 'build g3: g3+b5', 'discard o13');
    expect(whyNot(before, 'build g8: r6+g8')).toBe('mustKeepAnswer');
    expect(whyNot(before, 'build g8: #1|-2+g8')).toBeNull();
    expect(movesOf(before).filter((words) => words.startsWith('build g8'))).toEqual([
      'build g8: (#1+g8)|-2',
    ]);
  });

  test('holds one card for two builds of one value, and takes both with it', () => {
    const match = table({
      hands: ['g8 g3 g2 g1 g4', 'o13 o3 o4 o12 o2'],
      centre: 'b5 r6',
      options: NUMBERS,
    });
    const two = playAll(match, 'build g3: g3+b5', 'discard o13', 'build g2: g2+r6', 'discard o12');
    expect(centreOf(two)).toBe('#1=8 o13 #2=8 o12');
    expect(whyNot(two, 'take g8: #1')).toBe('mustKeepAnswer');
    expect(whyNot(two, 'take g8: #2')).toBe('mustKeepAnswer');
    expect(movesOf(two).filter((words) => words.startsWith('take g8'))).toEqual([
      'take g8: #1, #2',
    ]);
    expect(seen(playAll(two, 'take g8: #1, #2')).won[0]).toEqual(['g8', 'g3', 'b5', 'g2', 'r6']);
  });

  test('is free once another seat has taken it', () => {
    const match = table({
      hands: ['g8 g3 g6 g1 g2', 'o8 o13 o4 o12 o2'],
      centre: 'b5 r6',
      options: NUMBERS,
    });
    const taken = playAll(match, 'build g3: g3+b5', 'take o8: #1');
    expect(whyNot(taken, 'discard g8')).toBeNull();
  });

  test('is free once another seat has changed it, and that seat keeps the answer', () => {
    const match = table({
      hands: ['g8 g3 g6 g1 g2', 'o12 o13 o4 o14 o2'],
      centre: 'b5 r6',
      options: NUMBERS,
    });
    const changed = playAll(match, 'build g3: g3+b5', 'build o4: #1+o4');
    expect(seen(changed).centre).toContainEqual(
      expect.objectContaining({ pile: 2, value: 12, owner: 1, cards: ['g3', 'b5', 'o4'] }),
    );
    expect(whyNot(changed, 'discard g8')).toBeNull();
    expect(whyNot(playAll(changed, 'discard g8'), 'discard o12')).toBe('mustKeepAnswer');
  });

  test('is owed nothing where bluffs are allowed', () => {
    const match = table({
      hands: ['g8 g3 g6 g1 g2', 'o12 o13 o4 o14 o2'],
      centre: 'b5 r6',
      options: { ...NUMBERS, score: 'points', bluff: true },
    });
    const bluffed = playAll(match, 'build g3: g3+r6', 'discard o13');
    expect(centreOf(bluffed)).toBe('b5 #1=9 o13');
    expect(whyNot(playAll(match, 'build g3: g3+b5', 'discard o13'), 'discard g8')).toBeNull();
    expect(whyNot(match, 'build g6: r6+g6')).toBeNull();
  });
});

describe('builds of any seat', () => {
  const match = playAll(
    table({
      hands: ['g8 g3 g15 g1 g14', 'o7 o4 o13 o2 o12'],
      centre: 'b5 r3',
      options: { level: 2 },
    }),
    'build g3: g3+b5',
    'build o4: o4+r3',
  );

  test('may be added together', () => {
    const two = table({
      hands: ['g8 g3 g1 g13 g14', 'o4 o1 o13 o2 o12'],
      centre: 'b5 r3',
      options: NUMBERS,
    });
    const added = playAll(two, 'build g3: g3+b5', 'build o1: o1+r3', 'build g1: #1+#2+g1');
    expect(seen(added).centre).toEqual([
      expect.objectContaining({
        pile: 3,
        value: 13,
        owner: 0,
        cards: ['g3', 'b5', 'o1', 'r3', 'g1'],
        parts: [
          expect.objectContaining({ pile: 1, owner: 0 }),
          expect.objectContaining({ pile: 2, owner: 1 }),
        ],
      }),
    ]);
    expect(whyNot(added, 'discard o4')).toBeNull();
  });

  test('may be changed by a wild card with a number card', () => {
    const changed = playAll(
      table({
        hands: ['g8 g3 g15 g1 g14', 'o7 o1 -2 o2 o12'],
        centre: 'b5 r13',
        options: { level: 2 },
      }),
      'build g3: g3+b5',
      'build o1: #1|-2+o1',
    );
    expect(centreOf(changed)).toBe('r13 #2=7');
    expect(seen(changed).centre[1]).toMatchObject({ cards: ['g3', 'b5', '-2', 'o1'], owner: 1 });
  });

  test('lie apart, each with its value, for all to see', () => {
    expect(centreOf(match)).toBe('#1=8 #2=7');
    expect(seen(match, 1).centre).toEqual(seen(match, 0).centre);
  });
});
