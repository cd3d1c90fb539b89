import fc from 'fast-check';
import { around } from '../../../components/table/around';
import { areApart, isInside, pairs, whole } from '../rects';

const tablet = { width: 1164, height: 764 };

test('three sit at the lower edge and at the sides, in the order they play', () => {
  expect(around(3, tablet, 200, 8)).toEqual([
    { side: 'bottom', rect: { x: 0, y: 564, width: 1164, height: 200 } },
    { side: 'left', rect: { x: 0, y: 208, width: 200, height: 348 } },
    { side: 'right', rect: { x: 964, y: 208, width: 200, height: 348 } },
  ]);
});

test('six sit round it clockwise, two at each long side', () => {
  const seats = around(6, tablet, 200, 8);
  expect(seats.map(({ side }) => side)).toEqual([
    ...['bottom', 'bottom', 'left'],
    ...['top', 'top', 'right'],
  ]);
  expect(seats.map(({ rect }) => [rect.x, rect.y])).toEqual([
    [586, 564],
    [0, 564],
    [0, 208],
    [0, 0],
    [586, 0],
    [964, 208],
  ]);
});

test('however many sit there, everyone has a part of their own and the middle is free', () => {
  const sizes = fc.record({
    width: fc.integer({ min: 560, max: 1600 }),
    height: fc.integer({ min: 560, max: 1600 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 6 }), sizes, (count, size) => {
      const [depth, gap] = [160, 8];
      const parts = around(count, size, depth, gap).map(({ rect }) => rect);
      const middle = {
        x: depth + gap,
        y: depth + gap,
        width: size.width - 2 * (depth + gap),
        height: size.height - 2 * (depth + gap),
      };
      return (
        parts.length === count &&
        parts.every((part) => isInside(part, whole(size))) &&
        pairs([...parts, middle]).every(([one, other]) => areApart(one, other))
      );
    }),
  );
});
