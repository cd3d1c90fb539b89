import { BadInput } from '../core/refusal';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A day of the calendar, written the way that sorts; throws BadInput. */
export function refuseDay(date: string): void {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.map(Number) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) {
    if (day >= 1 && day <= daysIn(year, month)) return;
  }
  throw new BadInput('badDate', 'A day is written as in 2026-11-18.');
}

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
}
