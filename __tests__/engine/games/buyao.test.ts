import {
  games,
  legalMoves,
  newMatch,
  play,
  refuse,
  result,
  toMove,
  viewFor,
  type Match,
} from '../../../engine';
import { price, runs, scoreOf } from '../../../engine/games/buyao/score';
import type { BuyaoView } from '../../../engine/games/buyao/state';

const TAKE = { type: 'take' };
const DECLINE = { type: 'decline' };

/** A deck whose pile begins with these cards; six others are removed. */
function stacked(...pile: number[]): string[] {
  const rest = Array.from({ length: 36 }, (_, at) => at + 1).filter((card) => !pile.includes(card));
  return [...rest.slice(0, 6), ...pile, ...rest.slice(6)].map(String);
}

function table(pile: number[] = [], seats = 3, options: object = { first: 0 }): Match {
  return newMatch({
    game: 'buyao',
    seats,
    options,
    deck: pile.length ? stacked(...pile) : undefined,
  });
}

/** Plays the seats' words in turn: t takes, d declines. */
function playAll(match: Match, words: string): Match {
  return [...words].reduce((now, word) => {
    const [seat = -1] = toMove(now);
    return play(now, seat, word === 't' ? TAKE : DECLINE).match;
  }, match);
}

function seen(match: Match, seat: number | null = null): BuyaoView {
  return viewFor(match, seat) as BuyaoView; // every match here is one of buyao
}

describe('set-up', () => {
  test.each([3, 4, 5, 6])('%i seats get ten tokens each', (seats) => {
    const match = table([], seats);
    for (let seat = 0; seat < seats; seat++) expect(seen(match, seat).tokens[seat]).toBe(10);
  });

  test('36 cards; six leave the game unseen, one lies open, 29 are the pile', () => {
    expect(games.buyao.deck(games.buyao.options({}))).toHaveLength(36);
    expect(seen(table())).toMatchObject({ pile: 29, pot: 0, history: [] });
  });

  test('the removed cards never turn up', () => {
    const deck = Array.from({ length: 36 }, (_, at) => String(at + 1));
    const end = playAll(newMatch({ game: 'buyao', seats: 3, deck }), 't'.repeat(30));
    const turned = seen(end).history.map(({ card }) => card);
    expect(turned).toEqual(deck.slice(6));
  });

  test('the shorter game has 20 cards of which three are removed', () => {
    const match = table([], 3, { numbers: 20 });
    expect(games.buyao.deck(games.buyao.options({ numbers: 20 }))).toHaveLength(20);
    expect(seen(match).pile).toBe(16);
    expect(result(playAll(match, 't'.repeat(17)))).not.toBeNull();
  });

  test.each([0, 1, 2])('seat %i begins when it is named first', (first) => {
    expect(toMove(table([], 3, { first }))).toEqual([first]);
  });

  test('without a name the first seat is drawn by lot, each as likely', () => {
    const counts = [0, 0, 0];
    for (let n = 0; n < 600; n++) {
      const match = newMatch({ game: 'buyao', seats: 3, seed: `lot ${n}` });
      counts[toMove(match)[0] as number]!++;
    }
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(50);
  });

  test.each([1, 2, 7])('%i seats are refused', (seats) => {
    expect(() => table([], seats)).toThrow('This game is for 3, 4, 5, 6 players');
  });
});

describe('a turn', () => {
  test('the seat to act may take or decline', () => {
    expect(legalMoves(table(), 0)).toEqual([TAKE, DECLINE]);
  });

  test('declining puts one token on the card and passes the turn left', () => {
    const after = playAll(table([18]), 'd');
    expect(seen(after, 0)).toMatchObject({ open: '18', pot: 1, turn: 1, tokens: [9, null, null] });
  });

  test('the turn goes round the table', () => {
    expect(toMove(playAll(table([18]), 'ddd'))).toEqual([0]);
  });

  test('who takes gets the card with every token on it, turns the next and decides again', () => {
    const after = playAll(table([18, 5]), 'dddt');
    expect(seen(after, 0)).toMatchObject({
      open: '5',
      pot: 0,
      turn: 0,
      cards: [['18'], [], []],
      tokens: [12, null, null],
    });
  });

  test('a seat with no token left must take', () => {
    const broke = playAll(table([35]), 'd'.repeat(30));
    expect(legalMoves(broke, 0)).toEqual([TAKE]);
    expect(refuse(broke, 0, DECLINE)).toEqual({
      code: 'noTokens',
      reason: 'You have no token left, so you must take the card.',
      facts: { card: 35 },
    });
    expect(seen(playAll(broke, 't'), 0).tokens[0]).toBe(30);
  });

  test('another seat cannot take the card', () => {
    expect(refuse(table(), 1, TAKE)?.code).toBe('notYourTurn');
  });

  test('the rules themselves know no third move', () => {
    const { state } = table();
    expect(games.buyao.refuse(state as never, 0, { type: 'fly' } as never)?.code).toBe(
      'unknownMove',
    );
    expect(games.buyao.refuse(state as never, 2, { type: 'take' })?.code).toBe('notYourTurn');
  });
});

