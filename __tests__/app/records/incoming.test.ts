import AsyncStorage from '@react-native-async-storage/async-storage';
import fc from 'fast-check';
import { backupOf, piecesOf } from '../../../app/records/backup';
import { openBook, putAll, recordTexts, removeAll } from '../../../app/records/book';
import { bringIn } from '../../../app/records/bringIn';
import { lookThrough, type Incoming } from '../../../app/records/incoming';
import { merged } from '../../../app/roster/merge';
import type { Person, Roster } from '../../../app/roster/roster';
import { writtenRecord } from '../../../app/records/record';
import { finished } from './finished';

beforeEach(async () => {
  await AsyncStorage.clear();
  await removeAll();
});

const quiet = { onProgress: () => {}, stopped: () => false };
const here = async () => new Set((await openBook()).rows.map(({ id }) => id));

async function look(text: string, roster: Roster = []) {
  return lookThrough(text, { ids: await here(), roster }, quiet);
}

async function found(...entries: string[]): Promise<Incoming> {
  const incoming = await look(backupOf(entries));
  if (incoming === null || typeof incoming === 'string') throw new Error(`it was ${incoming}`);
  return incoming;
}

/** Why, and how many. */
const refusedIn = ({ refused }: Incoming) => refused.map(({ why, count }) => [why.code, count]);

const one = finished('小梅 * *', { id: 'm1', who: 'p1', heard: '082' });
const written = writtenRecord(one);

test('a backup of what is here brings nothing new; on another device it brings all of it', async () => {
  const all = [one, finished('Bo * *', { id: 'm2', seed: 'another' })];
  await putAll(all);
  const texts = await recordTexts(await here());
  const backup = backupOf([...texts.values()]);
  const nothing = { fresh: [], unlike: 0, there: 2, refused: [] };
  expect(await look(backup)).toEqual({ ...nothing, people: merged([], []) });

  await removeAll();
  const incoming = await found(...texts.values());
  expect(incoming).toMatchObject({ unlike: 0, there: 0, refused: [] });
  expect(await here()).toEqual(new Set()); // nothing is written before somebody says so
  expect(await bringIn(incoming.fresh, () => {})).toBe(2);
  expect(await recordTexts(await here())).toEqual(texts);
});

test('another match of the same name is kept beside it, and found there the next time', async () => {
  await putAll([one]);
  const other = writtenRecord({ ...one, at: one.at + 1 });
  const incoming = await found(other);
  expect(incoming).toMatchObject({ unlike: 1, there: 0, refused: [] });
  await bringIn(incoming.fresh, () => {});
  expect(await here()).toEqual(new Set(['m1', expect.stringMatching(/^m1~\w+$/)]));
  expect(await found(other)).toMatchObject({ fresh: [], unlike: 0, there: 1 });
});

test('the same match twice in a file is one, two of one name are two', async () => {
  const other = writtenRecord({ ...one, at: one.at + 1 });
  const incoming = await found(written, written, other);
  expect(incoming).toMatchObject({ unlike: 1, there: 1, refused: [] });
  expect(incoming.fresh).toHaveLength(2);
});

test('however a backup was laid out anew, it is the same', async () => {
  const spread = JSON.stringify(JSON.parse(backupOf([written])), null, 2);
  expect((await look(spread)) as Incoming).toMatchObject({ fresh: [written], refused: [] });
});

