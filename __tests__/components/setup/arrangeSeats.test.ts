import { arrangeSeats } from '../../../components/setup/arrangeSeats';
import type { Rect } from '../../../components/table/place';

const windows = [
  [344, 560],
  [374, 640],
  [828, 250],
  [1164, 680],
] as const;

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

describe.each(windows)('in a room of %d × %d', (width, height) => {
  test.each([2, 3, 4, 5, 6])('%d seats, the table and the names each have their own', (count) => {
    const { seats, table, pool, slots, chip } = arrangeSeats({ width, height }, count);
    const parts = [...seats, table, pool];
    expect(seats).toHaveLength(count);
    parts.forEach((one, at) => {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width + 0.01);
      expect(one.y + one.height).toBeLessThanOrEqual(height + 0.01);
      for (const other of parts.slice(at + 1)) expect(overlap(one, other)).toBe(false);
    });
    expect(slots.length).toBeGreaterThanOrEqual(6);
    for (const { x, y } of slots) {
      expect(x - chip.width / 2).toBeGreaterThanOrEqual(pool.x);
      expect(x + chip.width / 2).toBeLessThanOrEqual(pool.x + pool.width);
      expect(y + chip.height / 2).toBeLessThanOrEqual(pool.y + pool.height);
    }
  });
});

test('seats follow each other clockwise', () => {
  const { seats } = arrangeSeats({ width: 600, height: 900 }, 4);
  const [one, two, three, four] = seats;
  expect(one && two && two.x < one.x && two.y === one.y).toBe(true);
  expect(two && three && three.y < two.y && three.x === two.x).toBe(true);
  expect(three && four && four.x > three.x && four.y === three.y).toBe(true);
});
