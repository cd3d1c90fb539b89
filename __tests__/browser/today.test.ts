import type { Page } from '@playwright/test';
import { seekChallenge, type Challenge } from '../../app/today/challenge';
import type { Played } from '../../app/today/played';
import { prepare } from './match';
import { dragByMouse, tabTo } from './player';
import { expect, test } from './site';
import { button, byDrag, byKeyboard, byTaps, piece, type Carry } from './sitting';
import { takeSums } from './sums';

/** Centre 8 6 1 14 9, hand 10 12 13 15 14: the 15 takes 14 + 1 and 9 + 6, five cards. */
const DAY = '2026-11-18';
const LEVEL = 1;
const AT = `/today/${DAY}/${LEVEL}`;

const heap = (id: string) => `heap-${id}`;

/** To this address on that day, at ten in the morning, with nothing that flies. */
async function openOn(
  page: Page,
  day: string,
  address: string,
  texts: Record<string, string> = {},
) {
  await page.clock.setFixedTime(new Date(`${day}T10:00:00`));
  await prepare(page, { settings: { motion: 'off' }, texts });
  await page.goto(address);
}

async function openIt(page: Page) {
  await openOn(page, DAY, AT);
  await expect(piece(page, 'r14')).toBeVisible();
}

const carry = (page: Page, by: Carry, what: string, onto: string) =>
  by(page, what, heap(onto), piece(page, onto));

/** All but the last press. */
async function putTogether(page: Page, by: Carry) {
  await carry(page, by, 'o1', 'r14');
  await expect(page.getByText('14 + 1 = 15').first()).toBeVisible();
  await carry(page, by, 'b6', 'b9');
  await carry(page, by, 'r15', 'r14');
  await carry(page, by, 'b9', 'r14');
}

async function solve(page: Page) {
  await putTogether(page, byTaps);
  await button(page, 'Take with 15').click();
  await expectFound(page);
}

async function expectFound(page: Page) {
  await expect(page.getByRole('heading', { name: 'Found!' })).toBeVisible();
  await expect(page.getByText('14 + 1 = 15').first()).toBeVisible();
  await expect(page.getByText('9 + 6 = 15').first()).toBeVisible();
}

/** What the app keeps of the challenges that were played. */
async function keptPlayed(page: Page): Promise<Played[]> {
  const text = await page.evaluate(() => localStorage.getItem('shushu.today.played'));
  return text === null ? [] : (JSON.parse(text) as { data: Played[] }).data;
}

test('is solved by dragging, told with praise, and stays solved', async ({ page }) => {
  await openIt(page);
  await expect(page.getByText('One take wins 5 cards. Which?')).toBeVisible();
  await putTogether(page, byDrag);
  await button(page, 'Take with 15').click();
  await expectFound(page);
  await expect(page.getByRole('img', { name: '3 stars of 3' })).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await page.reload();
  await expectFound(page);
  await button(page, 'All days').click();
  await expect(page.getByRole('link', { name: /^Level 1, .*: solved$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '18 November: solved' })).toBeVisible();
});

test('is solved by tapping', { tag: '@once' }, async ({ page }) => {
  await openIt(page);
  await solve(page);
});

test('is solved by keys alone', { tag: '@once' }, async ({ page }) => {
  await openIt(page);
  await putTogether(page, byKeyboard);
  await tabTo(page, button(page, 'Take with 15'));
  await page.keyboard.press('Enter');
  await expectFound(page);
});

test(
  'what is not true is refused, what is not the best is told, and all of it can be taken back',
  { tag: '@once' },
  async ({ page }) => {
    await openIt(page);
    await dragByMouse(page, piece(page, 'o10'), piece(page, 'b9'));
    await expect(page.getByText('This makes 9, not 10.')).toBeVisible();

    await carry(page, byDrag, 'o14', 'r14');
    await button(page, 'Take with 14').click();
    await expect(
      page.getByText('That is true, and wins 2 cards. But there is a take of 5.'),
    ).toBeVisible();
    // It lies there still, to go on from.
    await expect(button(page, 'Take with 14')).toBeVisible();
    await button(page, 'One step back').click();
    await expect(button(page, 'Take with 14')).toBeHidden();
    await expect(button(page, 'One step back')).toBeHidden();

    await carry(page, byDrag, 'o1', 'r14');
    await carry(page, byDrag, 'b6', 'b9');
    await page.keyboard.press('u');
    await expect(piece(page, 'b6')).toBeVisible();
    await expect(piece(page, 'o1')).toBeHidden();
    await carry(page, byDrag, 'b6', 'b9');
    await button(page, 'All back').click();
    await expect(piece(page, 'b6')).toBeVisible();
    await expect(piece(page, 'o1')).toBeVisible();

    await solve(page);
    expect(await keptPlayed(page)).toMatchObject([{ tries: [2], hints: 0, inTime: true }]);
  },
);

