import fc from 'fast-check';
import { daysAfter } from '../../../app/today/days';
import { streakOf } from '../../../app/today/streak';

const TODAY = '2026-11-18';

test('before anything is solved there is no row', () => {
  expect(streakOf([], TODAY)).toEqual({ current: 0, longest: 0 });
});

test('today alone is one', () => {
  expect(streakOf([TODAY], TODAY)).toEqual({ current: 1, longest: 1 });
});

test('while today is not solved yet, the row up to yesterday stands', () => {
  expect(streakOf(['2026-11-16', '2026-11-17'], TODAY)).toEqual({ current: 2, longest: 2 });
});

test('a day left out ends it, and the longest stays', () => {
  const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-16'];
  expect(streakOf(days, TODAY)).toEqual({ current: 0, longest: 3 });
  expect(streakOf([...days, '2026-11-17', TODAY], TODAY)).toEqual({ current: 3, longest: 3 });
});

test('a row goes over the end of a month and of a year', () => {
  const days = ['2026-12-30', '2026-12-31', '2027-01-01'];
  expect(streakOf(days, '2027-01-01')).toEqual({ current: 3, longest: 3 });
});

test('two levels on a day are one day, and the order is nothing', () => {
  expect(streakOf([TODAY, '2026-11-17', TODAY], TODAY)).toEqual({ current: 2, longest: 2 });
});

test('it is as long as counting day by day says', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (solved) => {
      // The last one is today.
      const days = solved.flatMap((is, at) =>
        is ? [daysAfter(TODAY, at - solved.length + 1)] : [],
      );
      const rows = solved
        .map((is) => (is ? '#' : ' '))
        .join('')
        .split(' ');
      const open = solved.at(-1) === false ? rows.at(-2) : rows.at(-1);
      expect(streakOf(days, TODAY)).toEqual({
        current: open?.length ?? 0,
        longest: Math.max(...rows.map(({ length }) => length)),
      });
    }),
  );
});
