import type { Page } from '@playwright/test';
import { namesOf } from '../../app/play/names';
import { kept, prepare, SHORT, sit, viewOf } from './match';
import { answer, byAnswers, playToTheEnd } from './player';
import { heapsShown, textsWith, type Written } from './reading';
import { expectScores } from './score';
import { expect, test } from './site';

const people = 'Mei Bo Lin Ana';

const gate = (page: Page, name: string) =>
  page.getByRole('button', { name: `I am ${name}: show my side` });

/** After these moves each has a number of tokens that stands nowhere else: on no card, pile or log line. */
const known = sit(people, {
  numbers: 36,
  pile: [36, 30, 27, 25, 33, 29, 22, 23],
  moves: 'dddt dddddt ddt dt dt',
});
const mei: Written = [13, '十三'];
const bo: Written = [7, '七'];
const lin: Written = [9, '九'];
const ana: Written = [11, '十一'];

test('the numbers that are looked for are those that are to be hidden', { tag: '@once' }, () => {
  const tokens = [0, 1, 2, 3].map((seat) => viewOf(known.match, seat).tokens[seat]);
  expect(tokens).toEqual([mei, bo, lin, ana].map(([count]) => count));
});

test('what is private is nowhere to be found until its owner says who it is', async ({ page }) => {
  await prepare(page, { sitting: known, settings: { motion: 'off' } });
  await page.goto('/buyao');
  await expect(page.getByRole('heading', { name: 'Pass the device to Mei' })).toBeVisible();
  expect(await textsWith(page, [mei, bo, lin, ana])).toEqual([]);

  await gate(page, 'Mei').click();
  await expect(page.getByRole('img', { name: '13 tokens' })).toBeVisible();
  expect(await textsWith(page, [mei])).not.toEqual([]); // what is there is found
  expect(await textsWith(page, [bo, lin, ana])).toEqual([]);

  await answer(page, 'decline').click();
  await expect(gate(page, 'Bo')).toBeVisible();
  const left: Written = [12, '十二'];
  expect(await textsWith(page, [mei, left, bo, lin, ana])).toEqual([]);

  await gate(page, 'Bo').click();
  await expect(page.getByRole('img', { name: '7 tokens' })).toBeVisible();
  expect(await textsWith(page, [left, lin, ana])).toEqual([]);
});

test('nor does the table say it in words at a shut gate', { tag: '@once' }, async ({ page }) => {
  await prepare(page, { sitting: known, settings: { motion: 'off' } });
  await page.goto('/buyao');
  await expect(gate(page, 'Mei')).toBeVisible();
  for (const way of ['Read the table', 'What happened']) {
    await page.getByRole('button', { name: 'More' }).click();
    const button = page.getByRole('button', { name: way });
    if ((await button.count()) === 0) {
      await page.keyboard.press('Escape'); // where the log lies beside the table
      continue;
    }
    await button.click();
    await expect(page.getByRole('dialog', { name: way })).toBeVisible();
    expect(await textsWith(page, [mei, bo, lin, ana])).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test(
  'the gate comes back when the page has been out of sight',
  { tag: '@once' },
  async ({ page }) => {
    await prepare(page, { sitting: known, settings: { motion: 'off' } });
    await page.goto('/buyao');
    await gate(page, 'Mei').click();
    await expect(page.getByRole('img', { name: '13 tokens' })).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(gate(page, 'Mei')).toBeVisible();
    expect(await textsWith(page, [mei, bo, lin, ana])).toEqual([]);
    expect((await kept(page)).moves).toHaveLength(17);
  },
);

test('a reload shuts the gate', { tag: '@once' }, async ({ page }) => {
  await prepare(page, { sitting: known, settings: { motion: 'off' } });
  await page.goto('/buyao');
  await gate(page, 'Mei').click();
  await expect(page.getByRole('img', { name: '13 tokens' })).toBeVisible();
  await page.reload();
  await expect(gate(page, 'Mei')).toBeVisible();
  expect(await textsWith(page, [mei, bo, lin, ana])).toEqual([]);
});

test(
  'a whole game of four people, in which nobody sees more than their own',
  { tag: '@once' },
  async ({ page }) => {
    const sitting = sit(people, SHORT);
    const names = namesOf(sitting.players, 'en');
    await prepare(page, { sitting, settings: { motion: 'off' } });
    await page.goto('/buyao');
    let before: number | null = null;
    const match = await playToTheEnd(page, sitting, byAnswers, async (view) => {
      const seat = view.turn ?? 0;
      if (seat !== before) {
        const way = gate(page, names[seat] ?? '');
        await expect(way).toBeVisible();
        expect(await heapsShown(page)).toEqual([]);
        await way.click();
      }
      before = seat;
      const own = view.tokens[seat];
      const heap = own === 0 ? 'no tokens' : own === 1 ? '1 token' : `${own} tokens`;
      await expect.poll(() => heapsShown(page)).toEqual([heap]);
    });
    await expectScores(page, sitting, match);
  },
);
