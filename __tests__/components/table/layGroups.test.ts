import fc from 'fast-check';
import { runs } from '../../../engine/games/buyao/score';
import { layGroups, type Laid } from '../../../components/table/layGroups';
import { areApart, boxOf, isInside, pairs, whole } from '../rects';

const boxes = ({ groups, width }: Laid) =>
  groups.map((group) => group.map((spot) => boxOf({ ...spot, width })));

/** What is seen of a group: from its first card to its last. */
const outline = (group: readonly { x: number; y: number; width: number; height: number }[]) => ({
  ...group[0]!,
  width: group.at(-1)!.x + group.at(-1)!.width - group[0]!.x,
});

test('a single card lies in the corner, as large as it may be', () => {
  expect(layGroups([1], { width: 200, height: 70 }, 50)).toMatchObject({
    width: 50,
    groups: [[{ x: 25, y: 35 }]],
  });
});

test('the cards of a run lie on each other, each with its corner in sight', () => {
  const { groups } = layGroups([3], { width: 200, height: 70 }, 50);
  expect(groups).toEqual([
    [
      { x: 25, y: 35 },
      { x: 48, y: 35 },
      { x: 71, y: 35 },
    ],
  ]);
});

test('a run lies apart from the single beside it', () => {
  const [run, single] = boxes(layGroups([2, 1], { width: 200, height: 70 }, 50));
  expect(single![0]!.x - (run![1]!.x + 50)).toBe(10);
});

test('what does not fit beside goes below, and cards are smaller before they leave their box', () => {
  const box = { width: 100, height: 70 };
  const laid = layGroups([1, 1, 1], box, 50);
  expect(laid.width).toBeLessThan(50);
  for (const card of boxes(laid).flat()) expect(isInside(card, whole(box))).toBe(true);
});

test('a run longer than the box closes up', () => {
  const box = { width: 100, height: 70 };
  const [run] = boxes(layGroups([9], box, 50));
  expect(run![8]!.x + run![8]!.width).toBeCloseTo(100);
});

test('too many for the box even when small: the rows close up', () => {
  const box = { width: 100, height: 58 };
  const cards = boxes(layGroups(Array(14).fill(1), box, 46)).flat();
  for (const card of cards) expect(isInside(card, whole(box))).toBe(true);
  expect(new Set(cards.map(({ y }) => y)).size).toBeGreaterThan(2);
});

test('nothing to lay is nothing laid', () => {
  expect(layGroups([], { width: 100, height: 50 }, 40).groups).toEqual([]);
});

/** Up to 30 of 36 cards, as they fall into runs. */
const pack = Array.from({ length: 36 }, (_, at) => at + 1);
const holdings = fc
  .subarray(pack, { maxLength: 30 })
  .map((cards) => runs(cards).map((run) => run.length));
const room = fc.record({
  width: fc.integer({ min: 40, max: 900 }),
  height: fc.integer({ min: 26, max: 300 }),
});

test('whatever was taken stays in its box', () => {
  fc.assert(
    fc.property(holdings, room, fc.integer({ min: 18, max: 60 }), (sizes, box, widest) => {
      const laid = layGroups(sizes, box, widest);
      const cards = boxes(laid).flat();
      return laid.width <= widest && cards.every((card) => isInside(card, whole(box)));
    }),
  );
});

test('groups lie apart from each other where there is room for that', () => {
  fc.assert(
    fc.property(holdings, fc.integer({ min: 18, max: 60 }), (sizes, widest) => {
      const laid = layGroups(sizes, { width: 300, height: 600 }, widest);
      return pairs(boxes(laid).map(outline)).every(([one, other]) => areApart(one, other));
    }),
  );
});
