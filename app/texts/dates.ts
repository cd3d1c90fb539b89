import type { Language } from './language';

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0 is Monday. */
  readonly weekday: number;
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const signs = '一二三四五六日';

const en = {
  /** Without the year: for one of this month. */
  short: ({ day, month }: Pick<Day, 'day' | 'month'>) => `${day} ${months[month - 1]}`,
  long: ({ year, month, day, weekday }: Day) =>
    `${weekdays[weekday]}, ${day} ${months[month - 1]} ${year}`,
  month: ({ year, month }: Pick<Day, 'year' | 'month'>) => `${months[month - 1]} ${year}`,
  /** Above the columns of a calendar. */
  weekdays: weekdays.map((name) => name.slice(0, 2)),
};

const zh: typeof en = {
  short: ({ day, month }) => `${month}月${day}日`,
  long: ({ year, month, day, weekday }) =>
    `${year}年${month}月${day}日，星期${signs.charAt(weekday)}`,
  month: ({ year, month }) => `${year}年${month}月`,
  weekdays: [...signs],
};

export const dates: Readonly<Record<Language, typeof en>> = { en, zh };
