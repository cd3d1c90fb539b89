import type { Page } from '@playwright/test';
import { kept, keptText, prepare, sit, viewOf, SHORT } from './match';
import {
  botsHurry,
  botsPonder,
  byMouse,
  coin,
  dragByMouse,
  middleOf,
  openCard,
  place,
  playToTheEnd,
} from './player';
import { expectScores } from './score';
import { expect, test } from './site';

test('a whole game by dragging with the mouse', async ({ page }) => {
  const sitting = sit('Mei * *', SHORT);
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await botsHurry(page);
  await page.goto('/buyao');
  const match = await playToTheEnd(page, sitting, byMouse);
  await expectScores(page, sitting, match);
});

test('a whole game while cards fly', { tag: '@once' }, async ({ page }) => {
  const sitting = sit('Mei * *', { ...SHORT, moves: 't ddd ddd t ttt' });
  await prepare(page, { sitting, settings: { motion: 'normal' } });
  await page.goto('/buyao');
  const match = await playToTheEnd(page, sitting, byMouse);
  await expectScores(page, sitting, match);
});

test('a card that is flicked stays under the finger', { tag: '@once' }, async ({ page }) => {
  const sitting = sit('Mei * *', { pile: [6] });
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await page.goto('/buyao');
  const card = openCard(page, viewOf(sitting.match));
  await card.hover();
  const from = await middleOf(card);
  await page.mouse.down();
  for (const step of [30, 88, 90]) await page.mouse.move(from.x - step, from.y - step / 2);
  await expect.poll(() => middleOf(card)).toEqual(near({ x: from.x - 90, y: from.y - 45 }));
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
});

test.describe('a drop that cannot be', () => {
  /** Whatever happens, it is not a move. */
  async function expectNothingPlayed(page: Page, before: string) {
    expect(await keptText(page)).toBe(before);
    expect((await kept(page)).moves).toEqual([]);
  }

  test.beforeEach(async ({ page }) => {
    await prepare(page, { sitting: sit('Mei * *', { pile: [6] }), settings: { motion: 'off' } });
    await page.goto('/buyao');
  });

  test('on somebody else’s place is refused in words, and the card goes home', async ({ page }) => {
    const before = await keptText(page);
    const card = page.getByTestId('piece-6');
    const home = await middleOf(card);
    await dragByMouse(page, card, place(page, 'Dōngméi'));
    await expect(page.getByRole('status')).toHaveText('It is for Mei to take or to pass on.');
    await expect.poll(() => middleOf(card)).toEqual(near(home));
    await expectNothingPlayed(page, before);
    await expect(page.getByRole('dialog')).toHaveCount(0); // a drag is no tap
  });

  test(
    'beside every place sends the card home without a word',
    { tag: '@once' },
    async ({ page }) => {
      const before = await keptText(page);
      const card = page.getByTestId('piece-6');
      const home = await middleOf(card);
      await card.hover();
      await page.mouse.down();
      await page.mouse.move(home.x + 30, home.y + 20, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => middleOf(card)).toEqual(near(home));
      await expectNothingPlayed(page, before);
      await expect(page.getByRole('status')).toHaveCount(0);
    },
  );

  test('of a token anywhere but on the card sends it home', { tag: '@once' }, async ({ page }) => {
    const before = await keptText(page);
    const token = coin(page, viewOf(await kept(page)));
    const home = await middleOf(token);
    await dragByMouse(page, token, place(page, 'Xiǎomíng'));
    await expect.poll(() => middleOf(token)).toEqual(near(home));
    await expectNothingPlayed(page, before);
  });

  test('while a bot thinks is told to wait', { tag: '@once' }, async ({ page }) => {
    await prepare(page, {
      sitting: sit('Mei * *', { pile: [6], first: 1 }),
    });
    await botsPonder(page);
    await page.goto('/buyao');
    await dragByMouse(page, page.getByTestId('piece-6'), place(page, 'Mei'));
    await expect(page.getByRole('status')).toHaveText('It is not your turn yet.');
  });
});

/** The same point, but for the rounding of a transform. */
function near({ x, y }: { readonly x: number; readonly y: number }) {
  return { x: expect.closeTo(x, 0), y: expect.closeTo(y, 0) };
}
