import fc from 'fast-check';
import { arrange, type Setting } from '../../../../components/games/fighting/arrange';
import { CARD_RATIO } from '../../../../components/CardShape';
import { areApart, boxOf, isInside, pairs, whole } from '../../rects';

/** What must be so on every table; the names of what is not. */
function wrong(setting: Setting): string[] {
  const plan = arrange(setting);
  const { seats, stock, called, wangpai, score, trick, slots, now, hand, caption } = plan;
  const table = whole(setting.size);
  const cards = slots.map((slot) => boxOf(slot));
  const captions = slots.map(({ x, y, width }) => ({
    x: x - caption.width / 2,
    y: y + width / CARD_RATIO / 2,
    width: caption.width,
    height: caption.height,
  }));
  const parts = [...seats, score, trick, now, hand];
  const rules = {
    'all of it lies on the table': [...parts, boxOf(stock), boxOf(called)].every((it) =>
      isInside(it, table),
    ),
    'no part lies on another': pairs(parts).every(([a, b]) => areApart(a, b)),
    'everyone has a place in the trick, clear of the others': pairs(cards).every(([a, b]) =>
      areApart(a, b),
    ),
    'cards lie in the place of the trick': cards.every((it) => isInside(it, trick)),
    'no card lies on words': captions.every((it) => cards.every((card) => areApart(it, card))),
    'wangpai lies clear of the score and of its words': [boxOf(called), wangpai].every((it) =>
      areApart(it, score),
    ),
    'what is wangpai can be read': wangpai.width >= 40,
    'cards can be read': cards.every(({ width }) => width >= 24),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

const SIZES = [
  [374, 780],
  [344, 568],
  [828, 326],
  [844, 330],
  [860, 764],
  [1164, 764],
] as const;

describe.each(SIZES)('on %d × %d', (width, height) => {
  test.each([2, 3, 4, 5, 6])('%d seats have room, with either hand and any letters', (seats) => {
    for (const leftHanded of [false, true]) {
      for (const textScale of [1, 1.3, 2]) {
        for (const cardScale of [0.85, 1, 1.2]) {
          const size = { width, height };
          const setting = { size, seats, near: 1, textScale, cardScale, leftHanded };
          expect({ setting, wrong: wrong(setting) }).toEqual({ setting, wrong: [] });
        }
      }
    }
  });
});

test('on any table with letters of the usual size', () => {
  const settings = fc.record({
    size: fc.oneof(
      fc.record({
        width: fc.integer({ min: 320, max: 1400 }),
        height: fc.integer({ min: 520, max: 1200 }),
      }),
      fc.record({
        width: fc.integer({ min: 560, max: 1000 }),
        height: fc.integer({ min: 260, max: 499 }),
      }),
    ),
    seats: fc.integer({ min: 2, max: 6 }),
    near: fc.constant(0),
    textScale: fc.constant(1),
    cardScale: fc.constantFrom(0.85, 1, 1.2),
    leftHanded: fc.boolean(),
  });
  fc.assert(fc.property(settings, (setting) => expect(wrong(setting)).toEqual([])));
});
