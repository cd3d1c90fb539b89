/** @jest-environment jsdom */
import type { Device } from '../../../app/services/device';
import { shelfBeside } from '../../../app/services/shelf.web';
import { newIndexed, type Indexed } from './indexed';

/** What lies beside the page, as a browser keeps it. */
function beside(texts: Map<string, string>): Device {
  return {
    keys: () => Promise.resolve([...texts.keys()]),
    read: (keys) => Promise.resolve(new Map([...texts].filter(([key]) => keys.includes(key)))),
    write: (key, text) => Promise.resolve(!!texts.set(key, text)),
    remove: (keys) => Promise.resolve(keys.forEach((key) => texts.delete(key))),
  };
}

let indexed: Indexed;
let old: Map<string, string>;

beforeEach(() => {
  indexed = newIndexed();
  old = new Map();
});

const FIRST = 'shushu.records.1';

test('what is put on the shelf is there, and nothing of it beside the page', async () => {
  const shelf = shelfBeside(beside(old));
  expect(await shelf.write(FIRST, 'one')).toBe(true);
  expect(await shelf.write('shushu.records.2', 'two')).toBe(true);
  expect(await shelf.keys()).toEqual([FIRST, 'shushu.records.2']);
  expect(await shelf.read([FIRST, 'shushu.records.3'])).toEqual(new Map([[FIRST, 'one']]));
  await shelf.remove([FIRST]);
  expect(await shelf.keys()).toEqual(['shushu.records.2']);
  expect(old).toEqual(new Map());
});

test('it is there before anybody asks for it', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  old = new Map([[FIRST, 'rows']]);
  shelfBeside(beside(old));
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
  expect(indexed.texts).toEqual(new Map([[FIRST, 'rows']]));
});

test('what lay beside the page comes along, and the rest stays where it is', async () => {
  old = new Map([
    [FIRST, 'rows'],
    [`${FIRST}.moves`, 'moves'],
    ['shushu.records.2.broken', 'torn'],
    ['shushu.names', 'Mei'],
  ]);
  await shelfBeside(beside(old)).keys();
  expect(Object.fromEntries(indexed.texts)).toEqual({
    [FIRST]: 'rows',
    [`${FIRST}.moves`]: 'moves',
    'shushu.records.2.broken': 'torn',
  });
  expect([...old.keys()]).toEqual(['shushu.names']);
});

test('a page whose number is taken gets another one, with all that belongs to it', async () => {
  indexed.texts.set(FIRST, 'other rows').set('shushu.records.4', 'fourth');
  old = new Map([
    [FIRST, 'rows'],
    [`${FIRST}.moves`, 'moves'],
    ['shushu.records.2', 'second'],
  ]);
  await shelfBeside(beside(old)).keys();
  expect(Object.fromEntries(indexed.texts)).toEqual({
    [FIRST]: 'other rows',
    'shushu.records.4': 'fourth',
    'shushu.records.5': 'rows',
    'shushu.records.5.moves': 'moves',
    'shushu.records.2': 'second',
  });
  expect(old).toEqual(new Map());
});

test('what was carried over and not yet taken away is not there twice', async () => {
  old = new Map([[FIRST, 'rows']]);
  indexed.texts.set(FIRST, 'rows');
  expect(await shelfBeside(beside(old)).keys()).toEqual([FIRST]);
  expect(old).toEqual(new Map());
});

test('where there is no room for what lay beside the page, it stays there and is gone on with', async () => {
  old = new Map([[FIRST, 'rows']]);
  indexed.refuses = 'changes';
  const shelf = shelfBeside(beside(old));
  expect(await shelf.keys()).toEqual([FIRST]);
  expect(await shelf.write('shushu.records.2', 'two')).toBe(true);
  expect(Object.fromEntries(old)).toEqual({ [FIRST]: 'rows', 'shushu.records.2': 'two' });
  expect(indexed.texts).toEqual(new Map());
});

test('a full shelf says so, and keeps what it has', async () => {
  const shelf = shelfBeside(beside(old));
  await shelf.write(FIRST, 'one');
  indexed.refuses = 'changes';
  expect(await shelf.write(FIRST, 'much more')).toBe(false);
  expect(await shelf.read([FIRST])).toEqual(new Map([[FIRST, 'one']]));
});

test('where a browser gives no database, everything lies beside the page', async () => {
  indexed.refuses = 'opening';
  const shelf = shelfBeside(beside(old));
  expect(await shelf.write(FIRST, 'one')).toBe(true);
  expect(await shelf.read([FIRST])).toEqual(new Map([[FIRST, 'one']]));
  await shelf.remove([FIRST]);
  expect(await shelf.keys()).toEqual([]);
});

test('a database that was lost on the way is opened anew', async () => {
  const shelf = shelfBeside(beside(old));
  await shelf.write(FIRST, 'one');
  indexed.lost = true;
  expect(await shelf.read([FIRST])).toEqual(new Map([[FIRST, 'one']]));
  indexed.lost = true;
  expect(await shelf.write(FIRST, 'two')).toBe(true);
  expect(indexed.texts.get(FIRST)).toBe('two');
});

test('one that is lost and does not come back is no empty one', async () => {
  const shelf = shelfBeside(beside(old));
  await shelf.write(FIRST, 'one');
  indexed.lost = true;
  indexed.refuses = 'opening';
  await expect(shelf.keys()).rejects.toThrow('closing');
  expect(await shelf.write(FIRST, 'two')).toBe(false);
  expect(old).toEqual(new Map());
});
