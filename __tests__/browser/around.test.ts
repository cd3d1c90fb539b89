import type { Page } from '@playwright/test';
import { namesOf } from '../../app/play/names';
import { kept, prepare, SHORT, sit } from './match';
import { byAnswers, byMouse, middleOf, place, playToTheEnd } from './player';
import { heapsShown, textsWith, type Written } from './reading';
import { expectScores } from './score';
import { expect, test } from './site';

/** Four people with the tablet between them. */
const people = 'Mei Bo Lin Ana';

const corner = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: hold to see your tokens` });

/** As in the tests of privacy: each has a number of tokens that stands nowhere else. */
const known = sit(people, {
  numbers: 36,
  pile: [36, 30, 27, 25, 33, 29, 22, 23],
  moves: 'dddt dddddt ddt dt dt',
  sharing: 'around',
});
const counts: Readonly<Record<string, Written>> = {
  Mei: [13, '十三'],
  Bo: [7, '七'],
  Lin: [9, '九'],
  Ana: [11, '十一'],
};

async function roundTheTablet(page: Page, sitting = known) {
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await page.goto('/buyao');
  await expect(corner(page, 'Mei')).toBeVisible();
}

test('nobody has to hand anything on, and nothing secret lies open', async ({ page }) => {
  await roundTheTablet(page);
  await expect(page.getByRole('button', { name: /^I am / })).toHaveCount(0);
  expect(await textsWith(page, Object.values(counts))).toEqual([]);
});

for (const [name, own] of Object.entries(counts)) {
  test(`${name} sees the own tokens while the corner is held, and nobody else’s`, async ({
    page,
  }) => {
    await roundTheTablet(page);
    await corner(page, name).hover();
    await page.mouse.down();
    await expect.poll(() => heapsShown(page)).toEqual([`${own[0]} tokens`]);
    const others = Object.values(counts).filter((count) => count !== own);
    expect(await textsWith(page, others)).toEqual([]);
    await page.mouse.up();
    await expect.poll(() => heapsShown(page)).toEqual([]);
    expect(await textsWith(page, Object.values(counts))).toEqual([]);
  });
}

test('who cannot hold a button down looks for a moment', async ({ page }) => {
  await roundTheTablet(page);
  await corner(page, 'Bo').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heapsShown(page)).toEqual(['7 tokens']);
  await expect.poll(() => heapsShown(page), { timeout: 8_000 }).toEqual([]);
});

test('a look ends when the tablet is put away', async ({ page }) => {
  await roundTheTablet(page);
  await corner(page, 'Mei').hover();
  await page.mouse.down();
  await expect.poll(() => heapsShown(page)).toEqual(['13 tokens']);
  await page.reload();
  await expect(corner(page, 'Mei')).toBeVisible();
  expect(await heapsShown(page)).toEqual([]);
});

test('each part of the table lies at its player’s side and faces it', async ({ page }) => {
  await roundTheTablet(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const sides = {
    Mei: { turn: 0, lies: ({ y }: Point) => y > height * 0.6 },
    Bo: { turn: 90, lies: ({ x }: Point) => x < width * 0.4 },
    Lin: { turn: 180, lies: ({ y }: Point) => y < height * 0.4 },
    Ana: { turn: 270, lies: ({ x }: Point) => x > width * 0.6 },
  };
  for (const [name, { turn, lies }] of Object.entries(sides)) {
    expect(await turnOf(page, name)).toBe(turn);
    expect(lies(await middleOf(place(page, name)))).toBe(true);
    expect(lies(await middleOf(corner(page, name)))).toBe(true);
  }
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** In degrees, clockwise, as the browser draws it. */
function turnOf(page: Page, name: string): Promise<number> {
  return place(page, name).evaluate((element) => {
    const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
    return (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
  });
}

for (const [how, door] of Object.entries({
  'by dragging': byMouse,
  'with the answers': byAnswers,
})) {
  test(`a whole game of four round the tablet, ${how}`, async ({ page }) => {
    const sitting = sit(people, { ...SHORT, sharing: 'around' });
    await roundTheTablet(page, sitting);
    const names = namesOf(sitting.players, 'en');
    const match = await playToTheEnd(page, sitting, door, async (view) => {
      const name = names[view.turn ?? 0] ?? '';
      await expect(place(page, name)).toHaveAccessibleName(/whose turn it is/);
      expect(await heapsShown(page)).toEqual([]);
    });
    await expectScores(page, sitting, match);
    expect((await kept(page)).moves).toEqual(match.moves);
  });
}
