import fc from 'fast-check';
import { covered, facing, inArea } from '../../../components/table/area';
import { boxOf, isInside } from '../rects';

const rect = { x: 100, y: 20, width: 60, height: 200 };

test('an area that faces the lower edge is drawn where it lies', () => {
  expect(facing(rect, 0)).toEqual({ ...rect, turn: 0 });
});

test('an area that faces a side is drawn upright and turned about its middle', () => {
  expect(facing(rect, 90)).toEqual({ x: 30, y: 90, width: 200, height: 60, turn: 90 });
});

test.each([
  [0, { x: 105, y: 30 }],
  [90, { x: 150, y: 25 }],
  [180, { x: 155, y: 210 }],
  [270, { x: 110, y: 215 }],
])('near its own left and top edges, facing %d°', (turn, expected) => {
  expect(inArea(facing(rect, turn), { x: 5, y: 10, width: 8 })).toMatchObject({
    ...expected,
    width: 8,
    turn,
  });
});

test('a card that leans leans with its area, and keeps its level', () => {
  expect(inArea(facing(rect, 90), { x: 0, y: 0, width: 8, turn: -8, level: 3 })).toMatchObject({
    turn: 82,
    level: 3,
  });
});

const rects = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 1000 }),
  width: fc.integer({ min: 40, max: 600 }),
  height: fc.integer({ min: 40, max: 600 }),
});
const turns = fc.constantFrom(0, 90, 180, 270);

test('an area covers just the part of the table it was made for', () => {
  fc.assert(
    fc.property(rects, turns, (part, turn) => {
      expect(covered(facing(part, turn))).toEqual(part);
    }),
  );
});

test('a card inside an area lies, turned, inside what the area covers', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(rects, turns, share, share, (part, turn, across, down) => {
      const area = facing(part, turn);
      const [width, height] = [20, 28];
      const place = {
        x: width / 2 + across * (area.width - width),
        y: height / 2 + down * (area.height - height),
        width,
      };
      return isInside(boxOf(inArea(area, place)), part);
    }),
  );
});