test(
  'what is half put together is there again after a kill',
  { tag: '@once' },
  async ({ page }) => {
    await openIt(page);
    await carry(page, byDrag, 'o1', 'r14');
    await button(page, 'Hint').click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 hint so far')).toBeVisible();
    await page.reload();
    await expect(page.getByText('14 + 1 = 15').first()).toBeVisible();
    await expect(page.getByText('1 hint so far')).toBeVisible();
    await button(page, 'One step back').click();
    await solve(page);
    await expect(page.getByRole('img', { name: '2 stars of 3' })).toBeVisible();
  },
);

test('can be given up, and is no star then', { tag: '@once' }, async ({ page }) => {
  await openIt(page);
  await button(page, 'More').click();
  await button(page, 'Show me the best take').click();
  await button(page, 'Yes, show it').click();
  await expect(page.getByRole('heading', { name: 'It was there' })).toBeVisible();
  await expect(page.getByText('9 + 6 = 15').first()).toBeVisible();
  await expect(button(page, 'Share')).toBeHidden();
  // Solved afterwards it is for its own sake.
  await button(page, 'Try it once more').click();
  await putTogether(page, byTaps);
  await button(page, 'Take with 15').click();
  await expect(page.getByRole('heading', { name: 'It was there' })).toBeVisible();
  expect(await keptPlayed(page)).toMatchObject([{ end: 'gaveUp' }]);
});

test(
  'a past day can be played, and leaves the days in a row as they are',
  { tag: '@once' },
  async ({ page }) => {
    await openOn(page, DAY, '/today');
    // The calendar shows the level that was chosen.
    await page.getByRole('radio', { name: '0' }).click();
    await page.getByRole('link', { name: '16 November: not played yet' }).click();
    await expect(page).toHaveURL(/\/today\/2026-11-16\/0$/);
    const challenge = challengeOf('2026-11-16', 0);
    await expect(piece(page, challenge.best.card)).toBeVisible();
    await takeSums(page, challenge.best);
    await expect(page.getByRole('heading', { name: 'Found!' })).toBeVisible();
    await expect(page.getByText('A challenge of another day does not change')).toBeVisible();
    await button(page, 'All days').click();
    await expect(page.getByText('No days in a row yet')).toBeVisible();
    await expect(page.getByRole('link', { name: '16 November: solved' })).toBeVisible();
  },
);

test(
  'over midnight it stays the one of the day it was begun on',
  { tag: '@once' },
  async ({ page }) => {
    await openIt(page);
    await page.clock.setFixedTime(new Date('2026-11-19T00:05:00'));
    await solve(page);
    await expect(page.getByText('1 day in a row')).toBeVisible();
    expect(await keptPlayed(page)).toMatchObject([{ date: DAY, inTime: true }]);
    await button(page, 'All days').click();
    await expect(page.getByRole('heading', { name: 'Thursday, 19 November 2026' })).toBeVisible();
  },
);

test('is shared without giving anything away', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openIt(page);
  await solve(page);
  await button(page, 'Share').click();
  await expect(page.getByText('Copied. Paste it wherever you like.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '数数 2026-11-18 level 1: ★★★ · 5 cards · no hint\n■■■■■',
  );
});

test(
  'where nothing can be copied, the text is there to be selected',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await openIt(page);
    await solve(page);
    await button(page, 'Share').click();
    await expect(page.getByText('数数 2026-11-18 level 1: ★★★')).toBeVisible();
  },
);

test(
  'a day that has not come yet is told of, one that never was leads nowhere',
  { tag: '@once' },
  async ({ page }) => {
    await openOn(page, DAY, '/today/2026-11-19/1');
    await expect(page.getByRole('heading', { name: 'This day has not come yet' })).toBeVisible();
    await page.getByRole('link', { name: 'To today’s challenge' }).click();
    await expect(page.getByRole('heading', { name: 'Wednesday, 18 November 2026' })).toBeVisible();
    for (const address of ['/today/2026-02-30/1', '/today/2026-11-18/7', '/today/2026-11-18/one']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    }
  },
);

function challengeOf(date: string, level: number): Challenge {
  const search = seekChallenge(date, level);
  while (!search.done) search.step();
  return search.best();
}
