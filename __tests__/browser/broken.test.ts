import type { Page } from '@playwright/test';
import { kept, MATCH, prepare, SHORT, sit, textOf } from './match';
import { answer } from './player';
import { expect, test } from './site';

const whole = textOf(sit('Mei * *', { ...SHORT, moves: 't d' }));

/** The same save with something else in the engine's part of it. */
function withMatch(change: (match: Record<string, unknown>) => object): string {
  const { v, data } = JSON.parse(whole) as { v: number; data: { match: string } };
  const match = JSON.stringify(change(JSON.parse(data.match)));
  return JSON.stringify({ v, data: { ...data, match } });
}

const saves = {
  'is no JSON': 'once upon a time',
  'is cut off': whole.slice(0, -40),
  'has a move that the rules do not allow': withMatch((match) => ({
    ...match,
    moves: [[1, { type: 'take' }]],
  })),
  'comes from a newer app': whole.replace('{"v":1', '{"v":99'),
  'comes from newer rules': withMatch((match) => ({ ...match, version: 99 })),
  'is of another game': withMatch((match) => ({ ...match, game: 'mahjong' })),
  'lacks a player': whole
    .replace('{"kind":"bot","name":"dongmei","level":"easy"}', '')
    .replace(',]', ']'),
};

const onDevice = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

const told = (page: Page) => page.getByText(/^The last game could not be read/);

for (const [kind, text] of Object.entries(saves)) {
  test(
    `a save that ${kind} is told of in words, and a copy of it kept`,
    { tag: '@once' },
    async ({ page }) => {
      expect(text).not.toBe(whole);
      await prepare(page, { texts: { [MATCH]: text }, settings: { face: 'hanzi' } });
      await page.goto('/');
      await expect(told(page)).toBeVisible();
      await expect(page.getByRole('link', { name: /^Continue: / })).toHaveCount(0);
      expect(await onDevice(page, `${MATCH}.broken`)).toBe(text);
      expect(await onDevice(page, MATCH)).toBeNull();
      expect(await onDevice(page, 'shushu.face')).toBe('{"v":1,"data":"hanzi"}');
    },
  );
}

test(
  'after a broken save a new game can start, and nothing else is lost',
  { tag: '@once' },
  async ({ page }) => {
    const text = saves['is cut off'];
    await prepare(page, {
      texts: { [MATCH]: text, 'shushu.names': '{"v":1,"data":["Mei"]}' },
      settings: { motion: 'off', face: 'hanzi' },
    });
    await page.goto('/buyao'); // straight to the table, as a bookmark would
    await expect(page).toHaveURL(/\/buyao\/new$/);
    await expect(told(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mei at seat 1' })).toBeVisible();
    await page.getByRole('button', { name: /^Young class/ }).click();

    const take = answer(page, 'take');
    await expect(take).toHaveAttribute('aria-disabled', 'false'); // once the bots have begun, if they do
    await take.click();
    await expect.poll(async () => (await kept(page)).moves.length).toBeGreaterThan(0);
    expect(await onDevice(page, `${MATCH}.broken`)).toBe(text);

    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Continue: / })).toBeVisible();
    await expect(told(page)).toHaveCount(0);
  },
);

test(
  'a setting that cannot be read is set back and told of once, and the others stay',
  { tag: '@once' },
  async ({ page }) => {
    await prepare(page, {
      texts: { 'shushu.face': '{"v":1,"data":"upside down"}' },
      settings: { theme: 'dark', language: 'en' },
    });
    await page.goto('/settings');
    const notice = page.getByRole('status').filter({ hasText: 'One setting could not be read' });
    await expect(notice).toHaveText('One setting could not be read and was set back.');
    await expect(page.getByRole('radio', { name: 'with pinyin and digits' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await onDevice(page, 'shushu.face.broken')).toBe('{"v":1,"data":"upside down"}');

    await page.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(notice).toHaveCount(0);
  },
);

test('several settings that cannot be read are counted', { tag: '@once' }, async ({ page }) => {
  await prepare(page, { texts: { 'shushu.face': '', 'shushu.motion': '[]' } });
  await page.goto('/');
  await expect(page.getByText('2 settings could not be read and were set back.')).toBeVisible();
});

const refusals = {
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'gives and takes nothing': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
};

for (const [kind, refuse] of Object.entries(refusals)) {
  test(
    `on a device that ${kind} one plays on, and is told so once`,
    { tag: '@once' },
    async ({ page }) => {
      const warned = page.getByText(/^This device keeps nothing for us/);
      await page.addInitScript(refuse);
      await page.goto('/buyao/new');
      await page.getByRole('radio', { name: '1–20, a shorter game' }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      const take = answer(page, 'take');
      await expect(take).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 });
      const pile = page.getByRole('img', { name: /^The pile: / });
      const left = await pile.getAttribute('aria-label');
      await take.click();
      await expect(pile).not.toHaveAttribute('aria-label', left ?? '');

      await page.getByRole('button', { name: 'Back' }).click();
      await expect(warned).toHaveCount(1);
      await expect(warned).toBeVisible();
      await page.getByRole('link', { name: /^Continue: / }).click();
      await expect(pile).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
      await expect(warned).toHaveCount(0);
    },
  );
}

test(
  'a part of the app that cannot be fetched is told of, and comes once it can be',
  { tag: '@once' },
  async ({ page }) => {
    // As a host answers that has a newer version and sends something for every address.
    await page.route('**/beyondHome-*.js', (route) => route.fulfill({ body: '' }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText('This part of the app could not be fetched.')).toBeVisible();

    await page.unroute('**/beyondHome-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  },
);
