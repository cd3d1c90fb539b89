import { prepare } from './match';
import { expect } from './site';
import { button } from './sitting';
import type { Way } from './states';

/** The challenge of a day, solved with one hint. */
const solvedToday = JSON.stringify({
  v: 1,
  data: [
    {
      ...{ date: '2026-11-18', level: 1, end: 'solved', inTime: true },
      ...{ most: 5, tries: [2], hints: 1, seconds: 95 },
    },
  ],
});

/** What a day and the steps offer. */
export const todayStates: Readonly<Record<string, Way>> = {
  today: async (page) => {
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'));
    await prepare(page, { texts: { 'shushu.today.played': solvedToday } });
    await page.goto('/today');
    await expect(page.getByRole('link', { name: /^Level 1, .*: solved$/ })).toBeVisible();
  },
  'challenge-table': async (page) => {
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'));
    await prepare(page, {
      settings: { motion: 'off' },
      texts: { 'shushu.today.timed': '{"v":1,"data":true}' },
    });
    await page.goto('/today/2026-11-18/6');
    await expect(page.getByText('One take wins 7 cards. Which?')).toBeVisible();
  },
  'challenge-end': async (page) => {
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'));
    await prepare(page, { texts: { 'shushu.today.played': solvedToday } });
    await page.goto('/today/2026-11-18/1');
    await expect(page.getByRole('heading', { name: 'Found!' })).toBeVisible();
  },
  ladder: async (page) => {
    await prepare(page, {
      texts: { 'shushu.ladder': '{"v":1,"data":{"done":[0,1],"showAll":false}}' },
    });
    await page.goto('/ladder');
    await expect(button(page, 'Guided, one minute')).toBeVisible();
  },
};
