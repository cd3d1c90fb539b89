import { today } from '../../../app/services/today';

test.each([
  [new Date(2026, 10, 18, 12), '2026-11-18'],
  [new Date(2027, 0, 5, 0, 0, 0), '2027-01-05'],
  [new Date(2028, 1, 29, 23, 59, 59), '2028-02-29'],
])('%s is the day that a clock on the wall there shows', (now, day) => {
  expect(today(now)).toBe(day);
});

test('unless told otherwise, it is now', () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59, 59, 999) });
  expect(today()).toBe('2026-12-31');
  jest.advanceTimersByTime(1);
  expect(today()).toBe('2027-01-01');
  jest.useRealTimers();
});