describe('what is refused is told, and the rest is not lost', () => {
  const entry = JSON.parse(written) as Record<string, unknown>;
  const match = entry.match as Record<string, unknown>;
  const changed = (change: object) => JSON.stringify({ ...entry, id: 'bad', ...change });
  test.each([
    ['no JSON', '{"id":', 'notOurs'],
    ['torn inside', '{"id" "m9"}', 'notJson'],
    ['a number', '7', 'unreadable'],
    ['nothing in it', '{}', 'unreadable'],
    ['an id that is a path', changed({ id: '../../x' }), 'unreadable'],
    ['an id without end', changed({ id: 'x'.repeat(10_000) }), 'unreadable'],
    ['a time before all times', changed({ at: -1 }), 'unreadable'],
    ['half a moment', changed({ at: 0.5 }), 'unreadable'],
    ['a game nobody knows', changed({ match: { ...match, game: 'chess' } }), 'noSuchGame'],
    ['a game of that name', changed({ match: { ...match, game: 'constructor' } }), 'noSuchGame'],
    ['newer rules', changed({ match: { ...match, version: 99 } }), 'otherVersion'],
    [
      'a move that cannot be',
      changed({ match: { ...match, moves: [[2, { type: 'take' }]] } }),
      'badMove',
    ],
    ['a match that goes on', changed({ match: { ...match, moves: [] } }), 'notOver'],
    ['a player too few', changed({ players: [] }), 'wrongSeats'],
    ['a stranger', changed({ players: [{ kind: 'ghost' }, {}, {}] }), 'unreadable'],
    ['a wrong try of nobody', changed({ slips: [{ at: 0, seat: 9, numbers: [1] }] }), 'unreadable'],
    ['something more', changed({ script: '<script>alert(1)</script>' }), 'unreadable'],
    ['no match at all', changed({ match: null }), 'unreadable'],
    ['depths', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'unreadable'],
    ['a length', JSON.stringify('x'.repeat(1_000_001)), 'tooLong'],
  ])('%s', async (_, bad, code) => {
    const incoming = await look(backupOf([bad, written]));
    if (code === 'notOurs') return expect(incoming).toBe('notOurs');
    expect(incoming).toMatchObject({ fresh: [written] });
    expect(refusedIn(incoming as Incoming)).toEqual([[code, 1]]);
  });

  test('__proto__ is a word like any other', async () => {
    const bad = written.replace('{"id"', '{"__proto__":{"polluted":true},"id"');
    await found(bad, written.replace('"m1"', '"__proto__"'));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('a name with a script in it is a name', async () => {
    const script = '<img src=x>';
    const incoming = await found(
      changed({
        id: 'm3',
        players: [{ kind: 'person', name: script }, ...(entry.players as object[]).slice(1)],
      }),
    );
    await bringIn(incoming.fresh, () => {});
    expect((await openBook()).rows[0]?.players[0]?.name).toBe(script);
  });
});

test.each([
  ['nothing', ''],
  ['another JSON', '{"records":[]}'],
  ['of another app', '{"app":"chess","v":1,"records":[]}'],
  ['of a newer app', '{"app":"shushu","v":2,"records":[]}'],
  ['with more in it', '{"app":"shushu","v":1,"records":[],"more":[1]}'],
  ['with no list', '{"app":"shushu","v":1,"records":{}}'],
  ['cut off', backupOf([written]).slice(0, -8)],
  ['depths alone', `{"app":"shushu","v":1,"records":${'['.repeat(200_000)}`],
])('%s is no backup', async (_, text) => {
  expect(await look(text)).toBe('notOurs');
});

test('a million entries are too many', async () => {
  const text = `{"app":"shushu","v":1,"records":[${'1,'.repeat(999_999)}1]}`;
  expect(await look(text)).toBe('tooMany');
});

test('whatever a file says, it is looked through without harm and nothing is written', async () => {
  const nasty = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'{}[]",:\\') }),
    fc
      .record({ id: fc.string(), at: fc.integer(), match: fc.jsonValue() })
      .map((it) => JSON.stringify(it)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(nasty, { maxLength: 5 }), async (entries) => {
      const found = await look(backupOf(entries));
      if (found !== null && typeof found !== 'string') expect(found.fresh).toEqual([]);
      expect(await AsyncStorage.getAllKeys()).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('its entries are those of JSON itself', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 6 }), fc.nat(3), (entries, spaces) => {
      const text = JSON.stringify({ app: 'shushu', v: 1, records: entries }, null, spaces);
      const pieces = [...piecesOf(text)].flatMap((piece) =>
        piece && 'entry' in piece ? [JSON.parse(piece.entry)] : [],
      );
      expect(JSON.stringify(pieces)).toBe(JSON.stringify(entries));
    }),
  );
});

describe('the people of a roster', () => {
  const mei: Person = { id: 'mei', name: '小梅', shape: 0, color: 1 };
  const bo: Person = { id: 'bo', name: 'Bo', shape: 2, color: 3 };

  test('come with a backup, before its matches, and are told of apart', async () => {
    const incoming = (await look(backupOf([written], [mei, bo]), [mei])) as Incoming;
    expect(incoming).toMatchObject({ fresh: [written], there: 0, refused: [] });
    expect(incoming.people).toEqual({ fresh: [bo], renamed: [], there: 1, unlike: 0, left: 0 });
  });

  test('may be all that it brings', async () => {
    const incoming = (await look(backupOf([], [bo]))) as Incoming;
    expect(incoming).toMatchObject({ fresh: [], people: { fresh: [bo] } });
  });

  test.each([
    ['something more', { ...bo, script: 'x' }],
    ['no name', { ...bo, name: ' ' }],
    ['a sign that nobody has', { ...bo, shape: 6 }],
    ['an id that is a path', { ...bo, id: '../x' }],
    ['a match', JSON.parse(written) as object],
  ])('are each looked at: one with %s is refused, the others come', async (_, bad) => {
    const incoming = (await look(backupOf([written], [bad as Person, mei]))) as Incoming;
    expect(incoming).toMatchObject({ fresh: [written], people: { fresh: [mei] } });
    expect(refusedIn(incoming)).toEqual([['unreadable', 1]]);
  });

  test('are no matches, nor are matches people', async () => {
    const text = backupOf([JSON.stringify(mei)], []);
    const incoming = (await look(text)) as Incoming;
    expect(incoming).toMatchObject({ fresh: [], people: { fresh: [] } });
    expect(refusedIn(incoming)).toEqual([['unreadable', 1]]);
  });
});

test('who stops it hears no more of it', async () => {
  const text = backupOf(
    Array.from({ length: 300 }, (_, at) => written.replace('"m1"', `"m${at}"`)),
  );
  expect(
    await lookThrough(text, { ids: new Set(), roster: [] }, { ...quiet, stopped: () => true }),
  ).toBeNull();
});
