import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './site';

const screens = [
  { name: 'home', path: '/', sees: /No, thank you/ },
  { name: 'setup', path: '/buyao/new', sees: /Start right away/ },
  { name: 'deck', path: '/buyao/cards', sees: /Card 1 of 36/ },
  { name: 'lost', path: '/nowhere/at/all', sees: /no such page/ },
];

for (const { name, path, sees } of screens) {
  test(`${name} can be read by everybody and fits its window`, async ({ page }, { project }) => {
    await page.goto(path);
    await expect(page.getByText(sees)).toBeVisible();
    await page.screenshot({ path: `test-results/screens/${name}-${project.name}.png` });

    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(grave.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);

    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
  });
}

test('the card and its buttons are in sight without scrolling', async ({ page }) => {
  await page.goto('/buyao/cards');
  await expect(page.getByRole('img', { name: '1, 一, yī' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Next card' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Previous card' })).toBeInViewport({ ratio: 1 });
});
