import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SHORT, sit, textOf } from './match';
import { answer } from './player';
import { serve } from './serve';
import { expect, test as base } from './site';

const built = path.join(__dirname, '../../dist');

interface Site {
  readonly url: string;
  /** The network is gone. */
  readonly stop: () => void;
  /** Somebody puts a new version on the server. */
  readonly renew: () => void;
}

/** A site of its own for each test: it is stopped and changed. */
const test = base.extend<{ own: Site }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs here
  own: async ({}, use) => {
    if (!fs.existsSync(path.join(built, 'sw.js'))) {
      throw new Error('This build has no worker. Run: npm run export:web');
    }
    const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'shushu-'));
    fs.cpSync(built, copy, { recursive: true });
    const server = await serve(copy);
    await use({
      url: server.url,
      stop: server.close,
      renew: () => fs.appendFileSync(path.join(copy, 'sw.js'), '\n// another version\n'),
    });
    server.close();
    fs.rmSync(copy, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByText('A new version is ready.');

/** Opens the app for the first time, and waits until all of it lies in the browser. */
async function visit(page: Page, url: string) {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test(
  'without a network the app opens at any of its addresses, plays, and comes back after a reload',
  { tag: '@once' },
  async ({ page, own }) => {
    await visit(page, own.url);
    const match = textOf(sit('Mei * *', SHORT));
    await page.evaluate((text) => localStorage.setItem('shushu.match.buyao', text), match);
    own.stop();

    await page.goto(`${own.url}/buyao`);
    await answer(page, 'decline').click();
    await expect(page.getByRole('group', { name: /^Mei, whose turn it is/ })).toBeVisible();
    await page.reload();
    await expect(answer(page, 'take')).toBeVisible();
    const moves = await page.evaluate(() => localStorage.getItem('shushu.match.buyao'));
    expect(moves).toContain('decline');

    await page.goto(`${own.url}/buyao/cards`);
    const character = page.getByRole('img').getByText('一', { exact: true });
    await expect(character).toHaveCSS('font-family', /ShushuKai/);
    expect(await page.evaluate(() => document.fonts.check('16px ShushuKai', '一'))).toBe(true);
  },
);

test(
  'a new version is told of on Home, waits while a game goes on, and comes when it is asked in',
  { tag: '@once' },
  async ({ page, own }) => {
    await visit(page, own.url);
    // The second visit is served from the browser.
    await page.goto(`${own.url}/buyao/new`);
    await page.getByRole('button', { name: /^Practise/ }).click();
    await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
    own.renew();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.ready;
      return registration.waiting !== null;
    });
    // Home lies below the table, and is not shown.
    await expect(notice(page)).toHaveCount(1);
    await expect(notice(page)).toBeHidden();

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.ready;
      return registration.waiting === null && registration.active?.state === 'activated';
    });
    await expect(page.getByRole('link', { name: /^Continue: / })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  },
);

test(
  'the app says what an installed one is called and looks like',
  { tag: '@once' },
  async ({ page, own }) => {
    await page.goto(own.url);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const address = new URL(href ?? '', own.url);
    const manifest = await (await page.request.get(address.href)).json();
    expect(manifest).toMatchObject({ short_name: '数数', display: 'standalone' });
    const sizes = manifest.icons.map(({ sizes: size }: { sizes: string }) => size);
    expect(sizes).toEqual(['192x192', '512x512', '512x512']);
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(new URL(src, address).href);
      expect(icon.headers()['content-type']).toBe('image/png');
    }
  },
);
