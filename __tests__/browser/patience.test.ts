import type { Page } from '@playwright/test';
import { deckFrom } from '../../app/play/games/numero/deckFrom';
import { newMatch, result, viewFor, type Match } from '../../engine';
import type { PatienceView } from '../../engine/games/patience/state';
import { dragByMouse, tabTo } from './player';
import { expect, test } from './site';
import {
  button,
  graveFindings,
  keptMatch,
  piece,
  playersOf,
  sitDown as sit,
  untilMoves,
  zone,
} from './sitting';

/** Centre 10 6 4 15 13, hand 10 −2 8 14 11: the 10 takes twice, and 10 − 2 is 8. */
const deal = (): Match =>
  newMatch({
    game: 'patience',
    seats: 1,
    options: { level: 2, score: 'points' },
    deck: deckFrom(2, 'b10 r6 g4 o15 g13 r10 -2 g8 b14 r11'),
  });

async function sitDown(page: Page, match = deal()) {
  await sit(page, { match, players: playersOf('Mei'), sharing: 'pass' });
  await expect(piece(page, 'b10')).toBeVisible();
}

const heap = (page: Page, id: string) => zone(page, `heap-${id}`);

async function expectTwoTaken(page: Page) {
  const match = await untilMoves(page, 'patience', 1);
  const { won, score } = viewFor(match, 0) as PatienceView; // a match of patience
  expect([...won].sort()).toEqual(['b10', 'g4', 'r10', 'r6']);
  // Two takes and four cards: six points.
  expect(score).toBe(6);
}

test('a take of two groups by dragging', async ({ page }) => {
  await sitDown(page);
  await dragByMouse(page, piece(page, 'r6'), piece(page, 'g4'));
  await expect(page.getByText('4 + 6 = 10')).toBeVisible();
  await dragByMouse(page, piece(page, 'r10'), piece(page, 'g4'));
  await dragByMouse(page, piece(page, 'b10'), piece(page, 'g4'));
  await button(page, 'Take with 10').click();
  await expectTwoTaken(page);
  await expect(page.getByRole('status')).toHaveText('6 points: a take 1 · a take 1 · cards 4');
});

test('a take of two groups by tapping', async ({ page }) => {
  await sitDown(page);
  for (const card of ['r6', 'r10', 'b10']) {
    await piece(page, card).getByRole('button').click();
    await heap(page, 'g4').click();
  }
  await button(page, 'Take with 10').click();
  await expectTwoTaken(page);
});

test('a take of two groups by keys alone', { tag: '@once' }, async ({ page }) => {
  await sitDown(page);
  for (const card of ['r6', 'r10', 'b10']) {
    const own = piece(page, card).getByRole('button');
    if (card === 'r10') await own.focus();
    else await tabTo(page, own);
    await page.keyboard.press('Enter');
    await tabTo(page, heap(page, 'g4'));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, button(page, 'Take with 10'));
  await page.keyboard.press('Enter');
  await expectTwoTaken(page);
});

test('a sentence that is not true is refused in words, and nothing is lost', async ({ page }) => {
  await sitDown(page);
  await dragByMouse(page, piece(page, 'g8'), piece(page, 'b10'));
  await expect(page.getByText('This makes 10, not 8.')).toBeVisible();
  expect((await keptMatch(page, 'patience')).moves).toEqual([]);

  await dragByMouse(page, piece(page, '-2'), piece(page, 'b10'));
  await dragByMouse(page, piece(page, 'g8'), piece(page, 'b10'));
  await button(page, 'Take with 8').click();
  await untilMoves(page, 'patience', 1);
});

test(
  'what is half put together is there again after a kill, and can be taken apart',
  { tag: '@once' },
  async ({ page }) => {
    await sitDown(page);
    await dragByMouse(page, piece(page, 'r6'), piece(page, 'g4'));
    await expect(page.getByText('4 + 6 = 10')).toBeVisible();
    await page.reload();
    await expect(page.getByText('4 + 6 = 10')).toBeVisible();
    await button(page, 'All back').click();
    await expect(piece(page, 'r6')).toBeVisible();
    await expect(page.getByText('4 + 6 = 10')).toBeHidden();
  },
);

test('the table has no serious fault for assistive tech', async ({ page }) => {
  await sitDown(page);
  await dragByMouse(page, piece(page, 'r6'), piece(page, 'g4'));
  expect(await graveFindings(page)).toEqual([]);
});

test('hints lead to the best take in three steps', { tag: '@once' }, async ({ page }) => {
  await sitDown(page);
  await button(page, 'Hint').click();
  await expect(page.getByText(/There is something to take/)).toBeVisible();
  await button(page, 'Tell me more').click();
  await expect(page.getByText(/Look at these cards/)).toBeVisible();
  await button(page, 'Tell me more').click();
  await expect(page.getByText(/take it with/)).toBeVisible();
  expect(result(await keptMatch(page, 'patience'))).toBeNull();
});
