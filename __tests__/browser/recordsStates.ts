import { prepare } from './match';
import { backup, bring, few, withRecords } from './onRecord';
import { expect } from './site';
import { button } from './sitting';
import type { Way } from './states';

/** Finished matches and who played them. */
export const recordsStates: Readonly<Record<string, Way>> = {
  records: async (page) => {
    await withRecords(page);
    await expect(page.getByRole('link', { name: /^No, thank you, / })).toHaveCount(few.length);
  },
  'records-empty': async (page) => {
    await page.goto('/records');
    await expect(page.getByRole('heading', { name: 'No match yet' })).toBeVisible();
  },
  'records-broken': async (page) => {
    await prepare(page, { texts: { 'shushu.records.1': 'torn' } });
    await page.goto('/records');
    await expect(page.getByText(/^Some matches could not be read/)).toBeVisible();
  },
  'records-filter': async (page) => {
    await withRecords(page);
    await button(page, 'Show only').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'records-import': async (page) => {
    await bring(page, backup('{}', ...few));
    await expect(button(page, 'Add 6 matches')).toBeVisible();
  },
  'replay-table': async (page) => {
    await withRecords(page);
    await page.goto('/records/m1');
    await page.getByRole('slider').focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '4');
  },
  'replay-missing': async (page) => {
    await page.goto('/records/nobody');
    await expect(page.getByRole('heading', { name: 'This match is not here' })).toBeVisible();
  },
  player: async (page) => {
    await withRecords(page);
    await page.goto('/players/mei');
    await expect(page.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  },
};
