import type { Match } from '../../../../engine';
import { below, randomFrom, shuffle } from '../../../../engine/core/random';
import { readOptions } from '../../../../engine/games/numero/options';
import { packCards } from '../../../../engine/games/numero/pack';
import { faceOf, valuesTogether } from './slow';
import { centreOf, movesOf, playAll, playOne, seen, table, whyNot } from './table';
import { moveOf } from './words';

const NUMBERS = { level: 1 };

const buildsOf = (match: Match) => movesOf(match).filter((words) => words.startsWith('build'));

describe('a build', () => {
  test('centre 9, hand 1 10: the 1 is added, and 10 is the answer', () => {
    const match = table({ hands: ['g1 g10 g2 g3 g12', ''], centre: 'b9 b15', options: NUMBERS });
    const { match: after, events } = playOne(match, 'build g1: b9+g1');
    expect(centreOf(after)).toBe('b15 #1=10');
    expect(seen(after)).toMatchObject({ turn: 1, hands: [5, 5], won: [[], []], lastTaker: null });
    expect(seen(after).centre[1]).toEqual({
      pile: 1,
      value: 10,
      cards: ['b9', 'g1'],
      owner: 0,
      turn: 0,
      added: ['g1'],
      parts: [{ card: 'b9' }],
      proven: false,
    });
    expect(events[0]).toEqual({
      type: 'built',
      seat: 0,
      cards: ['b9', 'g1'],
      pile: 1,
      value: 10,
      said: [{ sum: [9, 1] }],
      seenBy: 'all',
      reveals: true,
    });
  });

  test('centre 5 3, hand 4 9 12: builds of 9, of 12 (9+3) and of 12 (5+3+4)', () => {
    const match = table({ hands: ['g4 g9 g12 b15 o15', ''], centre: 'b5 r3', options: NUMBERS });
    expect(buildsOf(match)).toEqual([
      'build g4: b5+g4+r3',
      'build g4: b5+g4',
      'build g9: g9+r3',
      'build g12: g12+r3', // for the 15s, which the example has not
    ]);
  });

  test('centre 8, hand −5 10 13: build (8−5)+10', () => {
    const match = table({
      hands: ['-5 g10 g13 g1 g2', ''],
      centre: 'b8 b15',
      options: { level: 2 },
    });
    const after = playAll(match, 'build g10: b8|-5+g10');
    expect(centreOf(after)).toBe('b15 #1=13');
    expect(seen(after).centre[1]).toMatchObject({
      cards: ['b8', '-5', 'g10'],
      added: ['g10', '-5'],
    });
    expect(seen(after, 0).hand).not.toContain('-5');
  });

  test('builds 8 and 7, hand 15: one take', () => {
    const match = table({
      hands: ['g8 g3 g15 g1 g2', 'o7 o4 o1 o2 o12'],
      centre: 'b5 r3',
      options: NUMBERS,
    });
    const built = playAll(match, 'build g3: g3+b5', 'build o4: o4+r3');
    expect(centreOf(built)).toBe('#1=8 #2=7');
    expect(seen(playAll(built, 'take g15: #1+#2'))).toMatchObject({
      won: [['g15', 'g3', 'b5', 'o4', 'r3'], []],
      centre: [],
    });
  });

  test('takes the wild cards of the centre that it uses with it', () => {
    const match = table({ hands: ['g2 g8 g1 g3 g4', ''], centre: 'b8 -2', options: { level: 2 } });
    const after = playAll(match, 'build g2: (b8+g2)|-2');
    expect(centreOf(after)).toBe('#1=8');
    expect(seen(after).centre[0]).toMatchObject({
      cards: ['b8', 'g2', '-2'],
      added: ['g2'],
      parts: [{ card: 'b8' }, { card: '-2' }],
    });
  });

  test('is never broken: its cards are not there one by one', () => {
    const match = table({
      hands: ['g8 g3 g15 g1 g2', 'o5 o10 o1 o2 o12'],
      centre: 'b5 r13',
      options: NUMBERS,
    });
    const built = playAll(match, 'build g3: g3+b5');
    expect(whyNot(built, 'take o5: b5')).toBe('cardNotThere');
    expect(whyNot(built, 'build o5: o5+b5')).toBe('cardNotThere');
    expect(whyNot(built, 'build o2: #1+o2')).toBeNull();
  });

  test.each([
    ['without the card that is played', 'build g4: b5+r3', 'cardLeftOut'],
    ['of the hand alone', 'build g4: g4|x2', 'nothingFromCentre'],
    ['with a wild card of the centre alone', 'build g4: g4|-2', 'nothingFromCentre'],
    ['with two number cards of the hand', 'build g4: g4+g8', 'cardNotThere'],
    ['with a card that is used twice', 'build g4: g4+b5+b5', 'cardTwice'],
    ['with a wild card for the number card', 'build x2: b5+r3', 'needsNumber'],
    ['with a card of nobody', 'build o9: o9+b5', 'cardNotThere'],
    ['with no card at all', 'build z1: z1+b5', 'noSuchCard'],
    ['of more than 15', 'build g4: (g4+b5)|x2', 'answerOutOfRange'],
    ['of a fraction', 'build g4: (g4+b5)|/2', 'answerOutOfRange'],
    ['of a number that the hand has not', 'build g4: g4+r3', 'answerNotHeld'],
    ['of the number that is played', 'build g8: (g8+b5)|-5', 'answerNotHeld'],
    ['of a number that the hand has', 'build g4: g4+b5', null],
  ])('%s is told why not', (_, words, code) => {
    const match = table({
      hands: ['g4 g8 g9 x2 /2', '', '', ''],
      centre: 'b5 r3 -2 -5',
      options: { level: 3, wholeSteps: false },
    });
    expect(whyNot(match, words)).toBe(code);
  });

  test('of nothing is none, and none goes below it', () => {
    const match = table({
      hands: ['g1 g2 g9 g4 g5', ''],
      centre: 'b1 -2',
      options: { level: 2 },
    });
    expect(whyNot(match, 'build g1: (g1+b1)|-2')).toBe('answerOutOfRange');
    expect(whyNot(match, 'build g1: g1|-2+b1')).toBe('negative');
  });

  test('keeps to whole steps where they are asked for', () => {
    const words = 'build g4: b14|/4|x2+g4'; // 14 ÷ 4 is no whole number
    const wished = { hands: ['g4 g11 x2 g1 g3', ''], centre: 'b14 /4' };
    expect(whyNot(table({ ...wished, options: { level: 3 } }), words)).toBe('fraction');
    expect(
      whyNot(table({ ...wished, options: { level: 3, wholeSteps: false } }), words),
    ).toBeNull();
  });
});

