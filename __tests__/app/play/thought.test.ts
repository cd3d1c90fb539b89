import { pauseAt, startThought } from '../../../app/play/thought';

/** A thinker that needs so many steps of so many milliseconds, and thinks the step it is at best. */
function thinker(steps: number, ms: number) {
  let clock = 0;
  let done = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  return {
    get steps() {
      return done;
    },
    get done() {
      return done === steps;
    },
    step() {
      done++;
      clock += ms;
    },
    best: () => `after ${done}`,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a long thought lets a frame through every few steps', () => {
  const slow = thinker(10, 3);
  const act = jest.fn();
  startThought(() => slow, 0, act);
  const seen = [1, 2, 3, 4].map(() => {
    jest.advanceTimersToNextTimer();
    return slow.steps;
  });
  expect(seen).toEqual([3, 6, 9, 10]);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersToNextTimer();
  expect(act.mock.calls).toEqual([['after 10']]);
});

test('the time it took to think is part of the pause', () => {
  const slow = thinker(10, 3);
  const act = jest.fn();
  startThought(() => slow, 100, act);
  for (let slice = 0; slice < 4; slice++) jest.advanceTimersToNextTimer();
  jest.advanceTimersByTime(69);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test('hurried, it does what seems best so far, and no more is heard of it', () => {
  const slow = thinker(10, 3);
  const act = jest.fn();
  const thought = startThought(() => slow, 700, act);
  jest.advanceTimersToNextTimer();
  thought.hurry();
  thought.hurry();
  expect(act.mock.calls).toEqual([['after 3']]);
  expect(jest.getTimerCount()).toBe(0);
});

test('hurried before it has begun, it says the first thing that comes to mind', () => {
  const act = jest.fn();
  startThought(() => thinker(10, 3), 700, act).hurry();
  expect(act.mock.calls).toEqual([['after 0']]);
});

test('stopped, it is not heard of again, not even when hurried', () => {
  const act = jest.fn();
  const thought = startThought(() => thinker(1, 1), 700, act);
  thought.stop();
  thought.hurry();
  jest.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});

test.each([
  [1, 700],
  [0.5, 475],
  [0, 250],
])('at pace %d a bot takes %d ms', (pace, ms) => {
  expect(pauseAt(pace)).toBe(ms);
});
