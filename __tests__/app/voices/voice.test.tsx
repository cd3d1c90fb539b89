import { act, renderHook } from '@testing-library/react-native';
import { getAvailableVoicesAsync, speak, stop, type Voice } from 'expo-speech';
import { AccessibilityInfo } from 'react-native';
import { useVoice, VoiceProvider, type VoiceMode } from '../../../app/services/voice';
import { readNumber } from '../../../engine/chinese/number';
import { PHRASES } from '../../../engine/chinese/words';
import { iPhone } from './lists';

const list = jest.mocked(getAvailableVoicesAsync);

/** What was said, and how fast. */
const said = () =>
  jest.mocked(speak).mock.calls.map(([hanzi, options]) => [hanzi, options?.rate] as const);

/** Gives the device time to answer. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function voiceOf(mode: VoiceMode, screenReader = false) {
  jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockResolvedValue(screenReader);
  const { result } = renderHook(useVoice, {
    wrapper: ({ children }) => <VoiceProvider mode={mode}>{children}</VoiceProvider>,
  });
  await settle();
  return result;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(speak).mockReset();
  jest.mocked(stop).mockReset().mockResolvedValue();
  list.mockResolvedValue(iPhone as readonly object[] as Voice[]);
});

afterEach(() => jest.useRealTimers());

const eight = readNumber(8);
const tenThousand = readNumber(10_000);

describe('asked for', () => {
  test('it says the card, a second time slowly, and a trembling finger once', async () => {
    const voice = await voiceOf('onTap');
    act(() => voice.current.say(eight));
    act(() => voice.current.say(eight));
    await settle();
    expect(said()).toEqual([['八', 1]]);
    await wait(1_000);
    act(() => voice.current.say(eight));
    await settle();
    expect(said()).toEqual([
      ['八', 1],
      ['八', 0.75],
    ]);
  });

  test('it says simplified characters, which voices know best', async () => {
    const voice = await voiceOf('onTap');
    act(() => voice.current.say(tenThousand));
    await settle();
    expect(said()).toEqual([['一万', 1]]);
  });

  test('it speaks to people with a screen reader too', async () => {
    const voice = await voiceOf('auto', true);
    act(() => voice.current.say(eight));
    await settle();
    expect(said()).toEqual([['八', 1]]);
  });
});

describe('by itself', () => {
  test('it reads along, several things with a pause between them', async () => {
    const voice = await voiceOf('auto');
    act(() => voice.current.tell([PHRASES.take, eight]));
    await settle();
    expect(said()).toEqual([['我要，八', 1]]);
  });

  test('what comes next cuts short what was said before', async () => {
    const voice = await voiceOf('auto');
    act(() => voice.current.tell(PHRASES.decline));
    await settle();
    act(() => voice.current.tell(eight));
    await settle();
    expect(said()).toEqual([
      ['不要，谢谢', 1],
      ['八', 1],
    ]);
    expect(stop).toHaveBeenCalledTimes(2);
  });

  test('the same twice in one moment is said once, and never slowly', async () => {
    const voice = await voiceOf('auto');
    act(() => voice.current.tell(eight));
    act(() => voice.current.tell(eight));
    await wait(1_000);
    act(() => voice.current.tell(eight));
    await settle();
    expect(said()).toEqual([
      ['八', 1],
      ['八', 1],
    ]);
  });

  test('nothing is nothing', async () => {
    const voice = await voiceOf('auto');
    act(() => voice.current.tell([]));
    await settle();
    expect(said()).toEqual([]);
  });

  test.each([
    ['people want to hear it when they tap', 'onTap', false],
    ['a screen reader is on', 'auto', true],
    ['the voice is off', 'off', false],
  ] as const)('it says nothing when %s', async (_, mode, screenReader) => {
    const voice = await voiceOf(mode, screenReader);
    act(() => voice.current.tell(eight));
    await settle();
    expect(said()).toEqual([]);
  });
});

test('turned off, it says nothing at all', async () => {
  const voice = await voiceOf('off');
  act(() => voice.current.say(eight));
  await settle();
  expect(said()).toEqual([]);
  expect(voice.current.off).toBe(true);
});

test('the test counts to three, and names the voice', async () => {
  const voice = await voiceOf('off');
  let tested: unknown;
  await act(async () => {
    tested = await voice.current.test();
  });
  expect(said()).toEqual([['一二三', 1]]);
  expect(tested).toMatchObject({ identifier: 'com.apple.voice.compact.zh-CN.Tingting' });
});

test('silence ends it', async () => {
  const voice = await voiceOf('auto');
  act(() => voice.current.silence());
  await settle();
  expect(stop).toHaveBeenCalledTimes(1);
});
