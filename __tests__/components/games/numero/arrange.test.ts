import { arrange, type Setting } from '../../../../components/games/numero/arrange';
import { layHeaps } from '../../../../components/games/numero/layHeaps';
import { areApart, boxOf, isInside, pairs, whole } from '../../rects';

const WINDOWS = {
  phone: { width: 374, height: 780 },
  'small phone': { width: 344, height: 676 },
  'phone on its side': { width: 828, height: 326 },
  tablet: { width: 864, height: 756 },
  'with a tip above': { width: 374, height: 440 },
};

const setting = (some: Partial<Setting>): Setting => ({
  ...{ size: WINDOWS.phone, seats: 2, near: 0, textScale: 1, cardScale: 1, leftHanded: false },
  ...{ heaps: [1, 1] },
  ...some,
});

const HEAPS = {
  'an empty centre': [],
  'five cards': [1, 1, 1, 1, 1],
  'ten heaps': [1, 2, 1, 3, 1, 1, 2, 1, 1, 1],
  'a long sentence': [8, 1, 1],
};

describe.each(Object.entries(WINDOWS))('on a %s', (_, size) => {
  describe.each(Object.entries(HEAPS))('%s', (_name, heaps) => {
    test.each([1, 2, 4])('everything has a place of its own, with %d at the table', (seats) => {
      for (const textScale of [1, 2]) {
        for (const leftHanded of [false, true]) {
          const plan = arrange(setting({ size, heaps, seats, textScale, leftHanded }));
          const all = whole(size);
          const parts = [
            ...plan.others.filter((other) => other !== null),
            ...[plan.centre, plan.slate, plan.hand, plan.actions],
            ...[boxOf(plan.pack), boxOf(plan.stack)],
          ];
          for (const part of parts) expect(isInside(part, all)).toBe(true);
          for (const [one, other] of pairs(parts)) expect(areApart(one, other)).toBe(true);
          for (const [one, other] of pairs(plan.heaps)) expect(areApart(one, other)).toBe(true);
          for (const heap of plan.heaps) {
            expect(isInside({ ...heap, height: heap.height + plan.foot }, plan.centre)).toBe(true);
          }
        }
      }
    });
  });
});

test('every seat but the near one has its part, from the left of it on', () => {
  const plan = arrange(setting({ seats: 4, near: 2 }));
  const order = [3, 0, 1].map((seat) => plan.others[seat]?.x ?? -1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(plan.others[2]).toBeNull();
});

test('for the left hand the pack and the win stack change places', () => {
  const right = arrange(setting({}));
  const left = arrange(setting({ leftHanded: true }));
  expect([left.pack, left.stack]).toEqual([right.stack, right.pack]);
});

describe('heaps', () => {
  const box = { x: 0, y: 0, width: 350, height: 400 };

  test('lie in rows of much the same length', () => {
    const { heaps } = layHeaps([1, 1, 1, 1, 1], box, 100, 20);
    const rows = new Set(heaps.map(({ y }) => y));
    const counts = [...rows].map((row) => heaps.filter(({ y }) => y === row).length);
    expect(counts).toEqual([3, 2]);
  });

  test('show of every card below others its number, and the last one whole', () => {
    const { card, heaps } = layHeaps([3], box, 100, 20);
    expect([card, heaps[0]?.width]).toEqual([100, 192]);
  });

  test('close up where a sentence is longer than the row', () => {
    const { card, heaps } = layHeaps([12], box, 100, 20);
    expect(card).toBe(100);
    expect(heaps[0]?.width).toBe(350);
  });

  test('become smaller where they are many', () => {
    const many = layHeaps(Array<number>(20).fill(1), box, 100, 20);
    expect(many.card).toBeLessThan(70);
    expect(many.card).toBeGreaterThan(40);
  });

  test('of none there is nothing to lay', () => {
    expect(layHeaps([], box, 100, 20)).toEqual({ card: 100, heaps: [] });
  });
});
