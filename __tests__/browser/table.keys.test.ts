import type { Page } from '@playwright/test';
import { kept, keptText, prepare, sit, viewOf, SHORT } from './match';
import {
  botsHurry,
  botsPonder,
  byKeys,
  coin,
  openCard,
  playToTheEnd,
  tabTo,
  targetOf,
} from './player';
import { expectScores } from './score';
import { expect, test } from './site';

test('a whole game by keys alone', async ({ page }) => {
  const sitting = sit('Mei * *', SHORT);
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await botsHurry(page);
  await page.goto('/buyao');
  const match = await playToTheEnd(page, sitting, byKeys);
  await expectScores(page, sitting, match);
});

const open = async (page: Page) => {
  await prepare(page, { sitting: sit('Mei * *', { pile: [6] }), settings: { motion: 'off' } });
  await page.goto('/buyao');
  return viewOf(await kept(page));
};

test(
  'with a card in hand Tab leads only to where it may go, and Escape puts it down',
  { tag: '@once' },
  async ({ page }) => {
    const view = await open(page);
    const before = await keptText(page);
    const pieces = [
      { piece: openCard(page, view), goes: 'take', not: 'decline' },
      { piece: coin(page, view), goes: 'decline', not: 'take' },
    ] as const;
    for (const { piece, goes, not } of pieces) {
      const button = piece.getByRole('button');
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const target = targetOf(page, goes, view);
      for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await expect(target).toBeFocused();
      }
      await expect(targetOf(page, not, view)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect(target).toHaveCount(0);
    }
    expect(await keptText(page)).toBe(before);
  },
);

test('H gives a hint, step by step, and Escape closes it', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await page.keyboard.press('h');
  const sheet = page.getByRole('dialog', { name: 'Hint' });
  const more = sheet.getByRole('button', { name: 'Tell me more' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText(/A strong player would say (我要|不要，谢谢)\./);
  await expect(more).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('U takes back what showed nobody anything', { tag: '@once' }, async ({ page }) => {
  await botsPonder(page);
  const view = await open(page);
  await byKeys(page, 'decline', view);
  await expect.poll(async () => (await kept(page)).moves.length).toBe(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.keyboard.press('u');
  await expect.poll(async () => (await kept(page)).moves).toEqual([]);
  await expect(openCard(page, view)).toBeVisible();
});
