import type { Page } from '@playwright/test';
import { SO_SO } from '../app/review/short';
import { tabTo } from './player';
import { shortPatience, sitAtPatience } from './shortPatience';
import { expect, test } from './site';
import { button, graveFindings, piece, untilMoves, zone } from './sitting';

const link = (page: Page, name: string) =>
  page.getByRole('link', { name: `${name}: NUMERO Patience` });
const tile = (page: Page, turn: number) => button(page, new RegExp(`^Turn ${turn}: `));
const turn = (page: Page, at: number) =>
  page.getByRole('heading', { name: `Turn ${at} of 3`, exact: true });

/** From the end of a game in which some was left. */
async function lookBack(page: Page) {
  await sitAtPatience(page, shortPatience(...SO_SO));
  await link(page, 'Look back').click();
  await expect(page.getByRole('img', { name: 'Accuracy 67 %' })).toBeVisible();
}

async function expectFirstTurn(page: Page) {
  await expect(turn(page, 1)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Taken' })).toContainText('2 cards, 3 points');
  const best = page.getByRole('group', { name: 'The best there was' });
  await expect(best).toContainText('4 cards, 6 points');
  await expect(best).toContainText('5 + 3 = 8');
  await expect(best).toContainText('五加三等于八');
}

test('after a game: how well, when, and turn by turn; a tap opens a turn', async ({ page }) => {
  await lookBack(page);
  await expect(page.getByText('6 of 9 cards taken')).toBeVisible();
  await expect(
    page.getByRole('img', {
      name: 'Turn by turn, 3 turns: 6 of 9 cards taken. Most was left in turn 1: 2 cards.',
    }),
  ).toBeVisible();
  await expect(button(page, /^Turn \d: /)).toHaveText(['12/4', '22 ✓', '32/3']);
  await tile(page, 1).click();
  await expectFirstTurn(page);
  await button(page, 'Next turn').click();
  await expect(turn(page, 2)).toBeVisible();
  await expect(page.getByText('Nothing better was there.')).toBeVisible();
  expect(await graveFindings(page)).toEqual([]);
});

test('the same by keys alone', { tag: '@once' }, async ({ page }) => {
  await sitAtPatience(page, shortPatience(...SO_SO));
  await tabTo(page, link(page, 'Look back'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Accuracy 67 %' })).toBeVisible();
  // An arrow opens a turn, or goes on from the one that lies open.
  const beside = await turn(page, 1).isVisible();
  await page.keyboard.press('ArrowRight');
  await expect(turn(page, beside ? 2 : 1)).toBeVisible();
  if (!beside) {
    // A sheet that has only just come may not listen yet.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(turn(page, 1)).toBeHidden({ timeout: 500 });
    }).toPass();
  }
  await tabTo(page, tile(page, 1));
  await page.keyboard.press('Enter');
  await expectFirstTurn(page);
  await tabTo(page, button(page, 'Next turn'));
  await page.keyboard.press('Enter');
  await expect(turn(page, 2)).toBeVisible();
});

test('by its address: the last game, or nothing yet', { tag: '@once' }, async ({ page }) => {
  await page.goto('/patience/review');
  await expect(page.getByText(/^No game to look back on yet/)).toBeVisible();
  await sitAtPatience(page, shortPatience(...SO_SO.slice(0, 1)));
  await page.goto('/patience/review');
  await expect(page.getByText(/^This game is still being played/)).toBeVisible();
  await sitAtPatience(page, shortPatience(...SO_SO));
  await page.goto('/patience/review');
  await expect(page.getByText('6 of 9 cards taken')).toBeVisible();
  await page.goto('/patience/nonsense');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

/** What was put together is taken with a card of the hand: each piece is tapped, and where it goes. */
async function take(page: Page, number: string, ...steps: readonly [what: string, onto: string][]) {
  for (const [what, onto] of steps) {
    await piece(page, what).getByRole('button').click();
    await zone(page, `heap-${onto}`).click();
  }
  await button(page, `Take with ${number}`).click();
}

test(
  'a game counts once, taken back or not, and the same deal again is another game',
  { tag: '@once' },
  async ({ page }) => {
    await sitAtPatience(page, shortPatience(...SO_SO.slice(0, 2)));
    await take(page, '3', ['r3', 'g3']);
    await expect(page.getByText('Accuracy 67 %')).toBeVisible();
    await button(page, 'Undo').click();
    await take(page, '3', ['r3', 'g3'], ['b3', 'g3']);
    await expect(page.getByText('Accuracy 78 %')).toBeVisible();

    await button(page, 'Same deal again').click();
    await take(page, '8', ['o5', 'g3'], ['g8', 'g3'], ['b8', 'g3']);
    await untilMoves(page, 'patience', 1);
    await take(page, '3', ['r3', 'b3']);
    await expect(page.getByText('Accuracy 100 %')).toBeVisible();

    await link(page, 'Statistics').click();
    const kind = page.getByRole('group', { name: '0 · numbers 1–10, for cards' });
    for (const name of ['Played: 2', 'Best: 7', 'On average: 6.5', 'Whole pack dealt: 0']) {
      await expect(kind.getByRole('img', { name, exact: true })).toBeVisible();
    }
    await expect(kind.getByRole('img', { name: 'Accuracy on average: 89 %' })).toBeVisible();
    await expect(page.getByRole('img', { name: /now 1 day, the longest 1 day$/ })).toBeVisible();

    await page.reload();
    await expect(kind.getByRole('img', { name: 'Played: 2' })).toBeVisible();
    await button(page, 'Forget the statistics').click();
    await button(page, 'Yes, forget them').click();
    await expect(page.getByText(/^Nothing to count yet/)).toBeVisible();
  },
);
