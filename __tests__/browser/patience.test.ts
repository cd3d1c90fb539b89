import type { Page } from '@playwright/test';
import { result, viewFor } from '../../engine';
import type { PatienceView } from '../../engine/games/patience/state';
import type { Sitting } from './match';
import { everything, threeWilds, twoGroups } from './numeroTables';
import { dragByMouse, tabTo } from './player';
import { expect, test } from './site';
import {
  button,
  byDrag,
  byKeyboard,
  byTaps,
  graveFindings,
  keptMatch,
  piece,
  sitDown,
  untilMoves,
  zone,
  type Carry,
} from './sitting';

async function atTable(page: Page, sitting: Sitting = twoGroups()) {
  await sitDown(page, sitting);
  await expect(button(page, 'More')).toBeVisible();
}

/** A card or a heap, put on the heap that this one is at the bottom of. */
const put = (page: Page, carry: Carry, what: string, on: string) =>
  carry(page, what, `heap-${on}`, piece(page, on));

const viewOf = async (page: Page) => {
  const match = await keptMatch(page, 'patience');
  return viewFor(match, 0) as PatienceView; // a match of patience
};

async function expectTwoTaken(page: Page) {
  await untilMoves(page, 'patience', 1);
  const { won, score } = await viewOf(page);
  expect([...won].sort()).toEqual(['b10', 'g4', 'r10', 'r6']);
  // Two takes and four cards: six points.
  expect(score).toBe(6);
}

test('a take of two groups by dragging', async ({ page }) => {
  await atTable(page);
  await put(page, byDrag, 'r6', 'g4');
  await expect(page.getByText('4 + 6 = 10').first()).toBeVisible();
  await put(page, byDrag, 'r10', 'g4');
  await put(page, byDrag, 'b10', 'g4');
  // The whole heap is carried home; the button beside it would do the same.
  await expect(button(page, 'Take with 10')).toBeVisible();
  await dragByMouse(page, piece(page, 'g4'), page.getByRole('img', { name: /^What you have won/ }));
  await expectTwoTaken(page);
  await expect(page.getByRole('status')).toHaveText('6 points: 2 takes +2 · 4 cards +4');
});

test('a take of two groups by tapping', { tag: '@once' }, async ({ page }) => {
  await atTable(page);
  for (const card of ['r6', 'r10', 'b10']) await put(page, byTaps, card, 'g4');
  await button(page, 'Take with 10').click();
  await expectTwoTaken(page);
});

test('a take of two groups by keys alone', { tag: '@once' }, async ({ page }) => {
  await atTable(page);
  for (const card of ['r6', 'r10', 'b10']) await put(page, byKeyboard, card, 'g4');
  await tabTo(page, button(page, 'Take with 10'));
  await page.keyboard.press('Enter');
  await expectTwoTaken(page);
});

test('a take through three wild cards, said as it grows', { tag: '@once' }, async ({ page }) => {
  await atTable(page, threeWilds());
  await put(page, byTaps, '-2', 'b10');
  await expect(page.getByText('十减二等于八')).toBeVisible();
  await put(page, byTaps, '/4', 'b10');
  await expect(page.getByText('十减二，除以四，等于二')).toBeVisible();
  await put(page, byTaps, 'x3', 'b10');
  await expect(page.getByText('(10 − 2) ÷ 4 × 3 = 6').first()).toBeVisible();
  await put(page, byTaps, 'g6', 'b10');
  await button(page, 'Take with 6').click();
  await untilMoves(page, 'patience', 1);
  const { won, score } = await viewOf(page);
  expect([...won].sort()).toEqual(['-2', '/4', 'b10', 'g6', 'x3']);
  // A take 1, five cards 5, printed 3, a take of five 2, three kinds of sums 5.
  expect(score).toBe(16);
});

test(
  'a sentence that is not true is refused in words, and nothing is lost',
  { tag: '@once' },
  async ({ page }) => {
    await atTable(page);
    await put(page, byDrag, 'g8', 'b10');
    await expect(page.getByText('This makes 10, not 8.')).toBeVisible();
    expect((await keptMatch(page, 'patience')).moves).toEqual([]);

    await put(page, byDrag, '-2', 'b10');
    await put(page, byDrag, 'g8', 'b10');
    await button(page, 'Take with 8').click();
    await untilMoves(page, 'patience', 1);
  },
);

