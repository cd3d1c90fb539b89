// Takes the README's pictures of the exported web build: phones upright, a phone on its side, a tablet.
const path = require('node:path');
const { chromium } = require('@playwright/test');
const { launchOptions } = require('../../__tests__/browser/chromium.js');
const { serve } = require('../../__tests__/browser/serve.js');

const sizes = {
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  tablet: { width: 1180, height: 820 },
};

const person = (name) => ({ kind: 'person', name });
const bot = (name) => ({ kind: 'bot', name, level: 'normal' });

/** A match as the app keeps it, on a deal that is always the same. */
function kept(players, sharing) {
  const match = {
    ...{ v: 1, game: 'buyao', version: 1, seats: players.length },
    ...{ options: { numbers: 36, first: 0 }, seed: '数数', moves: [] },
  };
  const data = { match: JSON.stringify(match), players, sharing, hints: players.map(() => 0) };
  return JSON.stringify({ v: 1, data });
}

const alone = kept([person('Mei'), bot('xiaoming'), bot('dongmei'), bot('dawei')], 'pass');
const four = (sharing) =>
  kept([person('Mei'), person('Lin'), person('Tao'), person('Ana')], sharing);

/** @typedef {import('@playwright/test').Page} Page */

/** Plays on, with no regard to winning, until this many cards are taken or the game is over. */
async function playOn(/** @type {Page} */ page, cards) {
  const take = page.getByRole('button', { name: /Take it/ });
  const pass = page.getByRole('button', { name: /Pay a token/ });
  const hurry = page.getByRole('button', { name: 'Don’t wait' });
  const over = page.getByRole('heading', { name: /wins|share/ });
  const taken = () => page.locator('[data-testid^="piece-"]:not([data-testid*="coin"])').count();
  const asked = page.locator('[aria-disabled="false"]', { hasText: /Take it/ });
  for (let choice = 0; (await taken()) <= cards || !(await asked.isVisible()); choice++) {
    await page.locator('body', { has: take.or(over) }).waitFor();
    if (await over.isVisible()) return;
    if (await hurry.isVisible()) {
      await hurry.click({ timeout: 1000 }).catch(() => {}); // it may have moved already
      continue;
    }
    const dim = await pass.getAttribute('aria-disabled');
    await (choice % 3 === 2 || dim === 'true' ? take : pass).click();
  }
  // Until the last card has landed.
  await page.waitForTimeout(800);
}

const scenes = [
  { file: 'phones', size: 'phone', scheme: 'light', path: '/', match: alone },
  { file: 'phones', size: 'phone', scheme: 'light', path: '/buyao/new' },
  { file: 'phones', size: 'phone', scheme: 'light', path: '/buyao', match: alone, cards: 14 },
  { file: 'phones', size: 'phone', scheme: 'dark', path: '/buyao', match: alone, cards: 14 },
  { file: 'phones', size: 'phone', scheme: 'light', path: '/buyao', match: four('pass') },
  { file: 'phones', size: 'phone', scheme: 'light', path: '/buyao', match: alone, cards: 99 },
  { file: 'side', size: 'side', scheme: 'light', path: '/buyao', match: alone, cards: 14 },
  { file: 'side', size: 'side', scheme: 'dark', path: '/buyao', match: alone, cards: 14 },
  { file: 'tablet', size: 'tablet', scheme: 'light', path: '/buyao', match: alone, cards: 14 },
  {
    ...{ file: 'tablet', size: 'tablet', scheme: 'dark', path: '/buyao' },
    ...{ match: four('around'), cards: 14 },
  },
];

async function photograph(browser, url, { size, scheme, path: address, match, cards }) {
  const page = await browser.newPage({ viewport: sizes[size], colorScheme: scheme });
  await page.addInitScript((value) => {
    if (value && !localStorage.getItem('shushu.match.buyao')) {
      localStorage.setItem('shushu.match.buyao', value);
    }
  }, match);
  await page.goto(url + address);
  await page.getByRole('heading').first().waitFor();
  if (cards) await playOn(page, cards);
  const image = (await page.screenshot()).toString('base64');
  await page.close();
  return image;
}

/** The pictures of one file side by side, all as high as each other. */
async function lay(browser, file, images) {
  const height = { phones: 640, side: 390, tablet: 560 }[file];
  const sheet = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  await sheet.setContent(`<!doctype html>
    <style>
      body { margin: 0; display: flex; gap: 24px; padding: 16px; width: max-content }
      img { height: ${height}px; border-radius: 20px; box-shadow: 0 2px 12px rgb(0 0 0 / 0.25) }
    </style>
    ${images.map((image) => `<img src="data:image/png;base64,${image}">`).join('')}`);
  await sheet
    .locator('body')
    .screenshot({ path: path.join(__dirname, `${file}.png`), omitBackground: true });
  await sheet.close();
}

async function make() {
  const site = await serve();
  const browser = await chromium.launch(launchOptions());
  for (const file of ['phones', 'side', 'tablet']) {
    const images = [];
    for (const scene of scenes.filter((one) => one.file === file)) {
      images.push(await photograph(browser, site.url, scene));
    }
    await lay(browser, file, images);
  }
  await browser.close();
  site.close();
}

make();
