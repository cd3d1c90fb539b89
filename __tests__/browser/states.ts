import type { Page } from '@playwright/test';
import { classStates } from './classStates';
import { fightingStates } from './fightingStates';
import { MATCH, prepare, SHORT, sit, viewOf } from './match';
import { numeroStates } from './numeroStates';
import { answer, botsPonder, openCard, thinking } from './player';
import { recordsStates } from './recordsStates';
import { reviewStates } from './reviewStates';
import { sequenceStates } from './sequenceStates';
import { sevensStates } from './sevensStates';
import { expect } from './site';
import { button } from './sitting';
import { todayStates } from './todayStates';

/** A way to a screen in some state of it, ending when it is there to be looked at. */
export type Way = (page: Page) => Promise<void>;

/** In the middle of a game: some runs, some singles, tokens on the card, Mei to move. */
export const middle = sit('Mei * *', {
  numbers: 36,
  pile: [12, 31, 13, 22, 11, 33, 5, 32, 24, 7, 26],
  moves: 't dddt dt tt ddt dt dddt ddt dddddd',
});

/** To the table, with this match on it. */
async function atTable(page: Page, sitting = middle) {
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await page.goto('/buyao');
}

async function inTheMiddle(page: Page) {
  await atTable(page);
  await expect(answer(page, 'take')).toBeVisible();
}

async function onSheet(page: Page, way: string) {
  await inTheMiddle(page);
  await button(page, 'More').click();
  if (way !== 'More') await button(page, way).click();
  await expect(page.getByRole('dialog', { name: way })).toBeVisible();
}

export const states: Readonly<Record<string, Way>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(
      page.getByRole('link', { name: 'Play: No, thank you', exact: true }),
    ).toBeVisible();
  },
  'home-continue': async (page) => {
    await prepare(page, { sitting: middle });
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Continue: / })).toBeVisible();
  },
  'home-broken': async (page) => {
    await prepare(page, { texts: { [MATCH]: 'torn', 'shushu.face': 'torn' } });
    await page.goto('/');
    await expect(page.getByText(/^The last game could not be read/)).toBeVisible();
    await expect(page.getByText(/^One setting could not be read/)).toBeVisible();
  },
  setup: async (page) => {
    await page.goto('/buyao/new');
    await expect(page.getByText('Start right away')).toBeVisible();
  },
  'setup-ask': async (page) => {
    await prepare(page, { sitting: middle });
    await page.goto('/buyao/new');
    await button(page, /^Practise/).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  table: inTheMiddle,
  'table-picked': async (page) => {
    await inTheMiddle(page);
    await openCard(page, viewOf(middle.match)).click();
    await expect(page.getByTestId('zone-seat-0')).toBeVisible();
  },
  'table-bot': async (page) => {
    await botsPonder(page);
    await atTable(page, sit('Mei * *', { ...SHORT, moves: 't d' }));
    await expect(thinking(page)).toBeVisible();
  },
  'table-refused': async (page) => {
    await atTable(page, sit('Mei * *', { pile: [17], moves: 'ddd'.repeat(10) }));
    await answer(page, 'decline').click({ force: true });
    await expect(page.getByRole('status')).toBeVisible();
  },
  'table-six': async (page) => {
    await atTable(page, sit('Mei * * * * *', { numbers: 36, moves: 'ddddddt ttt dddt ddt dt dt' }));
    await expect(answer(page, 'take')).toBeVisible();
  },
  gate: async (page) => {
    await atTable(page, sit('Mei Bo Lin Ana', SHORT));
    await expect(button(page, 'I am Mei: show my side')).toBeVisible();
  },
  around: async (page) => {
    await atTable(
      page,
      sit('Mei Bo Lin Ana', { ...SHORT, sharing: 'around', moves: 'dddt ddt dd' }),
    );
    await expect(button(page, /: hold to see your tokens$/).first()).toBeVisible();
  },
  hint: async (page) => {
    await inTheMiddle(page);
    await button(page, 'Hint').click();
    await button(page, 'Tell me more').click();
    await button(page, 'Tell me more').click();
    await expect(page.getByText(/A strong player would say/)).toBeVisible();
  },
  menu: (page) => onSheet(page, 'More'),
  log: (page) => onSheet(page, 'What happened'),
  reading: (page) => onSheet(page, 'Read the table'),
  detail: async (page) => {
    await inTheMiddle(page);
    await page.getByTestId('piece-12').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  end: async (page) => {
    await atTable(page, sit('Mei * *', { ...SHORT, moves: 'ttdt ddt dtt ddt tt dt tt dt tttt' }));
    await expect(page.getByRole('heading', { name: /wins|share the win/ })).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('/buyao/rules');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
  lesson: async (page) => {
    await page.goto('/buyao/lesson');
    await expect(page.getByText(/The lowest score wins/).first()).toBeVisible();
  },
  ...todayStates,
  ...recordsStates,
  ...classStates,
  settings: async (page) => {
    await page.goto('/settings');
    await expect(button(page, /Test the voice/)).toBeVisible();
  },
  paused: async (page) => {
    await inTheMiddle(page);
    await page.keyboard.press('p');
    await expect(button(page, 'Play on')).toBeVisible();
  },
  deck: async (page) => {
    await page.goto('/buyao/cards');
    await expect(page.getByText('Card 1 of 36')).toBeVisible();
  },
  ...fightingStates,
  ...reviewStates,
  ...numeroStates,
  ...sequenceStates,
  ...sevensStates,
  lost: async (page) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  },
};
