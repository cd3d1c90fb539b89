import { SO_SO } from '../app/review/short';
import { shortPatience, sitAtPatience } from './shortPatience';
import { expect } from './site';
import { button } from './sitting';
import type { Way } from './states';

/** What is looked back on when a game of numbers is over. */
export const reviewStates: Readonly<Record<string, Way>> = {
  review: async (page) => {
    await sitAtPatience(page, shortPatience(...SO_SO));
    await page.goto('/patience/review');
    await expect(button(page, /^Turn 1: /)).toBeVisible();
  },
  'review-turn': async (page) => {
    await sitAtPatience(page, shortPatience(...SO_SO));
    await page.goto('/patience/review');
    await button(page, /^Turn 1: /).click();
    await expect(page.getByText('五加三等于八')).toBeVisible();
  },
  'review-none': async (page) => {
    await page.goto('/numero/review');
    await expect(page.getByText(/^No game to look back on yet/)).toBeVisible();
  },
  statistics: async (page) => {
    await sitAtPatience(page, shortPatience(...SO_SO));
    await expect(page.getByText('Accuracy 67 %')).toBeVisible();
    await page.goto('/patience/statistics');
    await expect(page.getByText('Days in a row')).toBeVisible();
  },
};
