import type { Page } from '@playwright/test';
import { kept, prepare, SHORT, sit } from './match';
import {
  backup,
  bring,
  choose,
  entryOf,
  few,
  nearlyOver,
  onShelf,
  saved,
  withRecords,
  withRoster,
} from './onRecord';
import { answer } from './player';
import { expect, test } from './site';
import { button, untilMoves } from './sitting';

const rows = (page: Page) => page.getByRole('link', { name: /^No, thank you, / });
const slider = (page: Page) => page.getByRole('slider', { name: 'Move' });
const at = (page: Page, move: number) =>
  expect(slider(page)).toHaveAttribute('aria-valuenow', `${move}`);

/** Plays the one move that is left. */
async function finish(page: Page) {
  await prepare(page, { sitting: withRoster(nearlyOver), settings: { motion: 'off' } });
  await page.goto('/buyao');
  await answer(page, 'take').click();
  await expect(page.getByRole('heading', { name: /wins|share the win/ })).toBeVisible();
}

test('a match that is over is listed once, can be stepped through, and deleted', async ({
  page,
}) => {
  await finish(page);
  await untilMoves(page, 'buyao', nearlyOver.match.moves.length + 1);
  await page.reload(); // come back to it, it is still one match
  await button(page, 'All games').click();
  await page.getByRole('link', { name: 'Records' }).click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).click();

  await at(page, 0);
  const { moves } = await kept(page);
  await expect(slider(page)).toHaveAttribute('aria-valuemax', `${moves.length}`);
  await button(page, 'Next move').click();
  await at(page, 1);
  await expect(page.locator('[aria-live]').getByText(/^Mei took 六 \(6\)/)).toHaveCount(1);
  await button(page, 'One move back').click();
  await at(page, 0);
  await expect(button(page, 'One move back')).toBeDisabled();

  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await at(page, 3);
  await page.keyboard.press('End');
  await at(page, moves.length);
  await expect(button(page, 'Next move')).toBeDisabled();
  await button(page, 'The score').click();
  await expect(page.getByRole('heading', { name: /wins|share the win/ })).toBeVisible();
  await page.keyboard.press('Escape');

  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the slider is nowhere to be seen');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await at(page, 4);

  await button(page, 'More').click();
  await button(page, 'Delete this match').click();
  await button(page, 'No, keep').click();
  await button(page, 'More').click();
  await button(page, 'Delete this match').click();
  await button(page, 'Yes, delete').click();
  await expect(page.getByRole('heading', { name: 'No match yet' })).toBeVisible();
});

test('it plays by itself to the end, and stops when asked', { tag: '@once' }, async ({ page }) => {
  const short = sit('Mei * *', { ...SHORT, moves: 't'.repeat(17) });
  await withRecords(page, [entryOf(short, { id: 'm1' })]);
  await page.clock.install();
  await page.goto('/records/m1');
  await button(page, 'Play by itself').click();
  for (let move = 1; move <= 3; move++) {
    await page.clock.runFor(1_700);
    await at(page, move);
  }
  await button(page, 'Stop').click();
  await page.clock.runFor(10_000);
  await at(page, 3);
  await button(page, 'Play by itself').click();
  for (let move = 4; move <= 17; move++) await page.clock.runFor(1_700);
  await at(page, 17);
  await expect(button(page, 'Play by itself')).toBeVisible();
});

test(
  'the hands of all are open after the end, to whom asks for them',
  { tag: '@once' },
  async ({ page }) => {
    const two = sit('Mei Bo *', { ...SHORT, moves: 't'.repeat(17) });
    await withRecords(page, [entryOf(two, { id: 'm1' })]);
    await page.goto('/records/m1');
    await at(page, 0);
    await expect(page.getByRole('img', { name: /^\d+ tokens$/ })).toHaveCount(0);
    await button(page, 'More').click();
    await page.getByRole('radio', { name: 'Bo' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('img', { name: '10 tokens' })).toHaveCount(1);
  },
);

test('what is shown can be narrowed down', { tag: '@once' }, async ({ page }) => {
  await withRecords(page);
  await expect(rows(page)).toHaveCount(6);
  await button(page, 'Show only').click();
  await page.getByRole('radio', { name: 'Bo' }).click();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('3 of 6 matches')).toBeVisible();
  await button(page, 'Show all').click();
  await expect(rows(page)).toHaveCount(6);
});

test('a player’s page counts what was played and practised', { tag: '@once' }, async ({ page }) => {
  await withRecords(page);
  await button(page, 'Players').click();
  await page.getByRole('link', { name: 'Mei · 4 matches' }).click();
  await expect(page).toHaveURL(/\/players\/mei$/);
  await page.getByRole('radio', { name: 'Heard' }).click();
  // Each of the four matches said 六 three times.
  await expect(page.getByRole('listitem', { name: '6: 12 times', exact: true })).toHaveCount(1);
  await expect(page.getByRole('listitem', { name: '8: never', exact: true })).toHaveCount(1);
});

