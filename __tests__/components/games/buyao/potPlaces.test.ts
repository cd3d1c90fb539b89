import fc from 'fast-check';
import { potPlaces } from '../../../../components/games/buyao/potPlaces';
import { areApart, boxOf, isInside, pairs } from '../../rects';

const rect = { x: 10, y: 20, width: 140, height: 300 };
const boxes = (count: number) => potPlaces(count, rect, 40).map((place) => boxOf(place, 1));

test('one token lies in the middle', () => {
  expect(potPlaces(1, rect, 40)).toEqual([{ x: 80, y: 170, width: 40, level: 20 }]);
});

test('a few lie beside each other, none on another', () => {
  const coins = boxes(3);
  expect(new Set(coins.map(({ y }) => y)).size).toBe(1);
  for (const [one, other] of pairs(coins)) expect(areApart(one, other)).toBe(true);
});

test('more lie in rows, the last row in the middle', () => {
  const coins = potPlaces(4, rect, 40);
  expect(coins[3]).toMatchObject({ x: 80 });
  expect(coins[3]!.y).toBeGreaterThan(coins[0]!.y);
});

test('no tokens, no places', () => {
  expect(potPlaces(0, rect, 40)).toEqual([]);
});

test('all sixty tokens of the game stay in their part of the table, each to be seen', () => {
  const parts = fc.record({
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 900 }),
    width: fc.integer({ min: 60, max: 400 }),
    height: fc.integer({ min: 60, max: 600 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      parts,
      fc.integer({ min: 24, max: 44 }),
      (count, part, coin) => {
        const places = potPlaces(count, part, coin);
        return (
          places.every((place) => isInside(boxOf(place, 1), part)) &&
          new Set(places.map(({ x, y }) => `${x} ${y}`)).size === count
        );
      },
    ),
  );
});
