import { deal, following, sixOfThem, won } from './fighting';
import { expect } from './site';
import { button, sitDown } from './sitting';
import type { Way } from './states';

/** Fighting Numbers, as it may be met. */
export const fightingStates: Readonly<Record<string, Way>> = {
  'fighting-laying': async (page) => {
    await sitDown(page, deal('Mei * * *'));
    await expect(page.getByLabel('A card of Xiǎomíng, face down')).toBeVisible();
  },
  'fighting-table': async (page) => {
    await sitDown(page, following('Mei * *'));
    await expect(page.getByText('You have 火: follow it.')).toBeVisible();
  },
  'fighting-six-table': async (page) => {
    await sitDown(page, sixOfThem());
    await expect(page.getByText('You have 土: follow it.')).toBeVisible();
  },
  'fighting-rounds': async (page) => {
    await sitDown(page, won());
    await button(page, 'Look at the table').click();
    await button(page, /^All the rounds/).click();
    await expect(page.getByRole('dialog', { name: 'All the rounds' })).toBeVisible();
  },
  'fighting-end': async (page) => {
    await sitDown(page, won());
    await expect(page.getByRole('heading', { name: 'Mei wins' })).toBeVisible();
  },
  'fighting-rules': async (page) => {
    await page.goto('/fighting/rules');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
  'fighting-lesson': async (page) => {
    await page.goto('/fighting/lesson');
    await expect(page.getByText(/Each lays a card face down/).first()).toBeVisible();
  },
  'fighting-deck': async (page) => {
    await page.goto('/fighting/cards');
    await expect(page.getByText('Card 1 of 60')).toBeVisible();
  },
};
