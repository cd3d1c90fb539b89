import { games, newMatch, toMove } from '../../../../engine';
import { zodiacCard } from '../../../../engine/chinese/zodiac';
import { layAll, playAll, seen, stacked, table } from './table';

const RATS = ['1', '13', '25', '37', '49'];

function started(seats: number, seed: string) {
  return seen(newMatch({ game: 'fighting', seats, seed }), 0);
}

test('the deck is the cycle: sixty cards, named by seniority', () => {
  const deck = games.fighting.deck(games.fighting.options({}));
  expect(deck).toEqual(Array.from({ length: 60 }, (_, at) => String(at + 1)));
  expect([1, 52, 60].map((card) => zodiacCard(card))).toEqual([
    { seniority: 1, element: 'wood', animal: 'rat' },
    { seniority: 52, element: 'wood', animal: 'rabbit' },
    { seniority: 60, element: 'water', animal: 'pig' },
  ]);
});

test.each([2, 3, 4, 5, 6])(
  '%i seats are dealt seven cards each, the rest is the stock',
  (seats) => {
    const match = newMatch({ game: 'fighting', seats });
    expect(seen(match)).toMatchObject({ held: Array(seats).fill(7), stock: 60 - 7 * seats });
    expect(seen(match, 0).hand).toHaveLength(7);
  },
);

test.each([1, 7])('%i seats are refused', (seats) => {
  expect(() => newMatch({ game: 'fighting', seats })).toThrow('2, 3, 4, 5, 6 players');
});

test('a deck is dealt one card at a time from the left of the dealer', () => {
  const deck = Array.from({ length: 60 }, (_, at) => String(at + 1));
  const match = newMatch({ game: 'fighting', seats: 3, deck, options: { dealer: 0 } });
  expect(seen(match, 1).hand).toEqual(['1', '4', '7', '10', '13', '16', '19']);
  expect(seen(match, 2).hand?.[0]).toBe('2');
  expect(seen(match, 0).hand?.[0]).toBe('3');
});

describe('the first dealer', () => {
  test('is who gets the first rat, cards being dealt face up in turn', () => {
    for (let n = 0; n < 40; n++) {
      const { drawn, dealer } = started(5, `rat ${n}`);
      expect(RATS).toContain(drawn.at(-1));
      expect(drawn.slice(0, -1).filter((card) => RATS.includes(card))).toEqual([]);
      expect(dealer).toBe((drawn.length - 1) % 5);
    }
  });

  test('can be any seat', () => {
    const dealers = Array.from({ length: 60 }, (_, n) => started(6, `any ${n}`).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test('can be named, and then no cards are drawn', () => {
    const match = newMatch({ game: 'fighting', seats: 4, options: { dealer: 2 } });
    expect(seen(match)).toMatchObject({ dealer: 2, drawn: [] });
  });

  test('must sit at the table', () => {
    const far = { game: 'fighting', seats: 3, options: { dealer: 3 } } as const;
    expect(() => newMatch(far)).toThrow('The dealer must be one of the table.');
  });
});

test('each round is shuffled anew and dealt by the next seat to the left', () => {
  const start = table([
    [1, 2, 11, 12, 21, 22, 31],
    [60, 59, 50, 49, 40, 39, 30],
  ]);
  expect(seen(start).dealer).toBe(1);
  const next = playAll(layAll(start, 31, 60), 1, 50, 2, 49, 11, 59, 12, 40, 21, 39, 22, 30);
  expect(seen(next)).toMatchObject({ dealer: 0, phase: 'laying', held: [7, 7], wangpai: null });
  expect(seen(next).rounds).toHaveLength(1);
  expect(toMove(next)).toEqual([0, 1]);
  expect(seen(next, 0).hand).not.toEqual(seen(start, 0).hand);
});

test.each([
  ['a dealer who is nobody', { dealer: 6 }],
  ['half a dealer', { dealer: 0.5 }],
  ['points nobody plays to', { points: 4 }],
  ['an option of another game', { numbers: 20 }],
])('%s is refused', (_, options) => {
  expect(() => games.fighting.options(options)).toThrow('options');
});

test('a stacked deck has every card once', () => {
  const deck = stacked([1, 2, 3], []);
  expect(() => newMatch({ game: 'fighting', seats: 2, deck: deck.slice(1) })).toThrow('A deck has');
});
