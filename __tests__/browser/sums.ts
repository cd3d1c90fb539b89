import { expect, type Page } from '@playwright/test';
import type { Take } from '../../engine';
import { button, byTaps, piece } from './sitting';

/** Makes a take of sums alone, by taps: each group on its first card, and all of them on the first of all. */
export async function takeSums(page: Page, { card, groups }: Take) {
  const cards = groups.map((group) =>
    ('sum' in group ? group.sum : [group]).map((term) => ('card' in term ? term.card : '')),
  );
  for (const [first = '', ...others] of cards) {
    for (const other of others) await put(page, other, first);
  }
  const [bottom = '', ...more] = cards.map(([first = '']) => first);
  for (const top of [card, ...more]) await put(page, top, bottom);
  await button(page, /^Take with/).click();
}

async function put(page: Page, what: string, onto: string) {
  await expect(piece(page, what)).toBeVisible();
  await byTaps(page, what, `heap-${onto}`);
}
