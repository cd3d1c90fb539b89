import { Buffer } from 'node:buffer';
import { loadavg } from 'node:os';
import { median } from '../quantile.mjs';
import { say, table, whole } from '../say.mjs';
import { inFreshPage, openBrowser } from './browser.mjs';
import { exportOurs } from './exports.mjs';
import { timeToTouchIn } from './load.mjs';
import { serve } from './serve.mjs';

const LOADS = 7;
const WINDOW = { width: 390, height: 844 };
/** Of fifty matches each. */
const PAGES = { few: 1, many: 100 };

/** What is waited for, on which screen. */
const PLACES = {
  home: ['/', 'a[href*="/records"]'],
  'the list of records': ['/records', 'a[href*="/records/"]'],
  'a player’s page': ['/players/p1', '[role="listitem"][aria-label^="18:"]'],
  'a match, to be played through': ['/records/m0', '[role="slider"]'],
};

/** The app with thousands of finished matches beside the app with fifty, turn by turn. */
export async function measureRecords(folder, finished) {
  const busy = loadavg()[0];
  const { weights, backup } = await finished();
  const { url, close } = await serve(exportOurs(folder));
  const browser = await openBrowser();
  try {
    say('## Finished matches on a device');
    say();
    say(`What else this machine had to do, as its load average before: ${busy.toFixed(1)}.`);
    say();
    weigh(weights);
    const fifty = await putOnRecord(browser, url, backup);
    await compare(browser, url, fifty);
  } finally {
    await browser.close();
    close();
  }
}

function weigh(weights) {
  say('### A match as it is kept');
  say();
  table(
    ['game', 'moves', 'letters of its save', 'letters as it is kept'],
    weights.map(({ game, moves, letters, packed }) => [
      game,
      ...[moves, letters, packed].map(whole),
    ]),
  );
  say('Medians of ten matches of easy bots each, at every size of table in turn.');
  say();
}

/** Lets the app itself put them on record, and hands back what it has kept. */
function putOnRecord(browser, url, backup) {
  return inFreshPage(browser, { viewport: WINDOW, slowdown: 1 }, async (page) => {
    await page.goto(`${url}/records`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Bring in a backup' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose the file' }).click();
    const buffer = Buffer.from(backup);
    await (await chooser).setFiles({ name: 'b.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: /^Add 50/ }).click({ timeout: 120_000 });
    await page.getByText('50 matches were added.').waitFor({ timeout: 120_000 });
    const all = await page.evaluate(shelf);
    return { rows: all['shushu.records.1'], moves: all['shushu.records.1.moves'] };
  });
}

/** In the page: what lies in the app's own database, by key. */
function shelf() {
  return new Promise((resolve) => {
    const opened = indexedDB.open('shushu', 1);
    opened.onsuccess = () => {
      const store = opened.result.transaction('texts').objectStore('texts');
      const keys = store.getAllKeys();
      const texts = store.getAll();
      texts.onsuccess = () =>
        resolve(Object.fromEntries(keys.result.map((key, at) => [key, texts.result[at]])));
    };
  });
}

/** The same fifty on so many pages, under other names on each. */
function device({ rows, moves }, pages) {
  const renamed = (text, page) => text.replaceAll('["m', page === 1 ? '["m' : `["n${page}m`);
  return Object.fromEntries(
    Array.from({ length: pages }, (_, at) => at + 1).flatMap((page) => [
      [`shushu.records.${page}`, renamed(rows, page)],
      [`shushu.records.${page}.moves`, renamed(moves, page)],
    ]),
  );
}

async function compare(browser, url, fifty) {
  const kept = Object.fromEntries(
    Object.entries(PAGES).map(([name, pages]) => [name, device(fifty, pages)]),
  );
  const letters = (texts) =>
    Object.entries(texts).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  say('### From the address to what can be touched');
  say();
  const lines = [];
  for (const [place, [path, selector]] of Object.entries(PLACES)) {
    const found = { few: [], many: [] };
    for (let round = 0; round < LOADS; round++) {
      for (const [name, texts] of Object.entries(kept)) {
        const conditions = { viewport: WINDOW, slowdown: 1, texts };
        found[name].push(await timeToTouchIn(browser, conditions, url, path, selector));
      }
    }
    const [few, many] = [median(found.few), median(found.many)];
    lines.push([place, ms(few), ms(many), `${(many / few).toFixed(2)} ×`]);
  }
  table(['screen', 'with 50', 'with 5,000', 'ratio'], lines);
  say(
    `Medians of ${LOADS} loads each, turn by turn, of a page in which nothing was open before. The 50 are ${whole(letters(kept.few) / 1000)} thousand letters in the browser’s database, the 5,000 are ${whole(letters(kept.many) / 1000)} thousand.`,
  );
  say();
}

const ms = (time) => `${whole(time)} ms`;
