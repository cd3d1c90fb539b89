import fc from 'fast-check';
import { arrange, COIN, type Setting } from '../../../../components/games/buyao/arrange';
import { covered, inArea } from '../../../../components/table/area';
import { hasSides } from '../../../../components/table/around';
import { layGroups } from '../../../../components/table/layGroups';
import type { Rect } from '../../../../components/table/place';
import { areApart, boxOf, isInside, pairs, whole } from '../../rects';

const usual: Setting = {
  size: { width: 390, height: 780 },
  seats: 3,
  near: 0,
  around: false,
  textScale: 1,
  cardScale: 1,
  leftHanded: false,
};

/** Everything on the table by name, as far as it covers something for good. */
function laid(setting: Setting) {
  const { seats, open, pile, pot } = arrange(setting);
  const turned = setting.around && hasSides(setting.size) ? [0, 90] : [0];
  const answers = seats.flatMap((own) => (own.answers ? [own.answers] : []));
  const own = seats.flatMap((it) => (it.answers ? [it] : []));
  return {
    seats: seats.map(({ area }) => covered(area)),
    answers: answers.map(covered),
    open: turned.map((turn) => boxOf({ ...open, turn })),
    pile: boxOf(pile),
    pot,
    /** Where a token to be paid lies, for those who play from here. */
    purses: own.map(({ area, purse }) => boxOf(inArea(area, { ...purse, width: COIN }), 1)),
    /** The smallest cards that there are, in the corner where the first one lies. */
    cards: seats.map(({ area, cards }) => {
      const [[first] = []] = layGroups([1], cards, 18).groups;
      const spot = { x: cards.x + (first?.x ?? 0), y: cards.y + (first?.y ?? 0), width: 18 };
      return boxOf(inArea(area, spot));
    }),
  };
}

const clear = (things: readonly Rect[], others: readonly Rect[]) =>
  things.every((one) => others.every((other) => areApart(one, other)));

/** What must be so on every table; the names of what is not. */
function wrong(setting: Setting): string[] {
  const { seats, answers, open, pile, pot, purses, cards } = laid(setting);
  const table = whole(setting.size);
  const sides = setting.around && hasSides(setting.size);
  const rules = {
    'all of it lies on the table': [...seats, ...answers, ...open, pot].every((it) =>
      isInside(it, table),
    ),
    'everyone has a part of their own': pairs(seats).every(([a, b]) => areApart(a, b)),
    'the open card lies clear of the seats': clear(open, seats),
    'the open card lies clear of the answers': clear(open, answers),
    'the pile and the tokens lie beside the open card': clear([pile, pot], open),
    'the answers lie before their own seat': answers.every((it) =>
      sides ? seats.some((seat) => isInside(it, seat)) : clear([it], seats),
    ),
    'the token to be paid lies in its seat, and not under the answers':
      purses.every((it) => seats.some((seat) => isInside(it, seat))) && clear(purses, answers),
    'taken cards lie in their seat': cards.every((it, seat) => isInside(it, seats[seat]!)),
    'the open card can be read': open[0]!.width >= 40,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

const SIZES = [
  [390, 780],
  [844, 330],
  [828, 310],
  [880, 760],
  [1164, 764],
  [304, 490],
] as const;

describe.each(SIZES)('on %d × %d', (width, height) => {
  test.each([3, 4, 5, 6])('%d seats have room, with either hand and any letters', (seats) => {
    for (const around of [false, true]) {
      for (const leftHanded of [false, true]) {
        for (const textScale of [1, 1.3, 2]) {
          for (const cardScale of [0.85, 1, 1.2]) {
            const size = { width, height };
            const setting = { size, seats, near: 1, around, textScale, cardScale, leftHanded };
            expect({ setting, wrong: wrong(setting) }).toEqual({ setting, wrong: [] });
          }
        }
      }
    }
  });
});

const settings = fc.record({
  size: fc.oneof(
    fc.record({
      width: fc.integer({ min: 320, max: 1400 }),
      height: fc.integer({ min: 500, max: 1200 }),
    }),
    fc.record({
      width: fc.integer({ min: 560, max: 1400 }),
      height: fc.integer({ min: 280, max: 499 }),
    }),
  ),
  seats: fc.integer({ min: 3, max: 6 }),
  near: fc.integer({ min: 0, max: 2 }),
  around: fc.boolean(),
  textScale: fc.double({ min: 1, max: 2, noNaN: true }),
  cardScale: fc.constantFrom(0.85, 1, 1.2),
  leftHanded: fc.boolean(),
});

test('on any table from 320 wide', () => {
  fc.assert(
    fc.property(settings, (setting) => {
      const problems = wrong(setting);
      if (problems.length > 0) throw new Error(problems.join('; '));
    }),
    { numRuns: 1_000 },
  );
});

describe('who sits where', () => {
  const xs = (setting: Setting) => laid(setting).seats.map(({ x }) => x);
  const ys = (setting: Setting) => laid(setting).seats.map(({ y }) => y);

  test('the near seat is below, the others above it in their order', () => {
    const [own, next, last] = ys(usual);
    expect(next).toBe(0);
    expect(last).toBe(0);
    expect(own).toBeGreaterThan(400);
    expect(xs(usual)[1]).toBeLessThan(xs(usual)[2]!);
  });

  test('another one near, and all move round', () => {
    expect(ys({ ...usual, near: 2 }).map((y) => y > 0)).toEqual([false, false, true]);
    expect(xs({ ...usual, near: 2 })[0]).toBeLessThan(xs({ ...usual, near: 2 })[1]!);
  });

  test('only who plays from here has answers; round a tablet everyone has', () => {
    const answers = (setting: Setting) => arrange(setting).seats.map((own) => own.answers !== null);
    expect(answers(usual)).toEqual([true, false, false]);
    const tablet = { ...usual, around: true, size: { width: 1164, height: 764 } };
    expect(answers(tablet)).toEqual([true, true, true]);
    expect(arrange(tablet).seats.map(({ area }) => area.turn)).toEqual([0, 90, 270]);
    // Round a phone there are no sides.
    expect(answers({ ...usual, around: true })).toEqual([true, false, false]);
  });

  test('left-handed, the near seat’s tokens and a lying phone are mirrored', () => {
    const purse = (leftHanded: boolean) => arrange({ ...usual, leftHanded }).seats[0]!.purse.x;
    expect(purse(true)).toBeLessThan(195);
    expect(purse(false)).toBeGreaterThan(195);
    const lying = { ...usual, size: { width: 844, height: 330 } };
    expect(xs({ ...lying, leftHanded: true })[0]).toBe(0);
    expect(xs(lying)[0]).toBeGreaterThan(400);
  });

  test('larger cards are larger, where there is room', () => {
    const open = (cardScale: number) => arrange({ ...usual, cardScale }).open.width;
    expect(open(1.2)).toBeGreaterThan(open(1));
    expect(open(0.85)).toBeLessThan(open(1));
  });
});
