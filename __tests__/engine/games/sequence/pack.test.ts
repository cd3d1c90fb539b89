import { games, newMatch, type CardId } from '../../../../engine';
import { readSentence } from '../../../../engine/chinese/sentence';
import { boardOf, BOARDS } from '../../../../engine/games/sequence/board';
import { deckOf } from '../../../../engine/games/sequence/cards';

const SIZES = [8, 6] as const;

/** What stands on a card, reckoned from its name. */
function answer(id: CardId): number {
  const [, first, sign, second] = /^(\d+)([+-])(\d+)$/.exec(id) ?? [];
  return Number(first) + Number(second) * (sign === '+' ? 1 : -1);
}

describe.each(SIZES)('the board of %i by %i', (size) => {
  const { printed, spacesOf, fives } = boardOf(size);
  const { numbers } = BOARDS[size];

  test('has free corners, and every number on two other spaces', () => {
    const corners = [0, size - 1, size * (size - 1), size * size - 1];
    printed.forEach((number, space) => expect(number === 0).toBe(corners.includes(space)));
    for (let number = 1; number <= numbers; number++) expect(spacesOf[number]).toHaveLength(2);
    expect(printed).toHaveLength(numbers * 2 + 4);
  });

  test('is the same when turned half round, so copies share no row and no column', () => {
    expect([...printed].reverse()).toEqual(printed);
    for (const [one = 0, other = 0] of spacesOf.slice(1)) {
      expect(Math.floor(one / size)).not.toBe(Math.floor(other / size));
      expect(one % size).not.toBe(other % size);
    }
  });

  test('parts the copies by half the board, on the average', () => {
    const apart = spacesOf.slice(1).map(([one = 0, other = 0]) => {
      const rows = Math.abs(Math.floor(one / size) - Math.floor(other / size));
      return Math.max(rows, Math.abs((one % size) - (other % size)));
    });
    const mean = apart.reduce((sum, steps) => sum + steps, 0) / apart.length;
    expect(mean).toBeGreaterThan(size / 2);
  });

  test('has each five in a line once', () => {
    const inARow = size - 4;
    expect(fives).toHaveLength(2 * size * inARow + 2 * inARow * inARow);
    expect(new Set(fives.map((five) => [...five].sort().join())).size).toBe(fives.length);
  });
});

test('the numbers of the large board are these', () => {
  expect(boardOf(8).printed.slice(0, 32)).toEqual(
    [
      [0, 1, 8, 15, 22, 29, 6, 0],
      [13, 20, 27, 4, 11, 18, 25, 2],
      [9, 16, 23, 30, 7, 14, 21, 28],
      [5, 12, 19, 26, 3, 10, 17, 24],
    ].flat(),
  );
});

describe.each(SIZES)('the deck for %i by %i', (size) => {
  const ids = games.sequence.deck(games.sequence.options({ board: size }));
  const equations = ids.filter((id) => /\d[+-]/.test(id));
  const { numbers, highest } = BOARDS[size];

  test('has no two cards alike, and two Plus and two Minus', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(2 * numbers + 4);
    expect(ids.slice(-4)).toEqual(['plus1', 'plus2', 'minus1', 'minus2']);
  });

  test('has one addition and one subtraction for each number, and they are right', () => {
    for (const sign of ['+', '-']) {
      const answers = equations.filter((id) => id.includes(sign)).map(answer);
      expect(answers.sort((a, b) => a - b)).toEqual(
        Array.from({ length: numbers }, (_, at) => at + 1),
      );
    }
    for (const card of deckOf(size).cards) {
      if (card.type === 'equation') expect(card.answer).toBe(answer(card.id));
    }
  });

  test('reckons with nothing below 0 or above what the board is for', () => {
    const numbersUsed = equations.flatMap((id) => id.split(/[+-]/).map(Number));
    expect(Math.min(...numbersUsed)).toBe(0);
    expect(Math.max(...numbersUsed)).toBeLessThanOrEqual(highest);
  });

  test('says its cards in Chinese as they are', () => {
    for (const card of deckOf(size).cards) {
      if (card.type !== 'equation') continue;
      const { digits } = readSentence(card.sentence, card.answer);
      expect(digits.replace(/\s/g, '').replace('−', '-')).toBe(`${card.id}=${card.answer}`);
    }
  });
});

test('these are among the cards for thirteen', () => {
  expect(deckOf(8).ids).toEqual(expect.arrayContaining(['9+4', '20-7']));
});

test('five cannot be split evenly, and are refused', () => {
  expect(() => newMatch({ game: 'sequence', seats: 5 })).toThrow(
    expect.objectContaining({
      code: 'wrongSeats',
      reason: 'This game is for 2, 3, 4, 6 players, not 5.',
    }),
  );
});

test.each([
  { board: 7 },
  { teams: 4 },
  { dealer: 6 },
  { selfDraw: 1 },
  { referee: 'me' },
  { x: 1 },
])('options %j are refused', (options) => {
  expect(() => newMatch({ game: 'sequence', seats: 6, options })).toThrow(
    expect.objectContaining({ name: 'BadInput', code: 'unreadable' }),
  );
});

test('the dealer must sit at the table', () => {
  expect(() => newMatch({ game: 'sequence', seats: 2, options: { dealer: 2 } })).toThrow(
    expect.objectContaining({ code: 'noSuchSeat' }),
  );
});
