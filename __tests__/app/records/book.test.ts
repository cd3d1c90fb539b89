import AsyncStorage from '@react-native-async-storage/async-storage';
import {
  findRecord,
  openBook,
  putAll,
  putOnRecord,
  recordTexts,
  remove,
  removeAll,
} from '../../../app/records/book';
import { writtenRecord } from '../../../app/records/record';
import { rowOf } from '../../../app/records/row';
import { finished } from './finished';

const device = jest.mocked(AsyncStorage);

beforeEach(async () => {
  await AsyncStorage.clear();
  await removeAll();
});

const ids = async () => (await openBook()).rows.map(({ id }) => id);
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    finished('Mei * *', { id: `m${from + at}`, at: from + at }),
  );

const full = () => Promise.reject(new Error('QuotaExceededError'));

test('where nobody has played there is nothing', async () => {
  expect(await openBook()).toEqual({ rows: [], waiting: new Set(), taken: 0, broken: 0 });
  expect(await findRecord('m1')).toBeNull();
});

test('a match that was put on record is listed, and can be opened as it was', async () => {
  const record = finished('小梅 Bo *', { id: 'm1', who: 'p1', heard: '082' });
  await putOnRecord(record);
  expect((await openBook()).rows).toEqual([rowOf(record)]);
  expect(await findRecord('m1')).toEqual(record);
});

test('the latest is listed first', async () => {
  await putAll([
    finished('A * *', { id: 'a', at: 2 }),
    finished('B * *', { id: 'b', at: 3 }),
    finished('C * *', { id: 'c', at: 1 }),
  ]);
  expect(await ids()).toEqual(['b', 'a', 'c']);
});

test('put once more it stays one match, as it was put last', async () => {
  await putOnRecord(finished('Mei * *', { id: 'm1', at: 1 }));
  await putOnRecord(finished('Mei * *', { id: 'm1', at: 5, heard: '121' }));
  expect((await openBook()).rows.map(({ id, at }) => [id, at])).toEqual([['m1', 5]]);
  expect((await findRecord('m1'))?.heard).toBe('121');
});

test('a name that is spelt like the id of a match does not stand for it', async () => {
  await putOnRecord(finished('m2 * *', { id: 'm1' }));
  await putOnRecord(finished('Mei * *', { id: 'm2' }));
  expect(await ids()).toHaveLength(2);
  expect((await findRecord('m2'))?.players[0]?.name).toBe('Mei');
});

test('more than a page are all there, and no key grows with them', async () => {
  const all = many(51);
  expect(await putAll(all)).toBe(51);
  expect(await ids()).toEqual(all.map(({ id }) => id).reverse());
  expect(await findRecord('m50')).toEqual(all[50]);
  const keys = await AsyncStorage.getAllKeys();
  expect(keys.filter((key) => /^shushu\.records\.\d+$/.test(key))).toHaveLength(2);
  const texts = await AsyncStorage.multiGet(keys);
  for (const [, text] of texts) expect(text?.length).toBeLessThan(32_000);
});

/** A page with so many matches on it, each of so many letters. */
async function pageOf(count: number, letters: number) {
  await putAll(many(1));
  const page = (await AsyncStorage.getItem('shushu.records.1')) ?? '';
  const ids = Array.from({ length: count }, (_, at) => `x${at}`);
  const rows: unknown[] = ids.map((id) => JSON.parse(page.replaceAll('m0', id)).data[0]);
  const moves = ids.map((id) => [id, 'A'.repeat(letters)]);
  await AsyncStorage.setItem('shushu.records.1', JSON.stringify({ v: 1, data: rows }));
  await AsyncStorage.setItem('shushu.records.1.moves', JSON.stringify({ v: 1, data: moves }));
}

const pagesKept = async () =>
  (await AsyncStorage.getAllKeys()).filter((key) => /^shushu\.records\.\d+$/.test(key));

test('fifty of the longest matches that are usual lie on one page, and a hundred pages are free', async () => {
  await pageOf(49, 1_500);
  await putOnRecord(finished('Mei * *', { id: 'fiftieth' }));
  expect(await pagesKept()).toEqual(['shushu.records.1']);
  expect((await openBook()).taken).toBe(50 / 5_000);
  await putOnRecord(finished('Mei * *', { id: 'next' }));
  expect(await pagesKept()).toHaveLength(2);
});

