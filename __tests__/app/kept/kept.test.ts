import AsyncStorage from '@react-native-async-storage/async-storage';
import fc from 'fast-check';
import * as v from 'valibot';
import { forget, keep, recall, settled, type Kept } from '../../../app/kept/kept';
import { read } from '../../../engine/core/read';

const SIZE = v.picklist(['small', 'large']);

const size: Kept<'small' | 'large'> = {
  key: 'shushu.size',
  version: 3,
  fallback: 'small',
  read: (data) => read(SIZE, data, 'size'),
  migrations: { 1: (data) => ({ is: data }), 2: (data) => (data as { is: string }).is },
};

const lies = (text: string, key = size.key) => AsyncStorage.setItem(key, text);
const found = (key = size.key) => AsyncStorage.getItem(key);

beforeEach(() => AsyncStorage.clear());

test('what was never kept is the fallback, and nothing is broken', async () => {
  expect(await recall(size)).toEqual({ value: 'small', broken: false });
});

test('what was kept comes back, with its version beside it', async () => {
  keep(size, 'large');
  expect(await recall(size)).toEqual({ value: 'large', broken: false });
  expect(await found()).toBe('{"v":3,"data":"large"}');
});

test('the last of several is the one that was kept', async () => {
  keep(size, 'large');
  keep(size, 'small');
  await settled();
  expect(await found()).toBe('{"v":3,"data":"small"}');
});

test('what is forgotten is gone', async () => {
  keep(size, 'large');
  forget(size);
  await settled();
  expect(await found()).toBeNull();
});

test.each(['{"v":1,"data":"large"}', '{"v":2,"data":{"is":"large"}}'])(
  'an older app wrote %s, and it is understood',
  async (text) => {
    await lies(text);
    expect(await recall(size)).toEqual({ value: 'large', broken: false });
  },
);

test.each([
  ['no JSON', '{"v":3,"da'],
  ['something else', '[1,2]'],
  ['no version', '{"data":"large"}'],
  ['no data', '{"v":3}'],
  ['a value that is none', '{"v":3,"data":"huge"}'],
  ['half a version', '{"v":2.5,"data":"large"}'],
  ['a newer app wrote it', '{"v":4,"data":"large"}'],
  ['no app wrote it', '{"v":0,"data":"large"}'],
  ['an older app wrote nonsense', '{"v":2,"data":null}'],
])('%s: the fallback is used, a copy is kept, and it is told once', async (_, text) => {
  await lies(text);
  expect(await recall(size)).toEqual({ value: 'small', broken: true });
  expect(await found('shushu.size.broken')).toBe(text);
  expect(await recall(size)).toEqual({ value: 'small', broken: false });
});

test('something kept while a broken one is being read is not lost', async () => {
  await lies('nonsense');
  const recalled = recall(size);
  keep(size, 'large');
  expect(await recalled).toEqual({ value: 'small', broken: true });
  await settled();
  expect(await recall(size)).toEqual({ value: 'large', broken: false });
});

test('whatever lies there, reading it never throws and loses nothing', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.json(),
    fc.record({ v: fc.nat(5), data: fc.jsonValue() }).map((it) => JSON.stringify(it)),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      await AsyncStorage.clear();
      await lies(text);
      const { value, broken } = await recall(size);
      expect(['small', 'large']).toContain(value);
      expect(await found(broken ? 'shushu.size.broken' : size.key)).toBe(text);
    }),
    { numRuns: 300 },
  );
});
