/** What can be practised with a number. */
export const KINDS = ['heard', 'read', 'made', 'right', 'wrong'] as const;
export type Kind = (typeof KINDS)[number];

/** The numbers that the heat map has places for; all others are counted together, as 0. */
export const HIGHEST = 99;

/** How often, by number. */
export type Counts = number[];

export type Tally = Readonly<Record<Kind, Counts>>;

export function newTally(): Tally {
  return { heard: none(), read: none(), made: none(), right: none(), wrong: none() };
}

function none(): Counts {
  return new Array<number>(HIGHEST + 1).fill(0);
}

export function count(counts: Counts, number: number, times = 1): void {
  const place = Number.isInteger(number) && number >= 1 && number <= HIGHEST ? number : 0;
  counts[place] = (counts[place] ?? 0) + times;
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, times) => sum + times, 0);
}

/*
 * A tally is kept as a short text: for each number two digits and how often, for each kind a part of its own.
 * 082121//08 1… reads: 8 heard twice, 12 heard once.
 */

const OFTEN = '123456789abcdefghijklmnopqrstuvwxyz';

export function spelt(tally: Tally): string {
  return KINDS.map((kind) => speltCounts(tally[kind])).join('/');
}

export function speltCounts(counts: readonly number[]): string {
  return counts
    .map((times, number) => {
      const often = OFTEN.charAt(Math.min(times, OFTEN.length) - 1);
      return times > 0 ? `${number < 10 ? '0' : ''}${number}${often}` : '';
    })
    .join('');
}

export const SPELT_COUNTS = /^(?:\d\d[1-9a-z])*$/;
export const SPELT_TALLY = /^(?:(?:\d\d[1-9a-z])*\/){4}(?:\d\d[1-9a-z])*$/;

/** Adds what was spelt to what has been counted. */
export function addSpelt(tally: Tally, text: string): void {
  const parts = text.split('/');
  KINDS.forEach((kind, at) => addCounts(tally[kind], parts[at] ?? ''));
}

export function addCounts(counts: Counts, text: string): void {
  for (let at = 0; at + 2 < text.length; at += 3) {
    count(counts, Number(text.slice(at, at + 2)), OFTEN.indexOf(text.charAt(at + 2)) + 1);
  }
}
