import type { Colors } from '../../theme';

const INKS = ['orange', 'green', 'blue', 'red'] as const;

/** How many tens a number has: as many bars stand below it. */
export function tensOf(number: number): number {
  return Math.floor(number / 10);
}

export function inkOf(colors: Colors, number: number): string {
  return colors[INKS[tensOf(number)] ?? 'red'];
}