describe('the end', () => {
  test('comes when the last card of the deck has been taken', () => {
    const last = playAll(table(), 't'.repeat(29));
    expect(result(last)).toBeNull();
    const end = playAll(last, 't');
    expect(toMove(end)).toEqual([]);
    expect(result(end)).not.toBeNull();
    expect(refuse(end, 0, TAKE)?.code).toBe('gameOver');
    expect(games.buyao.refuse(end.state as never, 0, { type: 'take' })?.code).toBe('gameOver');
  });

  test('shows every seat all tokens, to be counted', () => {
    const end = playAll(table(), 'd' + 't'.repeat(30));
    expect(seen(end, 2).tokens).toEqual([9, 11, 10]);
  });
});

describe('the score', () => {
  test.each([
    ['singles add up', [4, 8, 12], 0, 24],
    ['a run counts its lowest card alone', [4, 11, 12], 0, 15],
    ['a longer run too', [28, 29, 30], 0, 28],
    ['72 points of cards and 10 tokens', [36, 34, 2], 10, 62],
    ['a gap parts a run', [13, 15, 16], 0, 28],
    ['the missing card joins it', [13, 14, 15, 16], 0, 13],
    ['in any order', [16, 13, 15, 14], 0, 13],
    ['tokens may make it negative', [1], 10, -9],
    ['nothing at all', [], 0, 0],
  ])('%s', (_, cards, tokens, score) => {
    expect(scoreOf(cards, tokens)).toBe(score);
  });

  test('taking 27 with ten tokens on it costs 17', () => {
    expect(scoreOf([27], 10)).toBe(17);
    const ten = playAll(table([27], 3), 'd'.repeat(10));
    expect(seen(ten)).toMatchObject({ open: '27', pot: 10 });
  });

  test('runs are laid apart, lowest first', () => {
    expect(runs([30, 4, 29, 12, 28, 11])).toEqual([[4], [11, 12], [28, 29, 30]]);
  });

  test('the price of a card is what it adds to the score', () => {
    const held = (...cards: number[]) =>
      Array.from({ length: 37 }, (_, card) => (cards.includes(card) ? 0 : -1));
    expect(price(held(), 0, 14)).toBe(14);
    expect(price(held(13), 0, 14)).toBe(0);
    expect(price(held(15, 16), 0, 14)).toBe(-1);
    expect(price(held(13, 15, 16), 0, 14)).toBe(-15);
    expect(price(held(13), 1, 14)).toBe(14);
  });

  test('lowest wins', () => {
    // Seat 0 takes 1, 2, 3; seat 1 all the rest, from 10 on.
    const match = playAll(table([1, 2, 3]), 'tttd' + 't'.repeat(27));
    expect(result(match)).toEqual({
      scores: [1 - 9, 10 - 11, -10],
      ranks: [2, 3, 1],
      winners: [2],
    });
  });

  test('a tie shares the win', () => {
    // Every seat declines once, so that seat 0 gets its token and both others’ back.
    const match = playAll(table([36, 35, 34]), 'ddd' + 't'.repeat(30));
    expect(result(match)).toMatchObject({ ranks: [3, 1, 1], winners: [1, 2] });
  });
});

test('a whole game from a stacked deck, with the scores of the rules on its way', () => {
  const pile = [4, 8, 12, 28, 29, 30, 13, 15, 16, 14, 27];
  const points = (match: Match, seat: number) =>
    scoreOf((seen(match).cards[seat] ?? []).map(Number), 0);
  const held = (match: Match, seat: number) => seen(match, seat).tokens[seat] ?? NaN;

  let match = playAll(table(pile, 4), 'ttt');
  expect(points(match, 0)).toBe(24); // 4 8 12

  match = playAll(match, 'dttt');
  expect(points(match, 1)).toBe(28); // 28 29 30

  match = playAll(match, 'dttt');
  expect(points(match, 2)).toBe(28); // 13 15 16
  match = playAll(match, 't');
  expect(points(match, 2)).toBe(13); // 14 joins them

  match = playAll(match, 'dddddddddd');
  const before = points(match, 0) - held(match, 0);
  match = playAll(match, 't');
  expect(points(match, 0) - held(match, 0) - before).toBe(17); // 27 with ten tokens

  match = playAll(match, 'ddd' + 't'.repeat(19)); // 9–11, 17–26 and 31–36 go to seat 3
  expect(result(match)).toEqual({
    scores: [4 + 8 + 12 + 27 - 16, 28 - 7, 13 - 7, 9 + 17 + 31 - 10],
    ranks: [3, 2, 1, 4],
    winners: [2],
  });
});

describe('hidden', () => {
  const match = playAll(table([18, 5]), 'ddtd');

  test('a seat sees its own tokens and nobody else’s', () => {
    expect(seen(match, 0).tokens).toEqual([9, null, null]);
    expect(seen(match, 1).tokens).toEqual([null, 9, null]);
    expect(seen(match, null).tokens).toEqual([null, null, null]);
  });

  test('every taken card and the tokens on the open card are seen by all', () => {
    for (const seat of [0, 1, 2, null]) {
      expect(seen(match, seat)).toMatchObject({ cards: [[], [], ['18']], open: '5', pot: 1 });
    }
  });

  test('a view has no deck, no seed, no removed card', () => {
    expect(Object.keys(seen(match, 0)).sort()).toEqual(
      [
        'game',
        'seat',
        'seats',
        'options',
        'first',
        'turn',
        'open',
        'pot',
        'pile',
        'cards',
        'tokens',
        'history',
      ].sort(),
    );
  });

  test('what could be remembered is in the view: who began, and what was paid for each card', () => {
    expect(seen(match, 1)).toMatchObject({
      first: 0,
      history: [{ card: '18', seat: 2, tokens: 2 }],
    });
  });
});
