import { act, renderHook } from '@testing-library/react-native';
import type { Sitting } from '../../../app/play/playing';
import { useHint } from '../../../app/play/useHint';
import { usePlaying } from '../../../app/play/usePlaying';
import { DECLINE, sit } from './sit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NAMES = ['Mei', 'Lin', 'Bo'];
const nothing = () => {};

/** Sits down at a table with a hint to ask for. */
function atTable(sitting: Sitting) {
  const { result } = renderHook(() => {
    const playing = usePlaying(sitting, { onChange: nothing });
    return { playing, hint: useHint(playing, NAMES) };
  });
  return {
    hint: () => result.current.hint,
    counted: () => result.current.playing.hints,
    /** One step more, thought about for as long as it takes. */
    ask: () => act(() => result.current.hint.next?.()),
    think: () => {
      while (result.current.hint.thinking) act(() => jest.advanceTimersByTime(1));
    },
    decline: () => act(() => result.current.playing.play(DECLINE)),
    openGate: () => act(() => result.current.playing.openGate()),
    close: () => act(() => result.current.hint.close()),
  };
}

test('comes in three steps, each when it is asked for', () => {
  const table = atTable(sit('Mei * *'));
  expect(table.hint()).toMatchObject({ steps: [], thinking: false });
  table.ask();
  expect(table.hint()).toMatchObject({ steps: [], thinking: true });
  table.think();
  expect(table.hint().steps).toEqual([
    expect.stringMatching(/^How many points is .+ And how many does it cost to say 不要，谢谢\?$/),
  ]);
  table.ask();
  expect(table.hint().steps).toHaveLength(2);
  expect(table.hint().next).not.toBeNull();
  table.ask();
  expect(table.hint().steps[2]).toMatch(/^A strong player would say /);
  expect(table.hint().next).toBeNull();
});

test('is counted once, however many steps are asked for', () => {
  const table = atTable(sit('Mei * *'));
  expect(table.counted()).toEqual([0, 0, 0]);
  for (let step = 0; step < 3; step++) {
    table.ask();
    table.think();
  }
  expect(table.counted()).toEqual([1, 0, 0]);
});

test('put away, it can be read again, and is not counted again', () => {
  const table = atTable(sit('Mei * *'));
  table.ask();
  table.think();
  const [first] = table.hint().steps;
  table.close();
  expect(table.hint().steps).toEqual([]);
  table.ask();
  expect(table.hint()).toMatchObject({ steps: [first], thinking: false });
  expect(table.counted()).toEqual([1, 0, 0]);
});

test('begins anew with a new position', () => {
  const table = atTable(sit('Mei Lin Bo', { sharing: 'around' }));
  table.ask();
  table.think();
  expect(table.hint().steps).toHaveLength(1);
  table.decline();
  expect(table.hint()).toMatchObject({ steps: [], thinking: false });
  table.ask();
  table.think();
  expect(table.hint().steps).toHaveLength(1);
  expect(table.counted()).toEqual([1, 1, 0]);
});

test('round a tablet it tells nobody’s tokens', () => {
  const table = atTable(sit('Mei Lin Bo', { sharing: 'around' }));
  for (let step = 0; step < 2; step++) {
    table.ask();
    table.think();
  }
  expect(table.hint().steps[1]).toMatch(/Passing costs 1 token, and that is 1 point\.$/);
});

test('nobody is hinted to before it is known who looks', () => {
  const table = atTable(sit('Mei Lin *'));
  expect(table.hint().next).toBeNull();
  table.openGate();
  expect(table.hint().next).not.toBeNull();
});

test('nor while a bot is to move', () => {
  expect(atTable(sit('* Mei *')).hint().next).toBeNull();
});
