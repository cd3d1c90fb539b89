import { refuseDay } from '../../engine/puzzles/day';

/** Before this one there was no puzzle. */
export const FIRST_DAY = '2026-01-01';

export function isDay(text: string): boolean {
  try {
    refuseDay(text);
    return true;
  } catch {
    return false;
  }
}

/** So many days later, or earlier where it is less than none. */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export interface Month {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

export function monthOf(day: string): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

export function monthsAfter({ year, month }: Month, count: number): Month {
  const months = year * 12 + month - 1 + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

export function firstOf({ year, month }: Month): string {
  return `${`${year}`.padStart(4, '0')}-${`${month}`.padStart(2, '0')}-01`;
}

/** All days of a month, in order. */
export function daysOf(month: Month): string[] {
  const first = firstOf(month);
  return Array.from({ length: 31 }, (_, at) => daysAfter(first, at)).filter(
    (day) => monthOf(day).month === month.month,
  );
}
