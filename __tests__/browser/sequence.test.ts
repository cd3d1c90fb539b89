import type { Page } from '@playwright/test';
import { result, viewFor, type Match } from '../../engine';
import type { SequenceView } from '../../engine/games/sequence/state';
import { after, chip, deal, HANDS, nearlyWon, shortDeal, sixInALine } from './sequenceDeals';
import { expect, test } from './site';
import {
  button,
  byDrag,
  byKeyboard,
  byTaps,
  graveFindings,
  keptMatch,
  piece,
  playersOf,
  sitDown as sit,
  untilMoves,
  zone,
} from './sitting';

const seen = (match: Match) => viewFor(match, null) as SequenceView; // a match of this game

const space = (page: Page, at: string) => page.getByTestId(`space-${at}`);

async function sitDown(page: Page, match: Match, people = 'Mei *', settings = {}) {
  await sit(page, { match, players: playersOf(people), sharing: 'pass' }, settings);
}

/** From the deal to the end, along the second row of the small board. */
const WHOLE = ['9+4', '3+1', '2+9', '1+1', '2+7'];

test.describe('a whole game is played', () => {
  for (const [door, carry] of Object.entries({ byDrag, byTaps, byKeyboard })) {
    test(door, { tag: door === 'byDrag' ? [] : ['@once'] }, async ({ page }) => {
      await sitDown(page, shortDeal());
      for (const [column, card] of WHOLE.entries()) {
        await untilMoves(page, 'sequence', 2 * column);
        await carry(page, card, `cell-1-${column}`, space(page, `1-${column}`));
      }
      await expect(page.getByRole('heading', { name: 'Mei wins' })).toBeVisible();
      const match = await untilMoves(page, 'sequence', 2 * WHOLE.length - 1);
      expect(result(match)?.winners).toEqual([0]);
      expect(seen(match).sequences[0]?.line).toEqual(WHOLE.map((_, column) => [1, column]));
    });
  }
});

test('a wrong space is refused with the sum, and nothing is lost', async ({ page }) => {
  await sitDown(page, deal());
  await byDrag(page, '17-9', '', space(page, '0-3'));
  await expect(page.getByText('Look again: 17 − 9 = 8, not 15.')).toBeVisible();
  await expect(piece(page, '17-9')).toBeVisible();
  expect((await keptMatch(page, 'sequence')).moves).toEqual([]);
});

test('a card in hand lights up where it may go', { tag: '@once' }, async ({ page }) => {
  await sitDown(page, deal());
  await piece(page, '17-9').getByRole('button').click();
  await expect(zone(page, 'cell-0-2')).toBeVisible();
  await expect(zone(page, 'cell-7-5')).toBeVisible();
  await expect(page.locator('[data-target]')).toHaveCount(2);
});

test(
  'who thinks for themselves is shown nothing, and wrong spaces are counted',
  { tag: '@once' },
  async ({ page }) => {
    await sitDown(page, nearlyWon(), 'Mei *', { unaided: true });
    await piece(page, '23-8').getByRole('button').click();
    // Every space can be tried.
    await expect(page.locator('[data-target]')).toHaveCount(65);
    await zone(page, 'cell-0-4').click();
    await expect(page.getByText('Look again: 23 − 8 = 15, not 22.')).toBeVisible();
    await byTaps(page, '23-8', 'cell-0-3');
    await untilMoves(page, 'sequence', 6);
    await byTaps(page, '18+4', 'cell-0-4');
    await expect(page.getByText('Wrong at first: Mei 1')).toBeVisible();
  },
);

