import { currentOn, NO_STREAK, withDay } from '../../../app/statistics/streak';

const after = (...days: string[]) => days.reduce(withDay, NO_STREAK);

test('the first day is a streak of one', () => {
  expect(after('2026-11-18')).toEqual({ last: '2026-11-18', current: 1, longest: 1 });
});

test('two matches on one day are one day', () => {
  expect(after('2026-11-18', '2026-11-18').current).toBe(1);
});

test.each([
  ['in the middle of a month', '2026-11-18', '2026-11-19'],
  ['over the end of a month', '2026-11-30', '2026-12-01'],
  ['over the end of a year', '2026-12-31', '2027-01-01'],
  ['in a leap year', '2028-02-28', '2028-02-29'],
  ['out of a leap day', '2028-02-29', '2028-03-01'],
  ['in the night when clocks are changed', '2026-03-28', '2026-03-29'],
  ['and the day after', '2026-03-29', '2026-03-30'],
])('the next day goes on, %s', (_, one, next) => {
  expect(after(one, next)).toEqual({ last: next, current: 2, longest: 2 });
});

test('a day without breaks it, and the longest stays', () => {
  const broken = after('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05');
  expect(broken).toEqual({ last: '2026-11-05', current: 1, longest: 3 });
  expect(withDay(broken, '2026-11-06')).toMatchObject({ current: 2, longest: 3 });
});

test('a clock that is turned back neither adds nor breaks', () => {
  const two = after('2026-11-17', '2026-11-18');
  expect(withDay(two, '2026-11-16')).toBe(two);
  expect(withDay(two, '2026-11-18')).toBe(two);
});

test.each([
  ['the same day', '2026-11-18', 2],
  ['the next day, while there is time', '2026-11-19', 2],
  ['two days later it is over', '2026-11-20', 0],
])('as of today: %s', (_, today, days) => {
  expect(currentOn(after('2026-11-17', '2026-11-18'), today)).toBe(days);
});

test('who has played nothing has none', () => {
  expect(currentOn(NO_STREAK, '2026-11-18')).toBe(0);
});
