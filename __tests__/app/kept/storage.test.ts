import AsyncStorage from '@react-native-async-storage/async-storage';

const device = jest.mocked(AsyncStorage);

/** The service as it is when the app starts: nothing has been refused yet. */
function fresh() {
  let service!: typeof import('../../../app/services/storage');
  jest.isolateModules(() => {
    jest.doMock('@react-native-async-storage/async-storage', () => device);
    service = jest.requireActual('../../../app/services/storage');
  });
  return service;
}

const full = () => Promise.reject(new Error('QuotaExceededError'));

beforeEach(() => device.clear());

test('what is written can be read, and is gone once removed', async () => {
  const { read, remove, write } = fresh();
  expect(await read('a')).toBeNull();
  expect(await write('a', 'one')).toBe(true);
  expect(await read('a')).toBe('one');
  expect(await remove('a')).toBe(true);
  expect(await read('a')).toBeNull();
});

test('the last write stays, though an earlier one takes longer', async () => {
  const { read, settled, write } = fresh();
  const { setItem } = device;
  let finish = () => {};
  device.setItem.mockImplementationOnce(async (key, text) => {
    await new Promise<void>((resolve) => (finish = resolve));
    await setItem(key, text);
  });
  void write('a', 'first');
  void write('a', 'last');
  const seen = read('a');
  await Promise.resolve();
  finish();
  await settled();
  expect(await seen).toBe('last');
});

test('a device that refuses is told of once, and nothing throws', async () => {
  const { isRefused, onRefused, read, remove, write } = fresh();
  const told = jest.fn();
  onRefused(told);
  device.setItem.mockImplementationOnce(full);
  device.removeItem.mockImplementationOnce(full);
  device.getItem.mockImplementationOnce(full);
  expect(isRefused()).toBe(false);
  expect(await write('a', 'one')).toBe(false);
  expect(await remove('a')).toBe(false);
  expect(await read('a')).toBeNull();
  expect(isRefused()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
});

test('after a refusal the next write is tried all the same', async () => {
  const { read, write } = fresh();
  device.setItem.mockImplementationOnce(full);
  expect(await write('a', 'one')).toBe(false);
  expect(await write('a', 'two')).toBe(true);
  expect(await read('a')).toBe('two');
});

test('who no longer listens is not told', async () => {
  const { onRefused, write } = fresh();
  const told = jest.fn();
  onRefused(told)();
  device.setItem.mockImplementationOnce(full);
  await write('a', 'one');
  expect(told).not.toHaveBeenCalled();
});

test('a text is set aside only while it is still the one that lies there', async () => {
  const { read, setAside, write } = fresh();
  await write('a', 'old');
  expect(await setAside('a', 'old', 'b')).toBe(true);
  expect(await read('a')).toBeNull();
  expect(await read('b')).toBe('old');
  await write('a', 'new');
  expect(await setAside('a', 'old', 'c')).toBe(false);
  expect(await read('a')).toBe('new');
  expect(await read('c')).toBeNull();
});
