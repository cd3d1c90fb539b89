import { undo } from '../../../../engine';
import { centreOf, movesOf, playAll, playOne, seen, table, whyNot } from './table';

const BLUFF = { level: 2, score: 'points', bluff: true };

/** Three seats; the first to play has the 8 and no 9. */
const match = table({
  hands: ['g8 g3 g4 -2 g2', 'o12 o13 o4 o14 o1', 'b12 b13 b14 b1 b2'],
  centre: 'b5 r6 r15',
  next: 'r14 r13 r12 r11 r10',
  options: BLUFF,
});
const backed = playAll(match, 'build g3: g3+b5');
const bluffed = playAll(match, 'build g3: g3+r6');

const challengesOf = (at: typeof match) =>
  movesOf(at).filter((words) => words.startsWith('challenge'));

describe('a challenge', () => {
  test('of a build that is backed: the answer is shown, and the challenger loses ten', () => {
    const { match: after, events } = playOne(backed, 'challenge #1');
    expect(events).toEqual([
      {
        type: 'challenged',
        seat: 1,
        pile: 1,
        value: 8,
        lines: [{ rule: 'challenge', cards: [], points: -10 }],
        seenBy: 'all',
        reveals: true,
      },
      {
        type: 'proven',
        seat: 0,
        pile: 1,
        value: 8,
        cards: ['g8'],
        seenBy: 'all',
        reveals: true,
      },
    ]);
    expect(seen(after)).toMatchObject({ scores: [0, -10, 0], turn: 1, shown: [['g8'], [], []] });
    expect(centreOf(after)).toBe('r6 r15 #1=8');
    expect(seen(after).hands).toEqual([5, 5, 5]);
  });

  test('of a bluff: the builder loses twenty, and the build is undone', () => {
    const { match: after, events } = playOne(bluffed, 'challenge #1');
    expect(events).toEqual([
      { type: 'challenged', seat: 1, pile: 1, value: 9, seenBy: 'all', reveals: true },
      {
        type: 'undone',
        seat: 0,
        pile: 1,
        value: 9,
        cards: ['g3'],
        lines: [{ rule: 'bluff', cards: [], points: -20 }],
        seenBy: 'all',
        reveals: true,
      },
    ]);
    expect(seen(after)).toMatchObject({ scores: [-20, 0, 0], turn: 1, shown: [[], [], []] });
    expect(centreOf(after)).toBe('b5 r15 r6 g3');
  });

  test('lays wild cards of the hand in the centre too, and those of the centre back', () => {
    const tossed = playAll(match, 'toss -2', 'build g3: (g3+r6)|-2');
    expect(centreOf(playAll(tossed, 'challenge #1'))).toBe('b5 r15 r6 -2 g3');
    const fromHand = playAll(match, 'build g3: (g3+r6)|-2');
    expect(centreOf(playAll(fromHand, 'challenge #1'))).toBe('b5 r15 r6 g3 -2');
  });

  test('gives builds that were changed back to their owners', () => {
    const changed = playAll(backed, 'build o1: #1+r6+o1', 'challenge #2');
    expect(centreOf(changed)).toBe('r15 r6 #1=8 o1');
    expect(seen(changed)).toMatchObject({ scores: [0, -20, 0], turn: 2 });
    expect(seen(changed).centre).toContainEqual(expect.objectContaining({ pile: 1, owner: 0 }));
  });

  test('leaves the turn to be played', () => {
    const after = playAll(bluffed, 'challenge #1', 'discard o13');
    expect(seen(after)).toMatchObject({ turn: 2 });
  });

  test('is for any other seat on its first turn after the build', () => {
    const later = playAll(bluffed, 'discard o13');
    expect(whyNot(later, 'challenge #1')).toBeNull();
    expect(challengesOf(later)).toEqual(['challenge #1']);
  });

  test('is not for its second turn', () => {
    const round = playAll(bluffed, 'discard o13', 'discard b1', 'discard g2');
    expect(whyNot(round, 'challenge #1')).toBe('tooLate');
    expect(challengesOf(round)).toEqual([]);
  });

  test('is there in every round', () => {
    const round = playAll(match, 'discard g2', 'discard o13', 'discard b1', 'build g3: g3+r6');
    expect(challengesOf(round)).toEqual(['challenge #1']);
    expect(challengesOf(playAll(round, 'discard o14'))).toEqual(['challenge #1']);
    expect(whyNot(playAll(round, 'discard o14', 'discard b2'), 'challenge #1')).toBe('ownBuild');
  });

  test('is there for a hand of wild cards too', () => {
    const wilds = table({
      hands: ['g8 g3 g4 g1 g2', '-2 -3 -4 -5 x2'],
      centre: 'b5 r6',
      options: { ...BLUFF, level: 3 },
    });
    expect(movesOf(playAll(wilds, 'build g3: g3+r6'))).toEqual(['toss all', 'challenge #1']);
  });

  test('comes before anything else in the turn', () => {
    const tossing = table({
      hands: ['g8 g3 g4 -2 g2', 'o12 -3 o4 o14 o1'],
      centre: 'b5 r6',
      options: BLUFF,
    });
    const built = playAll(tossing, 'build g3: g3+r6');
    expect(whyNot(built, 'challenge #1')).toBeNull();
    expect(whyNot(playAll(built, 'toss -3'), 'challenge #1')).toBe('tooLate');
  });

  test('may follow another: of each build that is new to the seat', () => {
    const two = playAll(bluffed, 'build o1: b5+o1');
    expect(challengesOf(two)).toEqual(['challenge #1', 'challenge #2']);
    const both = playAll(two, 'challenge #1', 'challenge #2');
    expect(seen(both)).toMatchObject({ scores: [-20, -20, 0], turn: 2 });
  });

  test('of a build that was changed since is of the new one, and then of the old', () => {
    const changed = playAll(bluffed, 'build o1: #1+o1');
    expect(whyNot(changed, 'challenge #1')).toBe('noSuchPile');
    const undone = playAll(changed, 'challenge #2');
    expect(centreOf(undone)).toBe('b5 r15 #1=9 o1');
    expect(centreOf(playAll(undone, 'challenge #1'))).toBe('b5 r15 r6 o1 g3');
    expect(seen(playAll(undone, 'challenge #1')).scores).toEqual([-20, -20, 0]);
  });

  test('is not of an own build', () => {
    const round = playAll(bluffed, 'discard o13', 'discard b1');
    expect(whyNot(round, 'challenge #1')).toBe('ownBuild');
  });

  test('is not needed once the answer has been shown', () => {
    const proven = playAll(backed, 'challenge #1');
    expect(whyNot(proven, 'challenge #1')).toBe('provenBuild');
    expect(whyNot(playAll(proven, 'discard o13'), 'challenge #1')).toBe('provenBuild');
  });

  test('is of a build that stands', () => {
    expect(whyNot(bluffed, 'challenge #2')).toBe('noSuchPile');
  });

  test('is not known where nobody bluffs', () => {
    const honest = table({
      hands: ['g8 g3 g4 g1 g2', ''],
      centre: 'b5 r6',
      options: { level: 2, score: 'points' },
    });
    const built = playAll(honest, 'build g3: g3+b5');
    expect(whyNot(built, 'challenge #1')).toBe('noBluff');
    expect(whyNot(honest, 'build g3: g3+r6')).toBe('answerNotHeld');
  });

  test('cannot be taken back: it has shown something either way', () => {
    expect(undo(playAll(backed, 'challenge #1'))).toBeNull();
    expect(undo(playAll(bluffed, 'challenge #1'))).toBeNull();
  });
});

