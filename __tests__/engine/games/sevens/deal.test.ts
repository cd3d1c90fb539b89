import { games, legalMoves, newMatch, refuse, toMove } from '../../../../engine';
import { chainsOf, playAll, see, table } from './table';

describe('the pack', () => {
  test('ace to ten in four suits: 40 cards', () => {
    const deck = games.sevens.deck(games.sevens.options({}));
    expect(deck).toHaveLength(40);
    expect(deck.slice(0, 10)).toEqual([
      '1C',
      '2C',
      '3C',
      '4C',
      '5C',
      '6C',
      '7C',
      '8C',
      '9C',
      '10C',
    ]);
    expect(deck.filter((card) => card.startsWith('1') && card.length === 2)).toEqual([
      '1C',
      '1D',
      '1H',
      '1S',
    ]);
  });

  test('ace to six in the younger game: 24 cards', () => {
    const deck = games.sevens.deck(games.sevens.options({ junior: true }));
    expect(deck).toHaveLength(24);
    expect(deck).toContain('6S');
    expect(deck).not.toContain('7C');
  });
});

describe('the deal', () => {
  test.each([
    [3, {}, [13, 13, 13]],
    [4, {}, [10, 10, 10, 10]],
    [5, {}, [8, 8, 8, 8, 8]],
    [3, { junior: true }, [8, 8, 8]],
    [4, { junior: true }, [6, 6, 6, 6]],
  ])('%i seats with %j: %j', (seats, options, sizes) => {
    expect(see(newMatch({ game: 'sevens', seats, options })).hands).toEqual(sizes);
  });

  test('in the younger game five seats get 5 5 5 5 4 from the dealer’s left', () => {
    const at = (dealer: number) =>
      see(newMatch({ game: 'sevens', seats: 5, options: { junior: true, dealer } })).hands;
    expect(at(4)).toEqual([5, 5, 5, 5, 4]);
    expect(at(1)).toEqual([5, 4, 5, 5, 5]);
  });

  test('one card at a time, from the left of the dealer', () => {
    const deck = games.sevens.deck(games.sevens.options({}));
    const match = newMatch({ game: 'sevens', seats: 4, deck, options: { dealer: 1 } });
    expect(see(match, 2).hand).toEqual(expect.arrayContaining(['1C', '5C', '9C', '3D']));
    expect(see(match, 1).hand).toEqual(expect.arrayContaining(['4C', '8C']));
  });

  test.each([1, 2, 6])('%i seats are refused', (seats) => {
    expect(() => newMatch({ game: 'sevens', seats })).toThrow('This game is for 3, 4, 5 players');
  });

  test('a dealer who does not sit there is refused', () => {
    expect(() => newMatch({ game: 'sevens', seats: 3, options: { dealer: 3 } })).toThrow(
      'The dealer must be one of the table.',
    );
  });

  test('without a name the first dealer is drawn by lot', () => {
    const dealers = Array.from(
      { length: 60 },
      (_, n) => see(newMatch({ game: 'sevens', seats: 3, seed: `lot ${n}` })).dealer,
    );
    for (const dealer of [0, 1, 2]) {
      expect(dealers.filter((one) => one === dealer).length).toBeGreaterThan(9);
    }
  });
});

describe('the opening', () => {
  test.each([
    [4, 'at four seats'],
    [5, 'at five seats'],
  ])('the holder of 7♣ lays it, whoever dealt (%i seats)', (seats) => {
    const hands = Array.from({ length: seats }, (_, at) => (at === 2 ? '7C 7D 6C' : ''));
    const match = table(hands);
    expect(toMove(match)).toEqual([2]);
    expect(legalMoves(match, 2)).toEqual([{ type: 'lay', card: '7C' }]);
    expect(refuse(match, 2, { type: 'lay', card: '7D' })).toEqual({
      code: 'opensWith',
      reason: 'The first card is 7♣.',
      facts: { card: '7C' },
    });
    expect(refuse(match, 2, { type: 'knock' })?.code).toBe('canLay');
  });

  test('that is its turn, and play goes left', () => {
    const after = playAll(table(['', '', '', '7C 6C']), '7C');
    expect(chainsOf(after)).toBe('C7');
    expect(see(after).hands).toEqual([10, 10, 10, 9]);
    expect(toMove(after)).toEqual([0]);
  });

  test('at three seats 7♣ is laid first and the left of the dealer starts', () => {
    const match = newMatch({ game: 'sevens', seats: 3, options: { dealer: 0 } });
    expect(chainsOf(match)).toBe('C7');
    expect(toMove(match)).toEqual([1]);
    expect(see(match).history).toEqual([]);
  });

  test.each(['D', 'H', 'S'])('or the seven of another suit: %s', (centre) => {
    const match = newMatch({ game: 'sevens', seats: 3, options: { centre, dealer: 0 } });
    expect(chainsOf(match)).toBe(`${centre}7`);
    expect(see(match).hands).toEqual([13, 13, 13]);
  });

  test.each([3, 4, 5])('the holder of 3♣ opens the younger game of %i', (seats) => {
    const hands = Array.from({ length: seats }, (_, at) => (at === 1 ? '3C' : ''));
    const match = table(hands, { junior: true });
    expect(chainsOf(match)).toBe('');
    expect(toMove(match)).toEqual([1]);
    expect(legalMoves(match, 1)).toEqual([{ type: 'lay', card: '3C' }]);
  });
});

describe('options', () => {
  test('are filled in', () => {
    expect(games.sevens.options({})).toEqual({
      guess: 'card',
      centre: 'C',
      rounds: 'each',
      junior: false,
      dealer: 'lot',
    });
    expect(games.sevens.options({ junior: true }).guess).toBe('number');
  });

  test.each([
    { rounds: 0 },
    { rounds: 1.5 },
    { centre: 'X' },
    { guess: 'suit' },
    { dealer: 5 },
    { jokers: 2 },
    [],
    'junior',
  ])('%j is refused', (options) => {
    expect(() => games.sevens.options(options)).toThrow(
      expect.objectContaining({ name: 'BadInput', code: 'unreadable' }),
    );
  });

  test('the younger game knows no guess of a suit', () => {
    expect(() => games.sevens.options({ junior: true, guess: 'card' })).toThrow(
      'In the younger game a guess names the number alone.',
    );
  });
});
