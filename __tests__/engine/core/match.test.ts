import {
  BadInput,
  games,
  IllegalMove,
  legalMoves,
  newMatch,
  play,
  refuse,
  result,
  toMove,
  undo,
  viewFor,
  type GameId,
  type Match,
} from '../../../engine';
import { ranked } from '../../../engine/core/rank';

const PACK = games.buyao.deck(games.buyao.options({}));

function table(more: object = {}): Match {
  return newMatch({ game: 'buyao', seats: 3, options: { first: 0 }, seed: 'table', ...more });
}

/** What a call was refused with. */
function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (problem) {
    if (problem instanceof BadInput || problem instanceof IllegalMove) {
      expect(problem.reason).toMatch(/^.{10,}[.]$/s);
      return problem.code;
    }
    throw problem;
  }
  throw new Error('it was not refused');
}

describe('a new match', () => {
  test('is the same deal for the same seed and another for another', () => {
    expect(table()).toEqual(table());
    expect(table({ seed: 'other' }).state).not.toEqual(table().state);
  });

  test('without a seed is always the same deal', () => {
    expect(newMatch({ game: 'buyao', seats: 3 })).toEqual(newMatch({ game: 'buyao', seats: 3 }));
  });

  test('deals a stacked deck as it lies', () => {
    const deck = [...PACK].reverse();
    expect(viewFor(table({ deck }), null)).toMatchObject({ open: '30' });
  });

  test.each([
    ['a game nobody knows', { game: 'chess' }, 'noSuchGame'],
    ['a name every object has', { game: 'constructor' }, 'noSuchGame'],
    ['a prototype for a game', { game: '__proto__' }, 'noSuchGame'],
    ['too few seats', { seats: 2 }, 'wrongSeats'],
    ['too many seats', { seats: 7 }, 'wrongSeats'],
    ['half a seat', { seats: 3.5 }, 'wrongSeats'],
    ['seats in words', { seats: '3' }, 'wrongSeats'],
    ['no number of seats', { seats: NaN }, 'wrongSeats'],
    ['a seed that is a number', { seed: 7 }, 'badSeed'],
    ['an endless seed', { seed: 'x'.repeat(201) }, 'badSeed'],
    ['a deck with a card missing', { deck: PACK.slice(1) }, 'badDeck'],
    ['a deck with a card twice', { deck: [...PACK.slice(1), '2'] }, 'badDeck'],
    ['a deck with a strange card', { deck: [...PACK.slice(1), '37'] }, 'badDeck'],
    ['a deck of numbers', { deck: PACK.map(Number) }, 'badDeck'],
    ['a deck that is no list', { deck: 'cards' }, 'badDeck'],
    ['an option that cannot be', { options: { numbers: 21 } }, 'unreadable'],
    ['an option nobody knows', { options: { numbres: 20 } }, 'unreadable'],
    ['options that are a list', { options: [] }, 'unreadable'],
    ['options that are a word', { options: 'short' }, 'unreadable'],
    ['a first player who is not there', { options: { first: 3 } }, 'noSuchSeat'],
  ])('is refused for %s', (_, more, code) => {
    expect(codeOf(() => table(more))).toBe(code);
  });
});

test('what cannot be read is named', () => {
  expect(() => table({ options: { numbers: 21 } })).toThrow(
    'options.numbers: expected (36 | 20), but found 21.',
  );
  expect(() => table({ options: { numbres: 20 } })).toThrow(
    'options.numbres: there is no such thing here.',
  );
});

describe('a move', () => {
  test.each([
    ['by a seat that is not there', 3, { type: 'take' }, 'noSuchSeat'],
    ['by half a seat', 0.5, { type: 'take' }, 'noSuchSeat'],
    ['by another seat', 1, { type: 'take' }, 'notYourTurn'],
    ['that does not exist', 0, { type: 'fly' }, 'unreadable'],
    ['that is nothing', 0, null, 'unreadable'],
    ['that is a list', 0, ['take'], 'unreadable'],
    ['that is a word', 0, 'take', 'unreadable'],
  ])('%s is refused with a reason and changes nothing', (_, seat, move, code) => {
    const match = table();
    const before = JSON.stringify(match);
    expect(refuse(match, seat, move)?.code).toBe(code);
    expect(codeOf(() => play(match, seat, move))).toBe(code);
    expect(JSON.stringify(match)).toBe(before);
  });

  test('keeps nothing that came with it', () => {
    const { match } = play(table(), 0, JSON.parse('{"type":"take","__proto__":{"x":1},"y":2}'));
    expect(match.moves).toEqual([[0, { type: 'take' }]]);
    expect(JSON.stringify(match.moves)).toBe('[[0,{"type":"take"}]]');
  });

  test('leaves the match it was played on as it was', () => {
    const match = table();
    const { match: next } = play(match, 0, { type: 'decline' });
    expect(match.moves).toEqual([]);
    expect(toMove(match)).toEqual([0]);
    expect(toMove(next)).toEqual([1]);
  });

  test('tells what happened', () => {
    const deck = PACK;
    expect(play(table({ deck }), 0, { type: 'take' }).events).toEqual([
      { type: 'took', seenBy: 'all', reveals: false, seat: 0, cards: ['7'], tokens: 0 },
      { type: 'turned', seenBy: 'all', reveals: true, seat: 0, cards: ['8'] },
    ]);
    expect(play(table({ deck }), 0, { type: 'decline' }).events).toEqual([
      { type: 'declined', seenBy: 'all', reveals: false, seat: 0, cards: ['7'] },
    ]);
  });
});

describe('undo', () => {
  test('has nothing to take back at the start', () => {
    expect(undo(table())).toBeNull();
  });

  test('takes back a declined card', () => {
    const match = table();
    expect(undo(play(match, 0, { type: 'decline' }).match)).toEqual(match);
  });

  test('does not go back over a card that was turned', () => {
    expect(undo(play(table(), 0, { type: 'take' }).match)).toBeNull();
  });

  test('does not go back over the end, when all tokens are shown', () => {
    let match = table();
    while (toMove(match).length > 0) match = play(match, 0, { type: 'take' }).match;
    expect(result(match)).not.toBeNull();
    expect(undo(match)).toBeNull();
  });
});

test('a view is refused to a seat that is not there', () => {
  expect(codeOf(() => viewFor(table(), 3))).toBe('noSuchSeat');
  expect(codeOf(() => viewFor(table(), -1))).toBe('noSuchSeat');
});

test('a seat that is not to move has no moves', () => {
  expect(legalMoves(table(), 1)).toEqual([]);
});

test('ranks: ties share the better place', () => {
  expect(ranked([5, 3, 3, 9], 'lower')).toEqual({
    scores: [5, 3, 3, 9],
    ranks: [3, 1, 1, 4],
    winners: [1, 2],
  });
  expect(ranked([5, 3, 3, 9], 'higher').ranks).toEqual([2, 3, 3, 1]);
});

test('every game of the registry goes by its own name', () => {
  for (const id of Object.keys(games) as GameId[]) expect(games[id].id).toBe(id);
});
