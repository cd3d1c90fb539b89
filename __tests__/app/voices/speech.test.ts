import { getAvailableVoicesAsync, speak, stop, type Voice } from 'expo-speech';
import { chrome, iPhone } from './lists';

const list = jest.mocked(getAvailableVoicesAsync);
const asListed = (voices: readonly object[]) => voices as Voice[];

/** The service as it is when the app starts: it has not looked for a voice yet. */
function fresh() {
  let service!: typeof import('../../../app/services/speech');
  jest.isolateModules(() => {
    service = jest.requireActual('../../../app/services/speech');
  });
  return service;
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('speaks with the Mandarin voice, by its name, after stopping what was said', async () => {
  list.mockResolvedValue(asListed(iPhone));
  expect(await fresh().say('十八', 'normal')).toMatchObject({ language: 'zh-CN' });
  expect(speak).toHaveBeenCalledWith('十八', {
    voice: 'com.apple.voice.compact.zh-CN.Tingting',
    language: 'zh-CN',
    rate: 1,
  });
  const [stopped] = jest.mocked(stop).mock.invocationCallOrder;
  const [spoke] = jest.mocked(speak).mock.invocationCallOrder;
  expect(stopped).toBeLessThan(spoke as number);
});

test('speaks slowly when asked to', async () => {
  list.mockResolvedValue(asListed(iPhone));
  await fresh().say('十八', 'slow');
  expect(speak).toHaveBeenCalledWith('十八', expect.objectContaining({ rate: 0.75 }));
});

test('looks for a voice once', async () => {
  list.mockResolvedValue(asListed(chrome));
  const { say } = fresh();
  await say('一', 'normal');
  await say('二', 'normal');
  expect(list).toHaveBeenCalledTimes(1);
});

test('asks again where the list was empty', async () => {
  list.mockResolvedValueOnce([]).mockResolvedValueOnce(asListed(chrome));
  expect(await fresh().say('一', 'normal')).not.toBeNull();
});

test('stays silent where there is no Mandarin voice, and finds one that is added later', async () => {
  const { say } = fresh();
  list.mockResolvedValue(asListed(chrome.slice(0, 2)));
  expect(await say('一', 'normal')).toBeNull();
  expect(speak).not.toHaveBeenCalled();
  list.mockResolvedValue(asListed(chrome));
  expect(await say('一', 'normal')).not.toBeNull();
});

test('does not wait for ever where the device never answers', async () => {
  list.mockReturnValue(new Promise(() => {}));
  const said = fresh().say('一', 'normal');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await said).toBeNull();
});

test('a device that cannot speak at all is one without a voice', async () => {
  list.mockRejectedValue(new Error('no speech here'));
  expect(await fresh().say('一', 'normal')).toBeNull();
});

test('of several that wait for a voice, only the last is said', async () => {
  list.mockResolvedValue(asListed(iPhone));
  const { say } = fresh();
  await Promise.all([say('一', 'normal'), say('二', 'normal')]);
  expect(jest.mocked(speak).mock.calls.map(([hanzi]) => hanzi)).toEqual(['二']);
  expect(list).toHaveBeenCalledTimes(1);
});

test('silence stops what is said, and what was about to be said', async () => {
  list.mockResolvedValue(asListed(iPhone));
  const { hush, say } = fresh();
  const said = say('一', 'normal');
  await hush();
  await said;
  expect(stop).toHaveBeenCalledTimes(1);
  expect(speak).not.toHaveBeenCalled();
});

test('a device that cannot speak can be silent', async () => {
  jest.mocked(stop).mockRejectedValue(new Error('no speech here'));
  await expect(fresh().hush()).resolves.toBeUndefined();
});
