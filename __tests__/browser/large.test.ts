import { viewOf } from './match';
import { answer, coin, openCard } from './player';
import { expectApart, expectToFit, expectWhole } from './fits';
import { expect, test } from './site';
import { middle, states } from './states';

/** Letters of twice the usual size, as people set them in their browser. */
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
});

for (const [name, way] of Object.entries(states)) {
  test(`${name} can be used with large letters`, async ({ page }, { project }) => {
    test.skip(name === 'log' && project.name === 'tablet', 'it lies beside the table');
    await way(page);
    await page.screenshot({ path: `test-results/screens/large-${name}-${project.name}.png` });
    await expectToFit(page);
  });
}

test('the letters really are large', async ({ page }) => {
  await states.settings?.(page);
  const heading = page.getByRole('heading', { name: 'Cards' });
  await expect(heading).toHaveCSS('font-size', '40px');
});

test('at the table nothing covers another thing, and the answers can be read', async ({ page }) => {
  await states.table?.(page);
  const view = viewOf(middle.match);
  await expectApart({
    'the card': openCard(page, view),
    'my token': coin(page, view),
    'the pile': page.getByRole('img', { name: /^The pile/ }),
    'the speaker': page.getByRole('button', { name: 'Say it' }),
    'take it': answer(page, 'take'),
    'pay a token': answer(page, 'decline'),
  });
  await expectWhole(answer(page, 'take'));
  await expectWhole(answer(page, 'decline'));
});
