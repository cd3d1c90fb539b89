import { arrange } from '../../../../components/games/sevens/arrange';
import { heightOf } from '../../../../components/games/sevens/SevensCard';
import { misplaced } from '../../rects';

const SIZES = {
  phone: { width: 374, height: 768 },
  narrow: { width: 344, height: 600 },
  side: { width: 828, height: 316 },
  tablet: { width: 864, height: 748 },
};

type Name = keyof typeof SIZES;

const settings = (Object.keys(SIZES) as Name[]).flatMap((name) =>
  [3, 4, 5].flatMap((seats) =>
    [10, 6].flatMap((highest) =>
      [false, true].flatMap((leftHanded) =>
        [1, 2].map((textScale) => ({ name, seats, highest, leftHanded, textScale })),
      ),
    ),
  ),
);

describe.each(settings)('$name, $seats seats, to $highest', (setting) => {
  const size = SIZES[setting.name];
  const plan = arrange({ ...setting, size, near: 1, cardScale: 1, guess: 'number' });
  const parts = {
    ...Object.fromEntries(plan.numbers.map((rect, at) => [`number ${at + 1}`, rect])),
    ...{ chains: plan.middle, hand: plan.hand, line: plan.line, knock: plan.answer },
  };

  test('everything is on the table, and nothing lies on anything else', () => {
    expect(misplaced(parts, plan.others, size)).toEqual([]);
  });

  test('every card of a chain lies in its lane, and shows enough to be read and touched', () => {
    const { lanes } = plan;
    lanes.places.forEach((places, suit) => {
      const lane = lanes.rects[suit];
      expect(places).toHaveLength(setting.highest);
      for (const { x, y, width } of places) {
        expect(Math.abs(x - (lane!.x + lane!.width / 2))).toBeLessThanOrEqual(lane!.width / 2);
        expect(y - heightOf(width) / 2).toBeGreaterThanOrEqual(lane!.y - 0.5);
        expect(y + heightOf(width) / 2).toBeLessThanOrEqual(lane!.y + lane!.height + 0.5);
      }
    });
    // Letters twice as large leave less for the cards, which do not grow with them.
    if (setting.textScale === 1) expect(lanes.step).toBeGreaterThanOrEqual(20);
  });
});

test('where the table is wide, the chains lie beside each other; upright they overlap', () => {
  const plan = (name: Name) =>
    arrange({
      ...{ size: SIZES[name], seats: 4, near: 0, highest: 10, textScale: 1, cardScale: 1 },
      ...{ leftHanded: false, guess: null },
    });
  expect(plan('tablet').lanes.upwards).toBe(false);
  expect(plan('phone').lanes.upwards).toBe(true);
});

test('the ace is lowest, and at the left where chains lie', () => {
  const setting = { seats: 4, near: 0, highest: 10, textScale: 1, cardScale: 1, leftHanded: false };
  const upright = arrange({ ...setting, size: SIZES.phone, guess: null }).lanes.places[0]!;
  expect(upright[0]!.y).toBeGreaterThan(upright[9]!.y);
  const lying = arrange({ ...setting, size: SIZES.tablet, guess: null }).lanes.places[0]!;
  expect(lying[0]!.x).toBeLessThan(lying[9]!.x);
});

test('what is guessed from can be touched, on a small phone too', () => {
  const { lanes } = arrange({
    ...{ size: { width: 344, height: 568 }, seats: 5, near: 0, highest: 10, textScale: 1 },
    ...{ cardScale: 1, leftHanded: false, guess: 'card' },
  });
  expect(lanes.step).toBeGreaterThanOrEqual(24);
});