test('those who tap are told the reason, too', { tag: '@once' }, async ({ page }) => {
  await atTable(page);
  await piece(page, 'g8').getByRole('button').click();
  await expect(zone(page, 'heap-b10')).toHaveCount(0);
  await piece(page, 'b10').click({ force: true }); // what lies over it hears the tap
  await expect(page.getByText('This makes 10, not 8.')).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

test(
  'what is half put together is there again after a kill, and can be taken apart',
  { tag: '@once' },
  async ({ page }) => {
    await atTable(page);
    await put(page, byTaps, 'r6', 'g4');
    await put(page, byTaps, 'r10', 'g4');
    await expect(button(page, 'Take with 10')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Take with 10')).toBeVisible();
    await button(page, 'One step back').click();
    await expect(button(page, 'Take with 10')).toBeHidden();
    await expect(page.getByText('4 + 6 = 10').first()).toBeVisible();
    await put(page, byTaps, '-2', 'b10');
    await button(page, 'All back').click();
    await expect(page.getByText('4 + 6 = 10')).toHaveCount(0);
    await expect(piece(page, 'r6')).toBeVisible();
    await expect(piece(page, '-2')).toBeVisible();
  },
);

test('the table has no serious fault for assistive tech', { tag: '@once' }, async ({ page }) => {
  await atTable(page);
  await put(page, byTaps, 'r6', 'g4');
  await piece(page, 'r10').getByRole('button').click();
  expect(await graveFindings(page)).toEqual([]);
});

test('hints lead to the best take in three steps', { tag: '@once' }, async ({ page }) => {
  await atTable(page);
  await button(page, 'Hint').click();
  await expect(page.getByText(/There is something to take/)).toBeVisible();
  await button(page, 'Tell me more').click();
  await expect(page.getByText(/Look at these cards/)).toBeVisible();
  await button(page, 'Tell me more').click();
  await expect(page.getByText(/take it with/)).toBeVisible();
  expect(result(await keptMatch(page, 'patience'))).toBeNull();
});

/** Two groups and one card by a five, then four pairs: nothing is left at all. */
async function takeEverything(page: Page) {
  for (const [own, five, taker] of [
    ['g', 'g5', 'o5'],
    ['o', 'b5', 'r5'],
  ] as const) {
    await put(page, byTaps, `${own}1`, `${own}4`);
    await put(page, byTaps, `${own}2`, `${own}3`);
    await put(page, byTaps, taker, `${own}4`);
    await put(page, byTaps, `${own}3`, `${own}4`);
    await put(page, byTaps, five, `${own}4`);
    await button(page, 'Take with 5').click();
  }
  for (const number of [1, 2, 3, 4]) {
    await put(page, byTaps, `b${number}`, `r${number}`);
    await button(page, `Take with ${number}`).click();
  }
}

test(
  'patience to its end, every point on a line of its own, and back to the deal',
  { tag: '@once' },
  async ({ page }) => {
    await atTable(page, everything());
    await takeEverything(page);
    await expect(page.getByRole('heading', { name: 'You have 88 points' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText(
      [
        ...['Mei88', '10 takes+10', '20 cards+20', 'printed on the cards+8'],
        ...['the centre is empty × 3+15', 'the whole pack dealt+10', 'hand and centre empty+25'],
        ...['cards left in the hand0', 'There are no more takes. The whole pack was dealt!'],
      ].join(''),
    );
    // Alone there is nobody who should not have seen what was dealt since.
    for (let moves = 5; moves >= 0; moves--) {
      await button(page, 'Undo').click();
      await untilMoves(page, 'patience', moves);
    }
    await expect(button(page, 'Undo')).toBeDisabled();
    expect(await viewOf(page)).toMatchObject({ pack: 10, won: [], score: 0 });
  },
);

test('the same deal can be begun again', { tag: '@once' }, async ({ page }) => {
  await atTable(page, everything());
  const dealt = await viewOf(page);
  await put(page, byTaps, 'o5', 'g5');
  await button(page, 'Take with 5').click();
  await untilMoves(page, 'patience', 1);
  await button(page, 'More').click();
  await button(page, 'Same deal again').click();
  await button(page, 'Yes, start again').click();
  await untilMoves(page, 'patience', 0);
  expect(await viewOf(page)).toEqual(dealt);
});
