import { classTexts, tens, tensCode } from './class';
import { prepare } from './match';
import { expect } from './site';
import { button } from './sitting';
import type { Way } from './states';

/** The side of the teacher: people, seats, lessons, the lock. */
export const classStates: Readonly<Record<string, Way>> = {
  roster: async (page) => {
    await prepare(page, { texts: classTexts.roster('Mei Bo Lin Ana Tom Xiaoyu Anna-Magdalena') });
    await page.goto('/players');
    await expect(button(page, 'Remove Mei')).toBeVisible();
  },
  'roster-sign': async (page) => {
    await prepare(page, { texts: classTexts.roster('Mei Bo') });
    await page.goto('/players');
    await button(page, /^Sign of Bo/).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  seats: async (page) => {
    await prepare(page, { texts: classTexts.roster('Mei Bo Lin Ana Tom Xiaoyu Anna-Magdalena') });
    await page.goto('/buyao/new');
    await page.getByRole('radio', { name: '4', exact: true }).click();
    await button(page, 'Choose seats by name').click();
    await expect(page.getByTestId('piece-person-id-Mei')).toBeVisible();
  },
  lessons: async (page) => {
    await prepare(page, { texts: classTexts.plans({ ...tens, id: 'a' }, { ...tens, id: 'b' }) });
    await page.goto('/lessons');
    await expect(button(page, /^Start: /).first()).toBeVisible();
  },
  'lesson-plan': async (page) => {
    await prepare(page, { texts: classTexts.plans({ ...tens, id: 'a' }) });
    await page.goto('/lessons/a');
    await expect(page.getByText('What the lesson decides')).toBeVisible();
  },
  'lesson-share': async (page) => {
    await prepare(page, { texts: classTexts.plans({ ...tens, id: 'a' }) });
    await page.goto('/lessons');
    await button(page, /^Share: /).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'lesson-load': async (page) => {
    await page.goto(`/lessons/load?code=${tensCode}`);
    await expect(button(page, /^Start: /)).toBeVisible();
  },
  'lesson-load-refused': async (page) => {
    await page.goto(`/lessons/load?code=${tensCode.slice(0, -9)}`);
    await expect(page.getByText(/^This lesson is damaged/)).toBeVisible();
  },
  locked: async (page) => {
    await prepare(page, { texts: await classTexts.lock('2580') });
    await page.goto('/settings');
    await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
  },
  'locked-forgotten': async (page) => {
    await prepare(page, { texts: await classTexts.lock('2580') });
    await page.goto('/settings');
    await button(page, 'I have forgotten the PIN').click();
    await expect(page.getByText(/^Solve 3 sums/)).toBeVisible();
  },
};
