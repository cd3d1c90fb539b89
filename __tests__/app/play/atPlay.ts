import { act, renderHook } from '@testing-library/react-native';
import type { ComponentType, PropsWithChildren } from 'react';
import { AppState } from 'react-native';
import type { Playing, Sitting } from '../../../app/play/playing';
import { usePlaying } from '../../../app/play/usePlaying';

type Wrapper = ComponentType<PropsWithChildren>;

/** Sits down to play, and says what the screen sees now. */
export function playing(sitting: Sitting, wrapper?: Wrapper) {
  const onChange = jest.fn<void, [Sitting]>();
  const hook = renderHook(
    ({ paused }: { paused: boolean }) => usePlaying(sitting, { onChange, paused }),
    { wrapper, initialProps: { paused: false } },
  );
  return {
    ...hook,
    onChange,
    now: () => hook.result.current,
    do: (what: (now: Playing) => void) => act(() => what(hook.result.current)),
  };
}

export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
export const seatsOf = ({ match }: Playing) => match.moves.map(([seat]) => seat);
export const tokensIn = ({ view }: Playing) => (view as unknown as { tokens: unknown[] }).tokens;

/** Plays until it is a person's turn, or the game is over. */
export function watch(table: ReturnType<typeof playing>) {
  while (table.now().thinking !== null) wait(1_000);
}

/** Something else comes before the app. */
export function goAway(state: 'background' | 'inactive') {
  const heard = jest.mocked(AppState.addEventListener).mock.calls;
  act(() => heard.forEach(([, hear]) => hear(state)));
}