/** Every set of cards that makes an answer of the hand with one of its number cards, the slow way. */
function slowBuilds(hand: readonly string[], centre: readonly string[], wholeSteps: boolean) {
  const isNumber = (card: string) => faceOf(card).number !== undefined;
  const things = [...centre, ...hand.filter((card) => !isNumber(card))];
  const found: string[] = [];
  for (const card of hand.filter(isNumber)) {
    const answers = hand.filter((other) => other !== card).map((other) => faceOf(other).number);
    for (let set = 1; set < 1 << things.length; set++) {
      const used = things.filter((_, at) => set & (1 << at));
      if (!used.some((each) => centre.includes(each) && isNumber(each))) continue;
      const values = valuesTogether([card, ...used], wholeSteps);
      for (const answer of new Set(answers)) {
        if (values.includes(`${answer}`))
          found.push(`${answer}: ${[card, ...used].sort().join(' ')}`);
      }
    }
  }
  return found.sort();
}

test.each([1, 2, 3, 4, 5, 6])('level %i lists every build, and no other', (level) => {
  const random = randomFrom(`builds of ${level}`);
  const { wholeSteps } = readOptions({ level });
  for (let n = 0; n < 12; n++) {
    const deck = shuffle(random, packCards(readOptions({ level })));
    const seats = 2 + below(random, 2);
    const [hand, centre] = [deck.slice(0, 5), deck.slice(5, 5 + seats)];
    const hands = [hand.join(' '), ...Array<string>(seats - 1).fill('')];
    const match = table({ hands, centre: centre.join(' '), options: { level } });
    const listed = buildsOf(match).map((words) => {
      const after = seen(playAll(match, words)).centre.at(-1);
      if (!after || !('pile' in after)) throw new Error('nothing was built');
      expect(moveOf(words)).toHaveProperty('card', after.added[0]);
      return `${after.value}: ${[...after.cards].sort().join(' ')}`;
    });
    expect(listed.sort()).toEqual(slowBuilds(hand, centre, wholeSteps));
  }
});
