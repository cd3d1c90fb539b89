// Takes the README's picture of the exported web build: three phones side by side.
const path = require('node:path');
const { chromium } = require('@playwright/test');
const { launchOptions } = require('../../__tests__/browser/chromium.js');
const { serve } = require('../../__tests__/browser/serve.js');

/** @type {{ address: string, colorScheme: 'light' | 'dark', press: string[] }[]} */
const phones = [
  { address: '/', colorScheme: 'light', press: [] },
  { address: '/buyao/cards', colorScheme: 'light', press: ['8, 八, bā'] },
  {
    address: '/buyao/cards',
    colorScheme: 'dark',
    press: ['18, 十八, shíbā', '大写 Formal numerals'],
  },
];

async function make() {
  const site = await serve();
  const browser = await chromium.launch(launchOptions());
  const images = [];
  for (const { address, colorScheme, press } of phones) {
    const page = await browser.newPage({ viewport: { width: 390, height: 780 }, colorScheme });
    await page.goto(site.url + address);
    await page.getByRole('heading').waitFor();
    for (const name of press) await page.getByRole('button', { name, exact: true }).click();
    // Choosing a card low in the grid may have scrolled it into view.
    await page.mouse.move(195, 300);
    await page.mouse.wheel(0, -1000);
    images.push((await page.screenshot()).toString('base64'));
    await page.close();
  }
  const sheet = await browser.newPage({ viewport: { width: 960, height: 600 } });
  await sheet.setContent(`
    <style>
      body { margin: 0; display: flex; gap: 24px; padding: 16px; width: max-content }
      img { height: 560px; border-radius: 20px; box-shadow: 0 2px 12px rgb(0 0 0 / 0.25) }
    </style>
    ${images.map((image) => `<img src="data:image/png;base64,${image}">`).join('')}`);
  await sheet
    .locator('body')
    .screenshot({ path: path.join(__dirname, 'shushu.png'), omitBackground: true });
  await browser.close();
  site.close();
}

make();
