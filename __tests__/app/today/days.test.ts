import {
  daysAfter,
  daysOf,
  firstOf,
  isDay,
  monthOf,
  monthsAfter,
  weekdayOf,
} from '../../../app/today/days';

test.each([
  ['2026-11-18', 1, '2026-11-19'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  // Where clocks are changed in the night, a day has other than 24 hours.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-26', -2, '2026-10-24'],
])('%s and %i days is %s', (day, count, other) => {
  expect(daysAfter(day, count)).toBe(other);
});

test('a week begins on Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(0);
  expect(weekdayOf('2026-11-18')).toBe(2);
  expect(weekdayOf('2026-11-22')).toBe(6);
});

test('months go over the turn of a year', () => {
  expect(monthOf('2026-11-18')).toEqual({ year: 2026, month: 11 });
  expect(monthsAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthsAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(firstOf({ year: 2026, month: 2 })).toBe('2026-02-01');
});

test.each([
  [{ year: 2026, month: 2 }, 28],
  [{ year: 2028, month: 2 }, 29],
  [{ year: 2026, month: 11 }, 30],
  [{ year: 2026, month: 12 }, 31],
])('%j has %i days', (month, count) => {
  const days = daysOf(month);
  expect(days).toHaveLength(count);
  expect(days[0]).toBe(firstOf(month));
  expect(days.at(-1)?.slice(8)).toBe(`${count}`);
});

test('an address can name a day that there is not', () => {
  expect(isDay('2026-11-18')).toBe(true);
  for (const text of ['2026-11-31', '2026-11', 'today', '']) expect(isDay(text)).toBe(false);
});
