import { expect } from './site';
import { allTaken, crowded, fourSeats, over, threeWilds } from './numeroTables';
import { button, byTaps, piece, sitDown } from './sitting';
import type { Way } from './states';

/** NUMERO and its patience, as they may be met. */
export const numeroStates: Readonly<Record<string, Way>> = {
  'numero-table': async (page) => {
    await sitDown(page, fourSeats());
    await expect(button(page, /^Challenge 12/)).toBeVisible();
  },
  'numero-crowded-table': async (page) => {
    await sitDown(page, crowded());
    await expect(piece(page, 'x3')).toBeVisible();
    await piece(page, 'r10').getByRole('button').click();
  },
  'numero-end': async (page) => {
    await sitDown(page, over());
    await expect(page.getByRole('heading', { name: 'Mei wins' })).toBeVisible();
  },
  'numero-lesson': async (page) => {
    await page.goto('/numero/lesson');
    await expect(page.getByText(/Drag the 5 onto the 3/).first()).toBeVisible();
  },
  'numero-setup': async (page) => {
    await page.goto('/numero/new');
    await expect(page.getByText('Start right away')).toBeVisible();
  },
  'numero-rules': async (page) => {
    await page.goto('/numero/rules');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
  'patience-table': async (page) => {
    await sitDown(page, threeWilds());
    for (const card of ['-2', '/4', 'x3', 'g6']) await byTaps(page, card, 'heap-b10');
    await expect(button(page, 'Take with 6')).toBeVisible();
  },
  'patience-end': async (page) => {
    await sitDown(page, allTaken());
    await expect(page.getByRole('heading', { name: 'You have 88 points' })).toBeVisible();
  },
  'patience-lesson': async (page) => {
    await page.goto('/patience/lesson');
    await expect(page.getByText(/Drag the 5 onto the 3/).first()).toBeVisible();
  },
};
