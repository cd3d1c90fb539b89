import fc from 'fast-check';
import {
  BadInput,
  games,
  legalMoves,
  load,
  newMatch,
  play,
  refuse,
  save,
  toMove,
  type GameId,
  type Match,
} from '../../../engine';
import { below, randomFrom } from '../../../engine/core/random';

const ids = Object.keys(games) as GameId[];

/** Some way into a random game. */
function played(id: GameId, seed: string, moves: number): Match {
  const random = randomFrom(seed);
  const { seats } = games[id];
  let match = newMatch({ game: id, seats: seats[below(random, seats.length)] as number, seed });
  for (let n = 0; n < moves && toMove(match).length > 0; n++) {
    const [seat = 0] = toMove(match);
    const choice = legalMoves(match, seat);
    match = play(match, seat, choice[below(random, choice.length)]).match;
  }
  return match;
}

/** Loads, or refuses as it should; anything else that is thrown comes through. */
function tryLoad(text: string): Match | BadInput {
  try {
    return load(text);
  } catch (problem) {
    if (problem instanceof BadInput) return problem;
    throw problem;
  }
}

function expectRefusedOrSound(text: string): void {
  const loaded = tryLoad(text);
  if (loaded instanceof BadInput) expect(loaded.reason).not.toBe('');
  else expect(load(save(loaded))).toEqual(loaded);
}

/** Values that have broken programs before. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e308,
    2 ** 53,
    -0,
    '',
    'constructor',
    '__proto__',
    [],
    {},
    [[]],
    JSON.parse('{"__proto__":{"polluted":true}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  ),
  fc.jsonValue(),
);

describe.each(ids)('a saved game of %s', (id) => {
  const match = played(id, 'saved', 40);
  const text = save(match);

  test('can be read by a person, and holds no more than the match', () => {
    expect(Object.keys(JSON.parse(text))).toEqual([
      'v',
      'game',
      'version',
      'seats',
      'options',
      'seed',
      'moves',
    ]);
  });

  test('comes back as it was, with a stacked deck too', () => {
    expect(load(text)).toEqual(match);
    const deck = [...games[id].deck(games[id].options({}) as never)].reverse();
    const stacked = newMatch({ game: id, seats: match.seats, deck });
    expect(load(save(stacked))).toEqual(stacked);
  });

  test('cut short anywhere is refused', () => {
    for (let end = 0; end < text.length; end++) {
      expect(tryLoad(text.slice(0, end))).toBeInstanceOf(BadInput);
    }
  });

  test('with letters changed is refused or sound', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), (at, other) => {
        expectRefusedOrSound(text.slice(0, at) + other + text.slice(at + 1));
      }),
      { numRuns: 1_000 },
    );
  });

  test('with any part put in its place by something hostile is refused or sound', () => {
    fc.assert(
      fc.property(fc.nat(), hostile, (pick, value) => {
        const parts = JSON.parse(text);
        const slots = slotsOf(parts);
        const [holder, key] = slots[pick % slots.length] as [Record<string, unknown>, string];
        holder[key] = value;
        expectRefusedOrSound(JSON.stringify(parts));
      }),
      { numRuns: 1_000 },
    );
  });

  test('with moves left out or repeated is refused or sound', () => {
    fc.assert(
      fc.property(fc.subarray([...match.moves]), fc.boolean(), (moves, twice) => {
        const parts = { ...JSON.parse(text), moves: twice ? [...moves, ...moves] : moves };
        expectRefusedOrSound(JSON.stringify(parts));
      }),
    );
  });

  test('of another version of the rules is refused', () => {
    const other = text.replace(/"version":\d+/, '"version":999');
    expect(tryLoad(other)).toMatchObject({ code: 'otherVersion', facts: { saved: 999 } });
  });

  test('any move at all is refused or played, and nothing is lost', () => {
    const before = JSON.stringify(match);
    const [seat = 0] = toMove(match);
    fc.assert(
      fc.property(hostile, (move) => {
        const why = refuse(match, seat, move);
        if (why === null) expect(load(save(play(match, seat, move).match)).moves).toHaveLength(41);
        else expect(why.reason).not.toBe('');
        expect(JSON.stringify(match)).toBe(before);
      }),
      { numRuns: 1_000 },
    );
  });

  test('any options at all are refused or give a game', () => {
    const keys = Object.keys(games[id].options({}) as object);
    const options = fc.oneof(hostile, fc.dictionary(fc.constantFrom(...keys), hostile));
    fc.assert(
      fc.property(options, (input) => {
        try {
          const fresh = newMatch({ game: id, seats: match.seats, options: input });
          expect(newMatch({ ...fresh }).options).toEqual(fresh.options);
        } catch (problem) {
          expect(problem).toBeInstanceOf(BadInput);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('what is no saved game at all is refused with a reason', () => {
  test.each([
    ['nothing', '', 'notJson'],
    ['a word', 'hello', 'notJson'],
    ['null', 'null', 'unreadable'],
    ['a list', '[]', 'unreadable'],
    ['another format', '{"v":2}', 'unreadable'],
    ['deep brackets', '['.repeat(500_000), 'notJson'],
    ['10 MB of one letter', 'x'.repeat(10_000_000), 'tooLong'],
    ['10 MB of moves', `{"v":1,"moves":[${'[0,{}],'.repeat(1_500_000)}]}`, 'tooLong'],
  ])('%s', (_, text, code) => {
    expect(tryLoad(text)).toMatchObject({ name: 'BadInput', code });
  });

  test.each([[undefined], [null], [7], [{}]])('%p', (notText) => {
    expect(tryLoad(notText as never)).toMatchObject({ code: 'notText' });
  });

  test('any text at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(tryLoad(text)).toBeInstanceOf(BadInput);
      }),
    );
  });
});

test('hostile keys reach nobody', () => {
  const text = save(played('buyao', 'keys', 3));
  tryLoad(text.replace('{"v"', '{"__proto__":{"polluted":true},"v"'));
  tryLoad(text.replace('"options":{', '"options":{"__proto__":{"polluted":true},'));
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const options = JSON.parse('{"__proto__":{"numbers":20}}');
  expect(() => newMatch({ game: 'buyao', seats: 3, options })).toThrow('options.__proto__');
  expect(({} as Record<string, unknown>).numbers).toBeUndefined();
});

/** Every place in a JSON value that something else could be put into. */
function slotsOf(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [object, string][] => [
    [value, key],
    ...slotsOf(inner),
  ]);
}
