import type { Page } from '@playwright/test';
import { levelOf } from '../../app/ladder/climbed';
import { prepare } from './match';
import { legalMoves, newMatch, play, result, type Match, type Take } from '../../engine';
import { expect, test } from './site';
import {
  button,
  byDrag,
  byTaps,
  keptMatch,
  piece,
  playersOf,
  sitDown,
  type Carry,
} from './sitting';
import { takeSums } from './sums';

async function openAt(page: Page, address: string, texts: Record<string, string> = {}) {
  await prepare(page, { settings: { motion: 'off' }, texts });
  await page.goto(address);
}

const done = (...levels: number[]) => ({
  'shushu.ladder': JSON.stringify({ v: 1, data: { done: levels, showAll: false } }),
});

const step = (page: Page, level: number) => button(page, new RegExp(`^Step ${level},`));

type Told = readonly [wait: string, carried: readonly (readonly [string, string])[], take: string];

/** Through a guided game, by what it tells to carry onto what. */
async function follow(page: Page, by: Carry, told: readonly Told[]) {
  for (const [wait, carried, take] of told) {
    await expect(page.getByText(wait).first()).toBeVisible();
    for (const [what, onto] of carried) {
      await by(page, what, `heap-${onto}`, piece(page, onto));
    }
    await button(page, take).click();
  }
}

const MINUS: readonly Told[] = [
  [
    'A wild card changes a number',
    [
      ['-2', 'r10'],
      ['g8', 'r10'],
    ],
    'Take with 8',
  ],
  [
    'It changes a sum as well',
    [
      ['o7', 'b5'],
      ['-3', 'b5'],
      ['r9', 'b5'],
    ],
    'Take with 9',
  ],
  [
    'A wild card that lies on the table',
    [
      ['-4', 'r13'],
      ['b9', 'r13'],
    ],
    'Take with 9',
  ],
];

const PARTS: readonly Told[] = [
  [
    '½ makes a half of a number',
    [
      ['1/2', 'r12'],
      ['g6', 'r12'],
    ],
    'Take with 6',
  ],
  [
    'A part can be of a sum',
    [
      ['o7', 'b5'],
      ['1/4', 'b5'],
      ['r3', 'b5'],
    ],
    'Take with 3',
  ],
  [
    'is a quarter, too',
    [
      ['25%', 'r8'],
      ['o2', 'r8'],
    ],
    'Take with 2',
  ],
];

test('the guided game of minus by dragging, which opens the next step', async ({ page }) => {
  await openAt(page, '/ladder', done(0, 1));
  await expect(step(page, 3)).toBeDisabled();
  await button(page, 'Guided, one minute').click();
  await expect(page).toHaveURL(/\/numero\/lesson\/2$/);
  await follow(page, byDrag, MINUS);
  await expect(page.getByText('Minus cards go with what they take').first()).toBeVisible();
  await button(page, 'Back').click();
  await expect(button(page, 'Step 2, Taking away, done')).toBeVisible();
  await expect(button(page, 'Step 3, Times and divided, your next step')).toBeVisible();
});

test('the guided game of parts by tapping', { tag: '@once' }, async ({ page }) => {
  await openAt(page, '/numero/lesson/4');
  await follow(page, byTaps, PARTS);
  await expect(page.getByText('are three ways to write one half').first()).toBeVisible();
});

test(
  'the first one has its own address with and without its level',
  { tag: '@once' },
  async ({ page }) => {
    for (const address of ['/numero/lesson', '/numero/lesson/1', '/patience/lesson/1']) {
      await page.goto(address);
      await expect(page.getByText(/Drag the 5 onto the 3/).first()).toBeVisible();
    }
    for (const address of ['/numero/lesson/3', '/numero/lesson/two', '/buyao/lesson/2']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    }
  },
);

test('from a step to a game of its level', { tag: '@once' }, async ({ page }) => {
  await openAt(page, '/ladder', done(0, 1, 2));
  await button(page, 'Alone: Patience').click();
  await expect(page.getByText(/^Put cards together, then take them/)).toBeVisible();
  const match = await keptMatch(page, 'patience');
  expect(levelOf(match)).toBe(3);
});

test('a game that is played to its end opens the next step', { tag: '@once' }, async ({ page }) => {
  const { match, last } = nearlyOver();
  await sitDown(page, { match, players: playersOf('Mei'), sharing: 'pass' });
  await takeSums(page, last);
  await expect(button(page, 'New game')).toBeVisible();
  // It is written down a moment later.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shushu.ladder')))
    .toContain('"done":[0]');
  await page.goto('/ladder');
  await expect(button(page, 'Step 0, Adding up to 10, done')).toBeVisible();
});

test(
  'all steps can be opened, and the challenge of today is one way of each',
  { tag: '@once' },
  async ({ page }) => {
    await openAt(page, '/ladder');
    await expect(step(page, 6)).toBeDisabled();
    await page.getByRole('switch', { name: 'Open all steps' }).click();
    await step(page, 6).click();
    await button(page, 'Today’s challenge').click();
    await expect(page).toHaveURL(/\/today\/\d{4}-\d\d-\d\d\/6$/);
  },
);

/** A game of patience with one take to go. */
function nearlyOver(): { match: Match; last: Take } {
  let match = newMatch({ game: 'patience', seats: 1, options: { level: 0 }, seed: 'short' });
  for (;;) {
    const last = legalMoves(match, 0)[0] as Take; // there is nothing but takes
    const { match: next } = play(match, 0, last);
    if (result(next)) return { match, last };
    match = next;
  }
}
