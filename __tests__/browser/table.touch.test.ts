import { kept, keptText, prepare, sit, viewOf, SHORT } from './match';
import { botsHurry, byTap, byTouch, openCard, playToTheEnd, targetOf } from './player';
import { expectScores } from './score';
import { expect, test } from './site';

test.use({ hasTouch: true });

test('a whole game by dragging with a finger', async ({ page }) => {
  const sitting = sit('Mei * *', SHORT);
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await botsHurry(page);
  await page.goto('/buyao');
  const match = await playToTheEnd(page, sitting, byTouch);
  await expectScores(page, sitting, match);
});

test('a whole game by tapping', async ({ page }) => {
  const sitting = sit('Mei * *', SHORT);
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await botsHurry(page);
  await page.goto('/buyao');
  const match = await playToTheEnd(page, sitting, byTap);
  await expectScores(page, sitting, match);
});

test('a second tap puts the card down again', { tag: '@once' }, async ({ page }) => {
  await prepare(page, { sitting: sit('Mei * *', { pile: [6] }), settings: { motion: 'off' } });
  await page.goto('/buyao');
  const before = await keptText(page);
  const view = viewOf(await kept(page));
  const card = openCard(page, view).getByRole('button');
  await card.tap();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(targetOf(page, 'take', view)).toHaveAccessibleName('Take 六 (6)');
  await expect(targetOf(page, 'decline', view)).toHaveCount(0);
  await card.tap();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect(targetOf(page, 'take', view)).toHaveCount(0);
  expect(await keptText(page)).toBe(before);
});

test('held for a while, a card shows all that stands on it', { tag: '@once' }, async ({ page }) => {
  await prepare(page, {
    sitting: sit('Mei * *', { pile: [18] }),
    settings: { motion: 'off', face: 'hanzi' },
  });
  await page.goto('/buyao');
  const card = page.getByTestId('piece-18');
  await expect(card).not.toContainText('shíbā');
  await card.click({ delay: 1_000 });
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText('shíbā');
  await expect(detail).toContainText('18');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(detail).toHaveCount(0);
  expect((await kept(page)).moves).toEqual([]);
});
