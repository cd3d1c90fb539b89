import { bestTake, seekTake, takes, type Position } from '../../../../engine';
import { randomFrom, shuffle } from '../../../../engine/core/random';
import { packAsked, packCards } from '../../../../engine/games/numero/pack';
import { faults } from './faults';
import { wordsOf } from './words';

const listed = (names: string): string[] => names.split(', ').filter(Boolean);

/** A position without builds. */
function lying(centre: string, hand: string): Position {
  return { hand: listed(hand), centre: listed(centre).map((card) => ({ card })) };
}

/** So many cards in the centre, and five in the hand. */
function dealt(seed: string, inCentre: number): Position {
  const deck = shuffle(randomFrom(seed), packCards(packAsked({})));
  const centre = deck.splice(0, inCentre).map((card) => ({ card }));
  return { hand: deck.splice(0, 5), centre };
}

describe('the best take', () => {
  test('by cards is another than by points', () => {
    const position = lying('g8, o8, b15', 'b8, r15');
    const byCards = bestTake(position, 'cards');
    const byPoints = bestTake(position, 'points');
    expect(byCards).toMatchObject({ points: 5, proven: true });
    expect(byCards?.cards.toSorted()).toEqual(['b8', 'g8', 'o8']);
    expect(byPoints).toMatchObject({ cards: ['r15', 'b15'], points: 7, proven: true });
  });

  test('by cards has the most points among those with as many cards', () => {
    expect(bestTake(lying('g8, b15, r3', 'b8, r15'), 'cards')).toMatchObject({
      cards: ['r15', 'b15'],
      points: 7,
    });
  });

  test('has the cards that earn a bonus', () => {
    // The red six would do as well as the green one, but for the colour.
    const best = bestTake(lying('g1, g2, g3, g6, r6', 'g12'), 'points');
    expect(best?.cards.toSorted()).toEqual(['g1', 'g12', 'g2', 'g3', 'g6']);
    // One take, five cards, the points of a 1, five cards in one, one colour.
    expect(best?.points).toBe(1 + 5 + 2 + 2 + 5);
  });

  test('clears the centre where that earns more', () => {
    const best = bestTake(lying('g8, o8', 'b8'), 'points');
    expect(best).toMatchObject({ points: 2 + 3 + 5 });
  });

  test('is a build alone where nothing else is worth as much', () => {
    const centre = [
      { pile: 1, value: 9, cards: ['g5', 'g13', '2/3', '-3'] },
      { pile: 2, value: 12, cards: ['o5', 'b7', '1/2', 'x2'] },
    ];
    const best = bestTake({ hand: ['g9', 'r10', '-2'], centre }, 'points');
    expect(best && wordsOf(best.move)).toBe('take g9: #1');
    // One take, five cards, four printed points, five cards in one, four operations, one colour.
    expect(best).toMatchObject({ points: 1 + 5 + 4 + 2 + 10 + 5, proven: true });
  });

  test('tells its account line by line', () => {
    expect(bestTake(lying('g5, r3, o1', 'b8'), 'points')?.lines).toEqual([
      { rule: 1, cards: ['g5', 'r3'], points: 1 },
      { rule: 2, cards: ['b8', 'g5', 'r3'], points: 3 },
    ]);
  });

  test('is nothing where nothing can be taken', () => {
    expect(bestTake(lying('g5, r3', 'b9'), 'cards')).toBeNull();
  });

  test('does not depend on when it is asked, nor change what it is asked about', () => {
    const position = dealt('twice', 7);
    const before = JSON.stringify(position);
    expect(bestTake(position, 'points')).toEqual(bestTake(position, 'points'));
    expect(JSON.stringify(position)).toBe(before);
  });
});

