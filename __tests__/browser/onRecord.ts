import { readFileSync } from 'node:fs';
import { expect, type Download, type Page } from '@playwright/test';
import type { Player } from '../../app/play/players';
import { save } from '../../engine';
import { SHORT, sit, type Sitting } from './match';
import { button } from './sitting';

/** One card is left, and it is Mei’s turn. */
export const nearlyOver = sit('Mei * *', { ...SHORT, moves: 't'.repeat(16) });

interface More {
  readonly id: string;
  /** As in 2026-11-18T09:30 where the device is. */
  readonly at?: string;
  readonly heard?: string;
}

/** A finished match as it stands in a backup. */
export function entryOf({ match, players, sharing }: Sitting, more: More): string {
  const { id, at = '2026-11-18T09:30', heard = '' } = more;
  return JSON.stringify({
    ...{ id, at: Date.parse(at), match: JSON.parse(save(match)), players, sharing },
    ...{ hints: players.map(() => 0), heard, slips: [] },
  });
}

export function backup(...entries: readonly string[]): string {
  return `{"app":"shushu","v":1,"records":[${entries.join(',')}]}`;
}

/** Mei and Bo are of the roster. */
export function withRoster(sitting: Sitting): Sitting {
  const players = sitting.players.map((player): Player => {
    if (player.kind !== 'person') return player;
    return { ...player, who: player.name.toLowerCase() };
  });
  return { ...sitting, players };
}

const MANY = ['Mei * *', 'Mei Bo *', 'Bo * * *', 'Mei Bo Lin', 'Lin * *', 'Mei * *'];

/** A few matches over three days. */
export const few = MANY.map((people, n) => {
  const sitting = withRoster(sit(people, { ...SHORT, moves: `${'d'.repeat(n)}${'t'.repeat(17)}` }));
  const day = 18 - Math.floor(n / 2);
  return entryOf(sitting, { id: `m${n}`, at: `2026-11-${day}T09:${10 + n}`, heard: '063161072' });
});

/** Brings a backup to the records, as far as what it would bring. */
export async function bring(page: Page, text: string) {
  await page.goto('/records');
  await button(page, 'More').click();
  await button(page, 'Bring in a backup').click();
  await choose(page, text);
}

export async function choose(page: Page, text: string) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose the file').click();
  const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
}

/** With these matches on record, at their list. */
export async function withRecords(page: Page, entries: readonly string[] = few) {
  await bring(page, backup(...entries));
  await button(page, /^Add \d+ match/).click();
  await expect(page.getByText(/were? added|was added/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** What this browser keeps of finished matches, by key. */
export function onShelf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        const opened = indexedDB.open('shushu');
        opened.onsuccess = () => {
          const texts: Record<string, string> = {};
          const looked = opened.result.transaction('texts').objectStore('texts').openCursor();
          looked.onsuccess = () => {
            const at = looked.result;
            if (!at) return resolve(texts);
            texts[String(at.key)] = String(at.value);
            at.continue();
          };
        };
      }),
  );
}

/** What a button of the sheet saves. */
export async function saved(page: Page, what: string): Promise<{ name: string; text: string }> {
  await button(page, 'More').click();
  const coming = page.waitForEvent('download');
  await button(page, what).click();
  const download: Download = await coming;
  const name = download.suggestedFilename();
  const text = readFileSync(await download.path(), 'utf8');
  await expect(page.getByText('The file is saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  return { name, text };
}