test(
  'a backup brings everything to another device, and nothing twice',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    await withRecords(page);
    const file = await saved(page, 'Save a backup');
    expect(file.name).toMatch(/^shushu-backup-\d{4}-\d\d-\d\d\.json$/);
    await button(page, 'More').click();
    await button(page, 'Bring in a backup').click();
    await choose(page, file.text);
    await expect(page.getByText('6 matches are here already.')).toBeVisible();
    await expect(page.getByText('Nothing in it is new.')).toBeVisible();

    const other = await (await browser.newContext({ locale: 'en-GB', baseURL })).newPage();
    await bring(other, file.text);
    await expect(other.getByText('6 matches are new.')).toBeVisible();
    await expect(rows(other)).toHaveCount(0);
    await button(other, 'Add 6 matches').click();
    await expect(other.getByText('6 matches were added.')).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(rows(other)).toHaveCount(6);
    expect(JSON.parse((await saved(other, 'Save a backup')).text)).toEqual(JSON.parse(file.text));
    await other.context().close();
  },
);

test(
  'a sheet of results can be opened by a spreadsheet, and does nothing there',
  { tag: '@once' },
  async ({ page }) => {
    const live = sit('=1+1 * *', { ...SHORT, moves: 't'.repeat(17) });
    await withRecords(page, [entryOf(live, { id: 'm1' })]);
    const { name, text } = await saved(page, 'Save as a table (CSV)');
    expect(name).toMatch(/^shushu-results-.*\.csv$/);
    expect(text.startsWith('\uFEFF"Date","Time","Game"')).toBe(true);
    expect(text).toContain(`,"1","'=1+1","Person",`);
    expect(text.split('\r\n')).toHaveLength(5);
  },
);

const hostile = {
  'is no backup at all': ['once upon a time', 'This is no backup of Shǔshù.'],
  'goes on without end': [
    `{"app":"shushu","v":1,"records":${'['.repeat(300_000)}`,
    'This is no backup of Shǔshù.',
  ],
  'has a million entries': [
    backup('1' + ',1'.repeat(999_999)),
    'There are too many matches in this file.',
  ],
  'is full of nonsense': [
    backup(
      '{"__proto__":{"x":1}}',
      `${'['.repeat(9_999)}${']'.repeat(9_999)}`,
      '"<script>alert(1)</script>"',
      '7',
    ),
    '4 were refused: Something in it cannot be understood.',
  ],
  'has moves that the rules do not allow': [
    backup((few[0] ?? '').replace('"type":"take"', '"type":"decline"').replace('[[0', '[[2')),
    '1 was refused: This saved game has a move that the rules do not allow.',
  ],
} as const;

for (const [kind, [text, told]] of Object.entries(hostile)) {
  test(
    `a file that ${kind} is told of in words, and does nothing`,
    { tag: '@once' },
    async ({ page }) => {
      page.on('dialog', () => {
        throw new Error('a script has run');
      });
      await bring(page, text);
      await expect(page.getByText(told)).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: 'No match yet' })).toBeVisible();
      expect(await onShelf(page)).toEqual({});
    },
  );
}

test(
  'what older versions kept of finished matches is there, and nothing beside it is written over',
  { tag: '@once' },
  async ({ page }) => {
    await withRecords(page, few.slice(0, 4));
    const page1 = await onShelf(page);
    expect(Object.keys(page1)).toEqual(['shushu.records.1', 'shushu.records.1.moves']);
    const old = Object.entries(page1).map(([key, text]) => [key, text.replaceAll('["m', '["old')]);
    const texts = Object.fromEntries(old) as Record<string, string>;
    await prepare(page, { texts: { ...texts, 'shushu.records.7.broken': 'torn' } });
    await page.goto('/records');
    await expect(rows(page)).toHaveCount(8);
    await expect(page.getByText('Some matches could not be read.', { exact: false })).toBeVisible();
    expect(await onShelf(page)).toEqual({
      ...page1,
      'shushu.records.7.broken': 'torn',
      'shushu.records.8': texts['shushu.records.1'],
      'shushu.records.8.moves': texts['shushu.records.1.moves'],
    });
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('records');
    await page.goto('/records/old2');
    await expect(slider(page)).toBeVisible();
  },
);

test(
  'where there is no room, one plays on, is told, and makes room',
  { tag: '@once' },
  async ({ page }) => {
    await withRecords(page);
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (text: string, key: string) {
        if (/^shushu\.records\.\d+\.moves$/.test(key) && text.length > 800) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        return put.call(this, text, key);
      };
    });
    await finish(page);
    await button(page, 'New game').click();
    await expect(answer(page, 'take')).toBeVisible();
    await button(page, 'Back').click();
    await page.getByRole('link', { name: 'Records' }).click();
    await expect(page.getByText(/^There is no more room for the last match/)).toBeVisible();
    await expect(rows(page)).toHaveCount(7);
    await button(page, 'Delete the 7 oldest').click();
    await button(page, 'Yes, delete').click();
    await expect(page.getByRole('heading', { name: 'No match yet' })).toBeVisible();
  },
);
