import { act, renderHook } from '@testing-library/react-native';
import { impactAsync, notificationAsync, selectionAsync } from 'expo-haptics';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { AccessibilityInfo, AppState, type AppStateStatus } from 'react-native';
import { useAwake } from '../../../app/services/awake';
import { useBackgrounded } from '../../../app/services/front';
import { feel } from '../../../app/services/haptics';
import { useReducedMotion } from '../../../app/services/reducedMotion';
import { useScreenReader } from '../../../app/services/screenReader';

jest.mock('expo-haptics');
jest.mock('expo-keep-awake');

const activate = jest.mocked(activateKeepAwakeAsync);
const letGo = jest.mocked(deactivateKeepAwake);

/** The app as the device sends it to the back and brings it to the front. */
function device() {
  const listeners = new Set<(state: AppStateStatus) => void>();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    listeners.add(listener as (state: AppStateStatus) => void);
    return { remove: () => listeners.delete(listener as never) } as never;
  });
  return (state: AppStateStatus) => act(() => listeners.forEach((listener) => listener(state)));
}

beforeEach(() => {
  activate.mockReset().mockResolvedValue();
  letGo.mockReset().mockResolvedValue();
});

describe('leaving the front', () => {
  test.each(['inactive', 'background'] as const)('%s is told', (state) => {
    const goes = device();
    const told = jest.fn();
    renderHook(() => useBackgrounded(told));
    goes(state);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('coming back is not, nor is anything once nobody listens', () => {
    const goes = device();
    const told = jest.fn();
    const { unmount } = renderHook(() => useBackgrounded(told));
    goes('active');
    unmount();
    goes('background');
    expect(told).not.toHaveBeenCalled();
  });
});

describe('the screen', () => {
  test('stays on while the table is shown, and no longer', async () => {
    device();
    const { unmount } = renderHook(useAwake);
    expect(activate).toHaveBeenCalledTimes(1);
    await act(async () => unmount());
    expect(letGo).toHaveBeenCalledWith(activate.mock.calls[0]?.[0]);
  });

  test('is kept on again when the page becomes visible', () => {
    const goes = device();
    renderHook(useAwake);
    goes('background');
    expect(activate).toHaveBeenCalledTimes(1);
    goes('active');
    expect(activate).toHaveBeenCalledTimes(2);
  });

  test('is let go though it was given too late', async () => {
    device();
    let give = () => {};
    activate.mockReturnValue(new Promise<void>((resolve) => (give = resolve)));
    const { unmount } = renderHook(useAwake);
    unmount();
    expect(letGo).toHaveBeenCalledTimes(1);
    await act(async () => give());
    expect(letGo).toHaveBeenCalledTimes(2);
  });

  test('goes off where the device refuses, and nothing breaks', async () => {
    device();
    activate.mockRejectedValue(new Error('low battery'));
    letGo.mockRejectedValue(new Error('no such tag'));
    const { unmount } = renderHook(useAwake);
    await act(async () => unmount());
    expect(activate).toHaveBeenCalledTimes(1);
  });
});

describe('a finger feels', () => {
  test.each([
    ['tap', selectionAsync],
    ['drop', impactAsync],
    ['refuse', notificationAsync],
  ] as const)('%s', (feeling, way) => {
    jest.mocked(way).mockReset().mockResolvedValue();
    feel(feeling);
    expect(way).toHaveBeenCalledTimes(1);
  });
});

describe('what the device was asked for', () => {
  /** Says yes, and later what it is told to say. */
  function asked(question: 'isScreenReaderEnabled' | 'isReduceMotionEnabled') {
    let change = (_on: boolean) => {};
    jest.spyOn(AccessibilityInfo, question).mockResolvedValue(true);
    jest.spyOn(AccessibilityInfo, 'addEventListener').mockImplementation((_, listener) => {
      change = listener as unknown as (on: boolean) => void;
      return { remove: () => {} } as never;
    });
    return (on: boolean) => act(() => change(on));
  }

  test.each([
    ['a screen reader', 'isScreenReaderEnabled', useScreenReader],
    ['less motion', 'isReduceMotionEnabled', useReducedMotion],
  ] as const)('%s', async (_, question, use) => {
    const change = asked(question);
    const { result } = renderHook(use);
    expect(result.current).toBe(false);
    await act(async () => {});
    expect(result.current).toBe(true);
    change(false);
    expect(result.current).toBe(false);
  });
});
