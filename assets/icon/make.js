// Renders shushu.svg into every icon that app.json and the web manifest name.
const fs = require('node:fs');
const path = require('node:path');
const { chromium } = require('@playwright/test');
const { launchOptions } = require('../../__tests__/browser/chromium.js');

const drawing = fs.readFileSync(path.join(__dirname, 'shushu.svg'), 'utf8');

const icons = [
  { file: 'icon.png', variant: 'icon', size: 1024 },
  { file: 'foreground.png', variant: 'foreground', size: 1024 },
  { file: 'monochrome.png', variant: 'monochrome', size: 1024 },
  { file: 'splash.png', variant: 'splash', size: 512 },
  { file: 'favicon.png', variant: 'icon', size: 64 },
  { file: '../offline/icon-192.png', variant: 'icon', size: 192 },
  { file: '../offline/icon-512.png', variant: 'icon', size: 512 },
  { file: '../offline/maskable-512.png', variant: 'foreground', size: 512, ground: '#f5eedf' },
];

async function make() {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  for (const { file, variant, size, ground = 'transparent' } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body { margin: 0; background: ${ground} } svg { display: block; width: 100vw; height: 100vh }</style>${drawing}`,
    );
    await page
      .locator('svg')
      .first()
      .evaluate((svg, name) => svg.setAttribute('data-variant', name), variant);
    await page.screenshot({ path: path.join(__dirname, file), omitBackground: true });
  }
  await browser.close();
}

make();