test('arrows lead over the board', { tag: '@once' }, async ({ page }) => {
  await sitDown(page, deal({}, HANDS.replace('minus1', 'plus1')));
  await piece(page, 'plus1').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(zone(page, 'cell-0-1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(zone(page, 'cell-1-2')).toBeFocused();
  await page.keyboard.press('Enter');
  await untilMoves(page, 'sequence', 2);
});

test('a Minus takes a chip away', { tag: '@once' }, async ({ page }) => {
  await sitDown(page, nearlyWon());
  await byDrag(page, 'minus1', '', space(page, '6-4'));
  const match = await untilMoves(page, 'sequence', 6);
  expect(match.moves[4]).toEqual([0, { type: 'remove', card: 'minus1', cell: [6, 4] }]);
});

test('a dead card is turned in', { tag: '@once' }, async ({ page }) => {
  // 13 is covered twice, so that 20 − 7 is dead.
  const match = after(
    deal({}, '9+4 plus1 20-7 3+1 23-8 10+2 18+4 19+2 minus1 21+7'),
    [0, chip('9+4', 1, 0)],
    [1, chip('plus1', 6, 7)],
  );
  await sitDown(page, match);
  await button(page, 'Turn in 20 − 7').click();
  const now = await untilMoves(page, 'sequence', 3);
  expect(seen(now).discards[0]).toEqual(['9+4', '20-7']);
});

test(
  'teams hand the device on, and the referee calls table talk',
  { tag: '@once' },
  async ({ page }) => {
    const hands = '1+0 20+9 17-9 3+1 23-8 10+2 18+4 19+2 minus1 21+7 5-2 6+1 8-3 2+9 7+8 11+9';
    await sitDown(page, deal({ referee: true }, hands, 4), 'Mei Bo Lin Ana');
    await button(page, 'I am Mei: show my side').click();
    await byTaps(page, '1+0', 'cell-0-1');
    await button(page, 'I am Bo: show my side').click();
    await button(page, 'Table talk…').click();
    await button(page, 'Called on Mei and Lin').click();
    await button(page, 'I am Mei: show my side').click();
    await byTaps(page, '23-8', 'pile');
    await button(page, 'I am Lin: show my side').click();
    await byTaps(page, '17-9', 'pile');
    await expect(button(page, 'I am Bo: show my side')).toBeVisible();
    const view = seen(await keptMatch(page, 'sequence'));
    expect(view.hands).toEqual([3, 4, 3, 4]);
  },
);

test('who forgets to draw has lost that card', { tag: '@once' }, async ({ page }) => {
  await sitDown(page, deal({ selfDraw: true }));
  await byTaps(page, '1+0', 'cell-0-1');
  await untilMoves(page, 'sequence', 2);
  await expect(button(page, 'Mei draws a card').first()).toBeVisible();
  // Playing on without the card lets the bot draw first.
  await byTaps(page, '17-9', 'cell-0-2');
  await expect
    .poll(async () => seen(await keptMatch(page, 'sequence')).history.map(({ type }) => type))
    .toContain('lost');
});

test(
  'who has the device draws by carrying the card, or hands it on and loses it',
  { tag: '@once' },
  async ({ page }) => {
    await sitDown(page, deal({ selfDraw: true }), 'Mei Bo');
    await button(page, 'I am Mei: show my side').click();
    await byTaps(page, '1+0', 'cell-0-1');
    await byDrag(page, 'deck', '', piece(page, '23-8'));
    await untilMoves(page, 'sequence', 2);
    await button(page, 'I am Bo: show my side').click();
    await byTaps(page, '20+9', 'cell-7-2');
    await button(page, 'Hand the device on').click();
    await button(page, 'I am Mei: show my side').click();
    await byTaps(page, '17-9', 'cell-0-2');
    await button(page, 'Mei draws a card').last().click();
    const { hands, history } = seen(await untilMoves(page, 'sequence', 5));
    expect(hands).toEqual([5, 4]);
    expect(history.filter(({ type }) => type === 'lost').map(({ seat }) => seat)).toEqual([1]);
  },
);

test(
  'of six in a line one chooses five, also after the app was killed, and the team wins',
  { tag: '@once' },
  async ({ page }) => {
    await sitDown(page, sixInALine(), 'Mei Bo Lin Ana');
    await button(page, 'I am Mei: show my side').click();
    await byTaps(page, '17-6', 'cell-1-4');
    await expect(page.getByText('More than five in a line: which five?')).toBeVisible();
    await page.reload();
    await button(page, 'I am Mei: show my side').click();
    await button(page, /^Five 2/).click();
    await expect(page.getByRole('heading', { name: 'Mei and Lin win' })).toBeVisible();
    const { sequences } = seen(await untilMoves(page, 'sequence', 21));
    expect(sequences[1]?.line.map(([, column]) => column)).toEqual([2, 3, 4, 5, 6]);
  },
);

test('a killed app plays on where it was', { tag: '@once' }, async ({ page, context }) => {
  await sitDown(page, nearlyWon());
  await byTaps(page, '23-8', 'cell-0-3');
  await untilMoves(page, 'sequence', 6);
  await page.close();
  const again = await context.newPage();
  await again.goto('/sequence');
  await byTaps(again, '18+4', 'cell-0-4');
  await expect(again.getByRole('heading', { name: 'Mei wins' })).toBeVisible();
});

test('the table has no serious fault for assistive tech', async ({ page }) => {
  await sitDown(page, nearlyWon());
  await expect(piece(page, '23-8')).toBeVisible();
  expect(await graveFindings(page)).toEqual([]);
});
