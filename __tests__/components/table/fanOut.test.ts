import fc from 'fast-check';
import { fanOut } from '../../../components/table/fanOut';
import { boxOf, isInside } from '../rects';

const area = { x: 0, y: 0, width: 360, height: 130 };

test('one card lies in the middle, upright and as wide as it may be', () => {
  expect(fanOut(1, area, 80)).toEqual([{ x: 180, y: 65, width: 80, turn: 0, level: 1 }]);
});

test('cards lie side by side, upright, while there is room', () => {
  const cards = fanOut(4, area, 80);
  expect(cards.map(({ width, turn, y }) => [width, turn, y])).toEqual(Array(4).fill([80, 0, 65]));
  const [left, next] = cards;
  expect(next!.x - left!.x).toBeCloseTo(84.8);
});

test('more cards fan: each lies on the one before, and the ends turn outwards and hang lower', () => {
  const cards = fanOut(7, area, 80);
  expect(cards.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([cards[0]?.turn, cards[3]?.turn, cards[6]?.turn]).toEqual([-8, 0, 8]);
  expect(cards[0]!.y).toBeGreaterThan(cards[3]!.y);
  expect(cards[0]!.y).toBeCloseTo(cards[6]!.y);
});

test('ten cards fit on 360 points, each shows 30 of them, and they are still large', () => {
  const cards = fanOut(10, area, 90);
  for (const card of cards) expect(isInside(boxOf(card), area)).toBe(true);
  for (let at = 1; at < 10; at++) {
    expect(cards[at]!.x - cards[at - 1]!.x).toBeGreaterThanOrEqual(30);
  }
  expect(cards[0]!.width).toBeGreaterThan(70);
});

test('no cards need no place', () => {
  expect(fanOut(0, area, 80)).toEqual([]);
});

test('whatever the room: up to ten cards stay in it, in order, each to be seen and touched', () => {
  const areas = fc.record({
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 900 }),
    width: fc.integer({ min: 320, max: 1400 }),
    height: fc.integer({ min: 60, max: 300 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      areas,
      fc.integer({ min: 40, max: 160 }),
      (count, room, widest) => {
        const cards = fanOut(count, room, widest);
        const shows = (at: number) => at === 0 || cards[at]!.x - cards[at - 1]!.x > 29.999;
        return (
          cards.length === count &&
          cards.every(({ width }) => width <= widest) &&
          cards.every((card) => isInside(boxOf(card), room)) &&
          cards.every((_, at) => shows(at))
        );
      },
    ),
  );
});

test('a hand that is too large for one fan lies in rows, upright, each card to be seen and touched', () => {
  const room = { x: 0, y: 0, width: 344, height: 190 };
  for (const count of [13, 20, 30]) {
    const cards = fanOut(count, room, 70);
    expect(cards).toHaveLength(count);
    for (const card of cards) expect(isInside(boxOf(card), room)).toBe(true);
    const heights = [...new Set(cards.map(({ y }) => y))];
    expect(heights.length).toBeGreaterThan(1);
    for (const y of heights) {
      const row = cards.filter((card) => card.y === y);
      for (let at = 1; at < row.length; at++) {
        expect(row[at]!.x - row[at - 1]!.x).toBeGreaterThan(24);
      }
    }
    // In the order of the hand, row by row.
    expect(cards.map(({ y }) => y)).toEqual(cards.map(({ y }) => y).sort((a, b) => a - b));
    expect(cards.every(({ turn }) => turn === 0)).toBe(true);
  }
});

test('where there is room for it, a large hand is one fan all the same', () => {
  const cards = fanOut(13, { x: 0, y: 0, width: 860, height: 170 }, 100);
  expect(cards[0]!.turn).toBe(-8);
});

test('in a high and narrow room a small hand lies in rows, where that is wanted, so that its cards are large', () => {
  const room = { x: 0, y: 0, width: 300, height: 280 };
  const cards = fanOut(5, room, 94, 2);
  expect(cards.map(({ width }) => width)).toEqual([94, 94, 94, 94, 94]);
  expect(new Set(cards.map(({ y }) => y)).size).toBe(2);
  for (const card of cards) expect(isInside(boxOf(card), room)).toBe(true);
  // What fits beside each other does.
  expect(new Set(fanOut(3, room, 94, 2).map(({ y }) => y)).size).toBe(1);
});