test('a page with a few that went on for days is full before it is too long to be read', async () => {
  await pageOf(2, 80_000);
  await putOnRecord(finished('Mei * *', { id: 'next' }));
  expect(await pagesKept()).toHaveLength(2);
  expect(await ids()).toHaveLength(3);
});

test('deleted ones are gone for good, the others stay', async () => {
  await putAll(many(52));
  await remove(new Set(['m0', 'm51', 'no such match']));
  expect(await ids()).toHaveLength(50);
  expect(await findRecord('m0')).toBeNull();
  expect(await findRecord('m1')).not.toBeNull();
  await remove(new Set((await ids()).slice(0, 8)));
  expect(await AsyncStorage.getAllKeys()).toHaveLength(2);
});

test('all of them at once leave nothing behind', async () => {
  await putAll(many(52));
  await AsyncStorage.setItem('shushu.face', 'kept');
  await removeAll();
  expect(await AsyncStorage.getAllKeys()).toEqual(['shushu.face']);
});

test('what finds no room waits, is told of, can be opened, and finds room later', async () => {
  await putOnRecord(finished('Mei * *', { id: 'm1' }));
  device.setItem.mockImplementationOnce(full);
  await putOnRecord(finished('Mei * *', { id: 'm2', at: 1 }));
  const book = await openBook();
  expect(book.rows.map(({ id }) => id)).toEqual(['m1', 'm2']);
  expect(book.waiting).toEqual(new Set(['m2']));
  expect(await findRecord('m2')).toMatchObject({ id: 'm2' });

  await remove(new Set(['m1']));
  expect(await openBook()).toMatchObject({ rows: [{ id: 'm2' }], waiting: new Set() });
});

test('where all pages are full, room is found on one that has lost some', async () => {
  // A hundred pages of few, as if the others had been deleted.
  const [record] = many(1);
  if (!record) throw new Error('there is one');
  await putAll([record]);
  const page = (await AsyncStorage.getItem('shushu.records.1')) ?? '';
  const fifty = JSON.stringify({
    v: 1,
    data: Array.from(
      { length: 50 },
      (_, at) => JSON.parse(page.replaceAll('m0', `x${at}`)).data[0],
    ),
  });
  for (let n = 2; n <= 100; n++) await AsyncStorage.setItem(`shushu.records.${n}`, fifty);
  await putOnRecord(finished('Mei * *', { id: 'late' }));
  expect(await AsyncStorage.getItem('shushu.records.1')).toContain('["late",');
  expect(await AsyncStorage.getItem('shushu.records.101')).toBeNull();

  await AsyncStorage.setItem('shushu.records.1', fifty);
  await putOnRecord(finished('Mei * *', { id: 'later' }));
  expect((await openBook()).waiting).toEqual(new Set(['later']));
  expect((await openBook()).taken).toBe(1);
});

test('a page that cannot be read is told of, a copy kept, and the others are there', async () => {
  await putAll(many(52));
  await AsyncStorage.setItem('shushu.records.1', '{"v":1,"data":[["torn');
  expect(await openBook()).toMatchObject({ broken: 1 });
  expect(await ids()).toHaveLength(2);
  expect(await AsyncStorage.getItem('shushu.records.1.broken')).toBe('{"v":1,"data":[["torn');
  await putOnRecord(finished('Mei * *', { id: 'new' }));
  expect(await ids()).toHaveLength(3);
});

test('a match whose moves are lost is still counted, but cannot be opened', async () => {
  await putAll(many(2));
  await AsyncStorage.setItem('shushu.records.1.moves', 'torn');
  expect(await ids()).toHaveLength(2);
  expect(await findRecord('m1')).toBeNull();
});

test('for a file they are written as they were', async () => {
  const all = many(3);
  await putAll(all);
  const texts = await recordTexts(new Set(['m0', 'm2']));
  expect([...texts.keys()]).toEqual(['m0', 'm2']);
  expect(JSON.parse(texts.get('m2') ?? '')).toEqual(
    JSON.parse(writtenRecord(all[2] ?? finished())),
  );
});
