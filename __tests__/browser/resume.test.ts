import type { BrowserContext, Page } from '@playwright/test';
import { result } from '../../engine';
import { after, kept, prepare, SHORT, sit, viewOf } from './match';
import {
  answer,
  botsPonder,
  byAnswers,
  openCard,
  playToTheEnd,
  thinking,
  untilAsked,
} from './player';
import { expectScores } from './score';
import { expect, test } from './site';
import { untilMoves } from './sitting';

/** The app is gone from one moment to the next, and somebody opens it again. */
async function killedAndOpened(context: BrowserContext, page: Page, address = '/buyao') {
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  return again;
}

const sitting = sit('Mei * *', SHORT);

test('killed right after a move, the app comes back with that move made', async ({
  page,
  context,
}) => {
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await botsPonder(page);
  await page.goto('/buyao');
  await answer(page, 'take').click();
  const again = await killedAndOpened(context, page);
  await expect(openCard(again, viewOf(after(sitting.match, 't')))).toBeVisible();
  expect((await kept(again)).moves).toEqual([[0, { type: 'take' }]]);
});

test(
  'killed while a bot thinks, the app lets it think again and plays on to the end',
  { tag: '@once' },
  async ({ page, context }) => {
    // Mei took the 6 and declined the 16, so Xiǎomíng is to move.
    const waiting = sit('Mei * *', { ...SHORT, moves: 't d' });
    await prepare(page, { sitting: waiting, settings: { motion: 'off' } });
    await botsPonder(page);
    await page.goto('/buyao');
    await expect(thinking(page)).toBeVisible();

    const again = await killedAndOpened(context, page);
    const match = await playToTheEnd(again, waiting, byAnswers);
    expect(match.moves.slice(0, 2)).toEqual(waiting.match.moves);
    await expectScores(again, waiting, match);
  },
);

test(
  'home offers to continue, and tells who plays and who is next',
  { tag: '@once' },
  async ({ page, context }) => {
    await prepare(page, { sitting, settings: { motion: 'off' } });
    await page.goto('/buyao');
    await answer(page, 'take').click();
    const again = await killedAndOpened(context, page, '/');
    await expect(again.getByText('Mei, Xiǎomíng, Dōngméi. Next: Mei')).toBeVisible();
    await again.getByRole('link', { name: 'Continue: No, thank you' }).click();
    await expect(again).toHaveURL(/\/buyao$/);
    await expect(openCard(again, viewOf(after(sitting.match, 't')))).toBeVisible();
  },
);

test(
  'the button leads home from a game, and the game waits there',
  { tag: '@once' },
  async ({ page }) => {
    await prepare(page, { sitting, settings: { motion: 'off' } });
    await page.goto('/buyao');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('link', { name: 'Continue: No, thank you' })).toBeVisible();
  },
);

test('bots wait while the rules are read', { tag: '@once' }, async ({ page }) => {
  await prepare(page, { sitting: sit('Mei * *', { ...SHORT, first: 1 }) });
  await botsPonder(page);
  await page.goto('/buyao');
  await expect(thinking(page)).toBeVisible();
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(page).toHaveURL(/\/buyao\/rules$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(thinking(page)).toBeVisible();
  expect((await kept(page)).moves).toEqual([]);
});

test(
  'the same deal again begins with the same card, and asks once',
  { tag: '@once' },
  async ({ page }) => {
    const begun = sit('Mei * *', { ...SHORT, moves: 't' });
    await prepare(page, { sitting: begun, settings: { motion: 'off' } });
    await page.goto('/buyao');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Same deal again' }).click();
    await page.getByRole('button', { name: 'No, play on' }).click();
    expect((await kept(page)).moves).toHaveLength(1);

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Same deal again' }).click();
    await page.getByRole('button', { name: 'Yes, start again' }).click();
    await expect(openCard(page, viewOf(sitting.match))).toBeVisible();
    await expect.poll(async () => (await kept(page)).moves).toEqual([]);
    expect((await kept(page)).deck).toEqual(sitting.match.deck);
  },
);

test.describe('at the end', { tag: '@once' }, () => {
  /** Mei takes every card; the last one is left to take. */
  const last = sit('Mei * *', { ...SHORT, moves: 't'.repeat(16) });

  test.beforeEach(async ({ page }) => {
    await prepare(page, { sitting: last, settings: { motion: 'off' } });
    await page.goto('/buyao');
    await answer(page, 'take').click();
    await expect(page.getByRole('heading', { name: /share the win|wins/ })).toBeVisible();
    await untilMoves(page, 'buyao', last.match.moves.length + 1);
  });

  test('the same deal can be played again, the same first card first', async ({ page }) => {
    await page.getByRole('button', { name: 'Same deal again' }).click();
    await expect(openCard(page, viewOf(sitting.match))).toBeVisible();
    expect((await kept(page)).moves).toEqual([]);
  });

  test('a new game is another deal for the same people', async ({ page }) => {
    await page.getByRole('button', { name: 'New game' }).click();
    await expect.poll(async () => result(await kept(page))).toBeNull();
    const match = await kept(page);
    expect(match.deck).toBeUndefined(); // shuffled, not stacked
    expect(match.seed).not.toBe(last.match.seed);
    expect(match.seats).toBe(3);
  });

  test('the table can be looked at once more, and the score again', async ({ page }) => {
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await expect(page.getByRole('group', { name: /^Mei: / })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the score' }).click();
    await expectScores(page, last, await kept(page));
  });

  test('a game that is over is no longer to be continued, but can be seen again', async ({
    page,
    context,
  }) => {
    const again = await killedAndOpened(context, page, '/');
    await expect(
      again.getByRole('link', { name: 'Play: No, thank you', exact: true }),
    ).toBeVisible();
    await expect(again.getByRole('link', { name: /^Continue: / })).toHaveCount(0);
    await again.getByRole('link', { name: 'Last result: No, thank you' }).click();
    await expectScores(again, last, await kept(again));
  });
});

test.describe('undo', { tag: '@once' }, () => {
  test('takes back a decline, over all that bots have said since', async ({ page }) => {
    const paid = sit('Mei * *', { pile: [16], moves: 'ddd' });
    await prepare(page, { sitting: paid, settings: { motion: 'off' } });
    await page.goto('/buyao');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await kept(page)).moves).toEqual([]);
    await expect(page.getByRole('img', { name: '10 tokens' })).toBeVisible();
  });

  test('does not take back what showed a new card', async ({ page }) => {
    await prepare(page, { sitting, settings: { motion: 'off' } });
    await page.goto('/buyao');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeDisabled();
    await answer(page, 'take').click();
    await untilAsked(page, sitting.players);
    await expect(openCard(page, viewOf(after(sitting.match, 't')))).toBeVisible();
    await expect(undo).toBeDisabled();
    await page.keyboard.press('u');
    expect((await kept(page)).moves).toHaveLength(1);
  });
});
