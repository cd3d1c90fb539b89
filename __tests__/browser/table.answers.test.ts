import { kept, keptText, prepare, SHORT, sit, viewOf } from './match';
import { botsHurry, answer, byAnswers, coin, playToTheEnd } from './player';
import { expectScores } from './score';
import { expect, test } from './site';

test('a whole game with the two things to say', { tag: '@once' }, async ({ page }) => {
  const sitting = sit('Mei * *', SHORT);
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await botsHurry(page);
  await page.goto('/buyao');
  const match = await playToTheEnd(page, sitting, byAnswers);
  await expectScores(page, sitting, match);
});

test(
  'without a token left, 不要，谢谢 says why it cannot be, and nothing changes',
  { tag: '@once' },
  async ({ page }) => {
    // Everybody pays for the first card until Mei has nothing left.
    const sitting = sit('Mei * *', { pile: [17], moves: 'ddd'.repeat(10) });
    await prepare(page, { sitting, settings: { motion: 'off' } });
    await page.goto('/buyao');
    const before = await keptText(page);
    const decline = answer(page, 'decline');
    await expect(decline).toHaveAttribute('aria-disabled', 'true');
    await expect(coin(page, viewOf(sitting.match))).toHaveCount(0);
    await decline.click({ force: true }); // it is not disabled for good, only dim
    await expect(page.getByRole('status')).toHaveText(
      'You have no token left, so you must take this card.',
    );
    expect(await keptText(page)).toBe(before);

    await answer(page, 'take').click();
    await expect.poll(async () => (await kept(page)).moves.length).toBe(31);
    await expect(page.getByText(/You have no token left/)).toHaveCount(0);
  },
);