describe('what a challenge has shown', () => {
  test('is remembered while the card is in the hand', () => {
    const proven = playAll(backed, 'challenge #1', 'discard o13', 'discard b1');
    expect(seen(proven, 2).shown).toEqual([['g8'], [], []]);
    expect(seen(playAll(proven, 'discard g8'), 2).shown).toEqual([[], [], []]);
  });
});

test('bluffs are listed after the builds with an answer, and not all that there could be', () => {
  const wished = {
    hands: ['g8 g3 g4 -2 g2', 'o12 o13 o4 o14 o1'],
    centre: 'b5 r6',
    options: { level: 2, score: 'points' },
  };
  const builds = (at: typeof match) => movesOf(at).filter((words) => words.startsWith('build'));
  const honest = builds(table(wished));
  const all = builds(table({ ...wished, options: BLUFF }));
  expect(honest).toEqual(['build g4: (r6+g4)|-2', 'build g3: b5+g3', 'build g2: r6+g2']);
  expect(all.slice(0, 3)).toEqual(honest);
  const bluffs = all.slice(3);
  expect(bluffs).toContain('build g8: g8+b5');
  expect(new Set(bluffs).size).toBe(bluffs.length);
  for (const words of bluffs) expect(whyNot(table(wished), words)).toBe('answerNotHeld');
});
