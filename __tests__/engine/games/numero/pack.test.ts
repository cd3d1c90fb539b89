import { packAsked, packCards } from '../../../../engine/games/numero/pack';

const KINDS = [
  'subtraction',
  'multiplication',
  'division',
  'simpleParts',
  'harderParts',
  'powersAndRoots',
] as const;

const isNumber = (id: string) => /^[gobr]\d+$/.test(id);

describe('each level adds to the one before', () => {
  const SUBTRACTION = ['-2', '-3', '-4', '-5'];
  const TIMES_AND_OVER = ['x2', 'x3', 'x4', 'x5', '/2', '/3', '/4', '/5'];
  const SIMPLE = ['1/2', '1/3', '1/4', '1/5', '0.5', '0.25', '50%', '25%'];
  const HARDER = ['2/3', '3/4', '2/5', '75%', '1 1/2'];
  const POWERS = ['sq', 'cube', 'sqrt', 'cbrt'];

  test.each([
    [0, 40, []],
    [1, 60, []],
    [2, 60, SUBTRACTION],
    [3, 60, [...SUBTRACTION, ...TIMES_AND_OVER]],
    [4, 60, [...SUBTRACTION, ...TIMES_AND_OVER, ...SIMPLE]],
    [5, 60, [...SUBTRACTION, ...TIMES_AND_OVER, ...SIMPLE, ...HARDER]],
    [6, 60, [...SUBTRACTION, ...TIMES_AND_OVER, ...SIMPLE, ...HARDER, ...POWERS]],
  ])('level %i has %i number cards and its wild cards', (level, numbers, wilds) => {
    const cards = packCards(packAsked({ level }));
    expect(cards.filter(isNumber)).toHaveLength(numbers);
    expect(cards.filter((id) => !isNumber(id))).toEqual(wilds);
  });

  test('the whole pack has 89 cards, each once', () => {
    const cards = packCards(packAsked({}));
    expect([cards.length, new Set(cards).size]).toEqual([89, 89]);
  });

  test('level 0 has the numbers up to ten in four colours', () => {
    const cards = packCards(packAsked({ level: 0 }));
    const wanted = ['g', 'o', 'b', 'r'].flatMap((colour) =>
      Array.from({ length: 10 }, (_, at) => `${colour}${at + 1}`),
    );
    expect(cards).toEqual(wanted);
  });
});

describe('every step must be a whole number', () => {
  test.each([
    [0, true],
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [6, false],
  ])('at level %i: %s', (level, wholeSteps) => {
    expect(packAsked({ level })).toMatchObject({ wholeSteps });
  });

  test('another wish goes first', () => {
    expect(packAsked({ level: 6, wholeSteps: true })).toMatchObject({ wholeSteps: true });
    expect(packAsked({ level: 0, wholeSteps: false })).toMatchObject({ wholeSteps: false });
  });

  test.each(KINDS.map((kind, at) => [kind, at < 3] as const))(
    'in a pack of one’s own with %s: %s',
    (kind, wholeSteps) => {
      expect(packAsked({ wilds: [kind] })).toMatchObject({ wholeSteps });
    },
  );
});

describe('a pack of one’s own', () => {
  test('has numbers up to the highest', () => {
    const cards = packCards(packAsked({ highest: 5 }));
    expect(cards).toHaveLength(20);
    expect(cards).toContain('r5');
    expect(cards).not.toContain('r6');
  });

  test('has the kinds of wild cards asked for, in printed order and each once', () => {
    const { wilds } = packAsked({ wilds: ['powersAndRoots', 'subtraction', 'powersAndRoots'] });
    expect(wilds).toEqual(['subtraction', 'powersAndRoots']);
    expect(packCards({ highest: 5, wilds }).filter((id) => !isNumber(id))).toEqual([
      '-2',
      '-3',
      '-4',
      '-5',
      'sq',
      'cube',
      'sqrt',
      'cbrt',
    ]);
  });

  test('has all numbers where only its wild cards are chosen', () => {
    expect(packAsked({ wilds: ['division'] })).toMatchObject({ highest: 15 });
  });

  test.each([
    ['a level beside it', { level: 3, highest: 10 }, 'levelAndPack'],
    ['a level that is not there', { level: 7 }, 'noSuchLevel'],
  ])('%s is refused', (_, asked, code) => {
    expect(() => packAsked(asked)).toThrow(expect.objectContaining({ name: 'BadInput', code }));
  });
});
