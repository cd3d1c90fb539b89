import type { Page } from '@playwright/test';
import type { Settings } from '../../app/settings/settings';
import { kept, prepare, sit, viewOf } from './match';
import { answer, botsPonder, coin, dragByMouse, middleOf, openCard, ownPlace } from './player';
import { expect, test } from './site';

const sitting = sit('Mei * *', { pile: [18, 5] });
const view = viewOf(sitting.match);

async function atTable(page: Page, settings: Partial<Settings>) {
  await prepare(page, { sitting, settings: { motion: 'off', ...settings } });
  await page.goto('/buyao');
  await expect(openCard(page, view)).toBeVisible();
}

const faces = {
  hanzi: ['十八'],
  pinyin: ['十八', 'shíbā'],
  digits: ['18', '十八', 'shíbā'],
  digitsOnly: ['18'],
} as const;

for (const [face, shown] of Object.entries(faces) as [Settings['face'], readonly string[]][]) {
  test(
    `with the face “${face}” a card shows ${shown.join(', ')}`,
    { tag: '@once' },
    async ({ page }) => {
      await atTable(page, { face });
      await expect(openCard(page, view)).toHaveText(shown.join(''));
      // Whatever is shown, all of it is said.
      await expect(openCard(page, view).getByRole('button')).toHaveAccessibleName(
        'Open card: 18, 十八, shíbā, with no tokens on it',
      );
    },
  );
}

test(
  'cards come in three sizes, and a change shows at once',
  { tag: '@once' },
  async ({ page }) => {
    await atTable(page, { cardSize: 'S' });
    const wide = async () => (await openCard(page, view).boundingBox())?.width ?? 0;
    const widths = [await wide()];
    for (const size of ['Medium', 'Large']) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: size }).click();
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(openCard(page, view)).toBeVisible();
      await expect.poll(wide).not.toBe(widths.at(-1));
      widths.push(await wide());
    }
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect((await kept(page)).moves).toEqual([]);
  },
);

test('for the left hand, what is played with lies on the left', async ({ page }) => {
  await atTable(page, { leftHanded: true });
  const own = await middleOf(ownPlace(page));
  expect((await middleOf(coin(page, view))).x).toBeLessThan(own.x);
  expect((await middleOf(answer(page, 'take'))).x).toBeLessThan(
    (await middleOf(answer(page, 'decline'))).x,
  );
  const log = page.getByRole('heading', { name: 'What happened' });
  if ((await log.count()) > 0) expect((await middleOf(log)).x).toBeLessThan(own.x);
});

test('for the right hand, it lies on the right', async ({ page }) => {
  await atTable(page, { leftHanded: false });
  expect((await middleOf(coin(page, view))).x).toBeGreaterThan((await middleOf(ownPlace(page))).x);
  expect((await middleOf(answer(page, 'take'))).x).toBeGreaterThan(
    (await middleOf(answer(page, 'decline'))).x,
  );
});

test('in traditional characters one says 不要，謝謝', { tag: '@once' }, async ({ page }) => {
  await botsPonder(page);
  await atTable(page, { script: 'traditional' });
  const decline = page.getByRole('button', { name: '不要，謝謝 Pay a token' });
  await expect(decline.getByText('不要，謝謝')).toHaveAttribute('lang', 'zh-Hant');
  await decline.click();
  await expect(page.locator('[aria-live]').getByText('Mei: 不要，謝謝')).toHaveCount(1);
});

test('dark by choice on a device that is light', { tag: '@once' }, async ({ page }) => {
  await atTable(page, { theme: 'dark' });
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await prepare(page, { settings: { theme: 'light' } });
  await page.goto('/buyao');
  await expect(openCard(page, view)).toBeVisible();
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(brightness(light)).toBeGreaterThan(200);
  expect(brightness(dark)).toBeLessThan(60);
});

function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}

test(
  'a lifted piece can be felt, unless people would rather not',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const felt: unknown[] = [];
      Object.assign(window, { felt });
      Object.defineProperty(navigator, 'vibrate', { value: (how: unknown) => felt.push(how) > 0 });
    });
    const felt = () => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length); // set above
    await atTable(page, { haptics: true });
    await openCard(page, view).click();
    await expect.poll(felt).toBeGreaterThan(0);

    await atTable(page, { haptics: false });
    await openCard(page, view).click();
    await expect(page.getByTestId('zone-seat-0')).toBeVisible();
    expect(await felt()).toBe(0);
  },
);

test.describe('in Chinese', { tag: '@once' }, () => {
  test('the table speaks Chinese: its buttons, its reasons, its log and its end', async ({
    page,
  }) => {
    const last = sit('小梅 * *', { pile: [18], moves: 't'.repeat(16) });
    await prepare(page, { sitting: last, settings: { motion: 'off', language: 'zh' } });
    await page.goto('/buyao');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    for (const name of ['返回', '退一步', '提示', '怎么玩', '更多']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    const open = openCard(page, viewOf(last.match));
    await dragByMouse(page, open, page.getByRole('group', { name: /^冬梅/ }));
    await expect(page.getByRole('status')).toHaveText('要不要这张牌，由小梅决定。');
    await page.getByRole('button', { name: '我要 拿这张牌' }).click();
    await expect(page.getByRole('heading', { name: /赢了|并列第一/ })).toBeVisible();
    await expect(page.locator('[aria-live]').getByText(/^小梅要了/)).toHaveCount(1);
    await expect(page.getByRole('button', { name: '同样的牌再来一局' })).toBeVisible();
  });

  test('hints, menu and setup do so, too', async ({ page }) => {
    await atTable(page, { language: 'zh' });
    await page.getByRole('button', { name: '提示' }).click();
    await page.getByRole('button', { name: '再说一点' }).click();
    await expect(page.getByRole('dialog', { name: '提示' })).toBeVisible();
    await page.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('button', { name: '新的一局' }).click();
    await expect(page.getByRole('button', { name: /^练一练/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: '抽签' })).toBeChecked();
  });
});
