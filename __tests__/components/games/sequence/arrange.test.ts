import { arrange, around } from '../../../../components/games/sequence/arrange';
import { isInside, misplaced } from '../../rects';

const SIZES = {
  phone: { width: 374, height: 764 },
  narrow: { width: 344, height: 560 },
  'below a tip': { width: 344, height: 400 },
  side: { width: 828, height: 316 },
  tablet: { width: 864, height: 748 },
};

type Name = keyof typeof SIZES;

const settings = (Object.keys(SIZES) as Name[]).flatMap((name) =>
  // Where a tip is shown, two play.
  (name === 'below a tip' ? [2] : [2, 4, 6]).flatMap((seats) =>
    [8, 6].flatMap((spaces) =>
      [false, true].flatMap((leftHanded) =>
        [1, 2].map((textScale) => ({ name, seats, spaces, leftHanded, textScale })),
      ),
    ),
  ),
);

const planOf = ({ name, ...setting }: (typeof settings)[number]) =>
  arrange({ ...setting, size: SIZES[name], near: 1, cardScale: 1 });

const usual = (name: Name, seats = 2) =>
  planOf({ name, seats, spaces: 8, leftHanded: false, textScale: 1 });

describe.each(settings)('$name, $seats seats, $spaces spaces, letters ×$textScale', (setting) => {
  const size = SIZES[setting.name];
  const plan = planOf(setting);
  const parts = {
    ...{ board: plan.board, deck: around(plan.deck), 'own pile': around(plan.piles[1]!) },
    ...{ line: plan.line, hand: plan.hand, actions: plan.actions },
  };

  test('everything is on the table, and nothing lies on anything else', () => {
    expect(misplaced(parts, plan.others, size)).toEqual([]);
  });

  test('the pile of another lies in its seat', () => {
    const outside = plan.others.filter(
      (rect, seat) => rect && !isInside(around(plan.piles[seat]!), rect),
    );
    expect(outside).toEqual([]);
  });

  test('a space can be touched', () => {
    expect(plan.space).toBeGreaterThanOrEqual(24);
  });
});

test('the board takes the width of a phone, and the height of one on its side', () => {
  expect(usual('phone').board.width).toBe(SIZES.phone.width);
  expect(usual('side').board.width).toBe(SIZES.side.height);
});

test('on a tablet the board takes all that a column beside it leaves, and the hand lies in two rows', () => {
  const { board, handRows, handCard } = usual('tablet');
  expect(board.width).toBe(SIZES.tablet.width - 306);
  expect(handRows).toBe(2);
  expect(handCard).toBeGreaterThan(90);
});

test('a name has room beside the pile, however many sit there', () => {
  for (const name of ['phone', 'narrow', 'side', 'tablet'] as const) {
    const { others, topCards } = usual(name, 6);
    const rooms = others.flatMap((rect, seat) =>
      rect ? [rect.width - (topCards[seat]?.width ?? 0)] : [],
    );
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(84);
  }
});

test('words have more room where the table is high', () => {
  expect(usual('phone').line.height).toBeGreaterThan(usual('narrow').line.height);
  expect(usual('tablet').line.width).toBe(300);
});