describe('a search in slices', () => {
  test('comes to what is found at once', () => {
    const position = dealt('slices', 9);
    const search = seekTake(position, 'points');
    while (!search.done) search.step();
    expect(search.best()).toEqual(bestTake(position, 'points'));
    expect(search.best()?.proven).toBe(true);
  });

  test('has an answer at any moment that gets no worse, and is proven only at the end', () => {
    const position = dealt('at any moment', 10);
    const search = seekTake(position, 'points');
    const seen: number[] = [];
    while (!search.done) {
      const best = search.best();
      if (best) {
        expect([faults(position, best), best.proven]).toEqual([[], false]);
        seen.push(best.points);
      }
      search.step();
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(search.best()).toMatchObject({ proven: true });
  });

  test.each(['cards', 'points'] as const)(
    'with thirty cards in the centre has a sound take after a few slices, by %s',
    (by) => {
      for (const seed of ['one', 'two', 'three']) {
        const position = dealt(`thirty ${seed}`, 30);
        const search = seekTake(position, by);
        for (let slices = 0; slices < 5; slices++) search.step();
        const best = search.best();
        expect(best && faults(position, best)).toEqual([]);
        expect(best).toMatchObject({ proven: false });
      }
    },
  );

  test('ends where its slices end, with the best so far', () => {
    const position = dealt('the end', 16);
    const best = bestTake(position, 'points', 3);
    expect(best && faults(position, best)).toEqual([]);
    expect(best?.proven).toBe(false);
  });

  test('is over at once where there is nothing to search', () => {
    expect(seekTake(lying('', 'g8'), 'cards').done).toBe(true);
    expect(seekTake(lying('g8', '-2, x3'), 'cards').done).toBe(true);
  });
});

describe('more than can be looked at', () => {
  const SUMS = 'o15, b15, r15, g14, o1, g13, o2, g12, o3, g11, o4';
  const WILDS = '-2, -3, -4, -5, x2, x3, x4, x5, /2, /3';

  test('a take that clears the centre earns it, though wild cards are passed over', () => {
    const position = lying(SUMS, `g15, ${WILDS}`);
    const best = bestTake(position, 'points', 20);
    expect(best && faults(position, best)).toEqual([]);
    expect(best?.lines.some(({ rule }) => rule === 10)).toBe(true);
    expect(best?.proven).toBe(false);
  });

  test('no take clears a centre of which something is passed over', () => {
    const position = lying(`${SUMS}, b10, b5, r10, r5, b9, b6, r9, r6, b8, b7`, `g15, ${WILDS}`);
    const best = bestTake(position, 'points', 20);
    expect(best && faults(position, best)).toEqual([]);
    expect(best?.lines.some(({ rule }) => rule === 10)).toBe(false);
  });
});

describe('what is no position is refused', () => {
  const good = { hand: ['g8'], centre: [{ card: 'o8' }] };
  const pile = { pile: 1, value: 8, cards: ['b5', 'b3'] };

  test.each<[string, unknown, string]>([
    ['nothing', null, 'unreadable'],
    ['a list', [], 'unreadable'],
    ['no hand', { centre: [] }, 'unreadable'],
    ['a hand that is no list', { ...good, hand: 'g8' }, 'unreadable'],
    ['a hand with a number in it', { ...good, hand: [8] }, 'unreadable'],
    ['no centre', { hand: ['g8'] }, 'unreadable'],
    ['a centre of names', { ...good, centre: ['o8'] }, 'unreadable'],
    ['a centre with nothing in it', { ...good, centre: [null] }, 'unreadable'],
    ['whole steps that are a word', { ...good, wholeSteps: 'yes' }, 'unreadable'],
    ['a card that is not in the pack', { ...good, hand: ['g16'] }, 'noSuchCard'],
    ['a card of nobody', { ...good, centre: [{ card: 'constructor' }] }, 'noSuchCard'],
    ['a card twice in the hand', { ...good, hand: ['g8', 'g8'] }, 'cardTwice'],
    ['a card in the hand and in the centre', { ...good, hand: ['o8'] }, 'cardTwice'],
    ['a wild card in both', { hand: ['g8', '-2'], centre: [{ card: '-2' }] }, 'cardTwice'],
    ['a card in a build and in the hand', { hand: ['b5'], centre: [pile] }, 'cardTwice'],
    ['a build with no name', { ...good, centre: [{ ...pile, pile: undefined }] }, 'unreadable'],
    ['a build with half a name', { ...good, centre: [{ ...pile, pile: 0.5 }] }, 'unreadable'],
    ['a build of no value', { ...good, centre: [{ pile: 1, cards: ['b5'] }] }, 'unreadable'],
    ['a build of zero', { ...good, centre: [{ ...pile, value: 0 }] }, 'unreadable'],
    ['a build of sixteen', { ...good, centre: [{ ...pile, value: 16 }] }, 'unreadable'],
    ['a build of a half', { ...good, centre: [{ ...pile, value: 7.5 }] }, 'unreadable'],
    ['a build of no cards', { ...good, centre: [{ ...pile, cards: [] }] }, 'unreadable'],
    [
      'a build of a card of no pack',
      { ...good, centre: [{ ...pile, cards: ['b5', 'x9'] }] },
      'noSuchCard',
    ],
    [
      'two builds of one name',
      { ...good, centre: [pile, { ...pile, cards: ['r5', 'r3'] }] },
      'pileTwice',
    ],
  ])('%s', (_, input, code) => {
    const refused = expect.objectContaining({ name: 'BadInput', code });
    // As it comes from somebody who does not know the types.
    const position = input as Position;
    expect(() => bestTake(position, 'cards')).toThrow(refused);
    expect(() => takes(position)).toThrow(refused);
  });

  test('and nothing is best by a score that is not there', () => {
    const by = 'luck' as 'cards';
    const refused = expect.objectContaining({ name: 'BadInput', code: 'noSuchScore' });
    expect(() => bestTake(good, by)).toThrow(refused);
  });
});
