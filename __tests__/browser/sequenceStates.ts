import { after, chip, deal, nearlyWon } from './sequenceDeals';
import { expect } from './site';
import { piece, playersOf, sitDown } from './sitting';
import type { Way } from './states';

/** Sequence Numbers, as it may be met. */
export const sequenceStates: Readonly<Record<string, Way>> = {
  'sequence-table': async (page) => {
    await sitDown(page, { match: nearlyWon(), players: playersOf('Mei *'), sharing: 'pass' });
    await piece(page, '23-8').getByRole('button').click();
  },
  'sequence-minus': async (page) => {
    await sitDown(page, { match: nearlyWon(), players: playersOf('Mei *'), sharing: 'pass' });
    await piece(page, 'minus1').getByRole('button').click();
  },
  'sequence-six': async (page) => {
    const match = deal({ teams: 3 }, undefined, 6);
    await sitDown(page, { match, players: playersOf('Mei * * * * *'), sharing: 'pass' });
    await expect(piece(page, '1+0')).toBeVisible();
  },
  'sequence-end': async (page) => {
    const match = after(
      nearlyWon(),
      [0, chip('23-8', 0, 3)],
      [1, chip('10+2', 3, 1)],
      [0, chip('18+4', 0, 4)],
    );
    await sitDown(page, { match, players: playersOf('Mei *'), sharing: 'pass' });
    await expect(page.getByRole('heading', { name: 'Mei wins' })).toBeVisible();
  },
  'sequence-rules': async (page) => {
    await page.goto('/sequence/rules');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
};
