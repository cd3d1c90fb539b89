import type { Page } from '@playwright/test';
import { expectToFit, lettersOf } from './fits';
import { sizes } from './playwright.config';
import { expect, test } from './site';
import { graveFindings } from './sitting';
import { states } from './states';

/** Laid out otherwise in every window; what axe looks for on the others is the same in all of them. */
const CHANGING = /^(table|around|end)$|-(table|end)$/;

/** With PICTURES=1 every screen is kept as a picture, to be looked at. */
const asked = process.env.PICTURES === '1';

async function picture(page: Page, name: string) {
  if (asked) await page.screenshot({ path: `test-results/screens/${name}.png` });
}

for (const [name, way] of Object.entries(states)) {
  // Opened once, and then turned and stretched as people do: every window is seen, and so is the way between them.
  test(
    `${name}: for everybody, in every window, by day and by night`,
    { tag: '@once' },
    async ({ page }) => {
      test.slow();
      await way(page);
      for (const [window, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        await expectToFit(page);
        await picture(page, `${name}-${window}`);
        if (window === 'phone' || CHANGING.test(name)) await expectForEverybody(page, name, window);
        await lettersOf(page, 32);
        await expectToFit(page);
        await picture(page, `${name}-${window}-large`);
        await lettersOf(page, 16);
      }
    },
  );
}

async function expectForEverybody(page: Page, name: string, window: string) {
  expect(await graveFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => brightness(page)).toBeLessThan(60);
  await picture(page, `${name}-${window}-dark`);
  expect(await graveFindings(page, 'color-contrast')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => brightness(page)).toBeGreaterThan(60);
}

test('the letters really are large', { tag: '@once' }, async ({ page }) => {
  await states.settings?.(page);
  const heading = page.getByRole('heading', { name: 'Cards' });
  await expect(heading).toHaveCSS('font-size', '20px');
  await lettersOf(page, 32);
  await expect(heading).toHaveCSS('font-size', '40px');
});

/** How light the page is, from 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}

test('the card and its buttons are in sight without scrolling', async ({ page }) => {
  await page.goto('/buyao/cards');
  await expect(page.getByRole('img', { name: '1, 一, yī' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Next card' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Previous card' })).toBeInViewport({ ratio: 1 });
});
