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
function kept(game, options, players, sharing = 'pass') {
  const match = {
    ...{ v: 1, game, version: 1, seats: players.length, options },
    ...{ seed: '数数', moves: [] },
  };
  const data = { match: JSON.stringify(match), players, sharing, hints: players.map(() => 0) };
  return { game, text: JSON.stringify({ v: 1, data }) };
}

const whole = { numbers: 36, first: 0 };
const mei = person('Mei');
const bots = [bot('xiaoming'), bot('dongmei'), bot('dawei')];
const people = [mei, person('Lin'), person('Tao'), person('Ana')];

const alone = kept('buyao', whole, [mei, ...bots]);
const around = kept('buyao', whole, people, 'around');
const fighting = kept('fighting', {}, [mei, ...bots]);
const sequence = kept('sequence', { dealer: 1 }, [mei, bots[0]]);
const sevens = kept('sevens', { dealer: 3 }, [mei, ...bots]);
const numero = kept('numero', { level: 3, dealer: 1 }, [mei, bots[0]]);
const patience = kept('patience', { level: 6, score: 'points' }, [mei]);

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

const light = { scheme: 'light' };
const dark = { scheme: 'dark' };

const scenes = [
  { file: 'phones', size: 'phone', ...light, path: '/', match: alone },
  { file: 'phones', size: 'phone', ...light, path: '/buyao', match: alone, cards: 14 },
  { file: 'phones', size: 'phone', ...light, path: '/patience', match: patience },
  { file: 'phones', size: 'phone', ...dark, path: '/sequence', match: sequence },
  { file: 'phones', size: 'phone', ...light, path: '/fighting', match: fighting },
  { file: 'phones', size: 'phone', ...light, path: '/sevens', match: sevens },
  { file: 'side', size: 'side', ...light, path: '/numero', match: numero },
  { file: 'side', size: 'side', ...dark, path: '/buyao', match: alone, cards: 14 },
  { file: 'tablet', size: 'tablet', ...light, path: '/sequence', match: sequence },
  { file: 'tablet', size: 'tablet', ...dark, path: '/buyao', match: around, cards: 14 },
];

async function photograph(browser, url, { size, scheme, path: address, match, cards }) {
  const page = await browser.newPage({ viewport: sizes[size], colorScheme: scheme });
  await page.addInitScript((kept) => {
    const key = `shushu.match.${kept.game}`;
    if (!localStorage.getItem(key)) localStorage.setItem(key, kept.text);
  }, match);
  await page.goto(url + address);
  await page.getByRole('heading').first().waitFor();
  // Bots who begin have their turn, and cards land.
  await page.waitForTimeout(4000);
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
