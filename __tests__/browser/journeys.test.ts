import type { Page } from '@playwright/test';
import { expect, test } from './site';

const card = (page: Page) => page.getByRole('img');
const link = (page: Page) => page.getByRole('link', { name: 'The cards: No, thank you' });

test('from home to the cards and back, with the browser and with the button', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('数数 Shǔshù');
  await link(page).click();
  await expect(page).toHaveURL(/\/buyao\/cards$/);
  await expect(page).toHaveTitle('No, thank you · 数数 Shǔshù');
  await expect(card(page)).toHaveAccessibleName('1, 一, yī');

  await page.goBack();
  await expect(link(page)).toBeVisible();
  await page.goForward();
  await expect(card(page)).toHaveAccessibleName('1, 一, yī');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(link(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a link to the cards opens them, survives a reload, and leads back home', async ({ page }) => {
  await page.goto('/buyao/cards');
  await expect(card(page)).toHaveAccessibleName('1, 一, yī');
  await page.reload();
  await expect(card(page)).toHaveAccessibleName('1, 一, yī');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(link(page)).toBeVisible();
});

for (const path of ['/poker/cards', '/toString/cards', '/poker/new', '/nowhere/at/all']) {
  test(`${path} leads nowhere, and from there home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    await page.getByRole('link', { name: 'To the games' }).click();
    await expect(link(page)).toBeVisible();
  });
}

test('keys alone are enough', async ({ page }) => {
  await page.goto('/');
  await expect(link(page)).toBeVisible();
  for (const way of [
    'Today’s challenge',
    'Step by step',
    'Lessons',
    'Players',
    'Records',
    'Settings',
    'Play: No, thank you',
    'How to play: No, thank you',
    'The cards: No, thank you',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: way, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveAccessibleName('1, 一, yī');

  await page.keyboard.press('ArrowRight');
  await expect(card(page)).toHaveAccessibleName('2, 二, èr');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(card(page)).toHaveAccessibleName('36, 三十六, sānshíliù');
  await page.keyboard.press('Home');
  await expect(card(page)).toHaveAccessibleName('1, 一, yī');
  await page.keyboard.press('End');
  await expect(card(page)).toHaveAccessibleName('36, 三十六, sānshíliù');

  const reached = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) return button;
    }
    throw new Error(`${name} cannot be reached with Tab`);
  };
  await reached('Back');
  await reached('Next card');
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveAccessibleName('1, 一, yī');
  const formal = await reached('大写 Formal numerals');
  await page.keyboard.press('Space');
  await expect(formal).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page)).toContainText('壹');
  await reached('1, 一, yī');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveAccessibleName('2, 二, èr');
});

test('a key with Ctrl or Alt belongs to the browser', async ({ page }) => {
  await page.goto('/buyao/cards');
  await expect(card(page)).toHaveAccessibleName('1, 一, yī');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(card(page)).toHaveAccessibleName('2, 二, èr');
});

test('characters are in the bundled font and tagged as Chinese', async ({ page }) => {
  await page.goto('/buyao/cards');
  const character = card(page).getByText('一', { exact: true });
  await expect(character).toHaveAttribute('lang', 'zh-Hans');
  await expect(character).toHaveCSS('font-family', /ShushuKai/);
  expect(await page.evaluate(() => document.fonts.check('16px ShushuKai', '一'))).toBe(true);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the page says that it is Chinese, and is', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByText('玩牌学数数')).toBeVisible();
    await page.getByRole('link', { name: '看牌: 不要，谢谢' }).click();
    await expect(page.getByText('第 1 张，共 36 张')).toBeVisible();
    await page.screenshot({ path: `test-results/screens/deck-zh-${test.info().project.name}.png` });
  });
});
