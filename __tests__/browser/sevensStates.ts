import type { Page } from '@playwright/test';
import type { Match } from '../../engine';
import type { SevensView } from '../../engine/games/sevens/state';
import { botsPonder } from './player';
import { find, lastCardOfRound, seen, sitting } from './sevensDeals';
import { expect } from './site';
import { sitDown } from './sitting';
import type { Way } from './states';

/** Mei's turn in a game of Sevens that has gone on for a while. */
function inSevens(seats: number, isSo: (view: SevensView) => boolean, options = {}): Match {
  return find(
    seats,
    options,
    (view) => view.turn === 0 && view.seat === 0 && view.history.length > 8 && isSo(view),
  );
}

async function atSevens(page: Page, people: string, match: Match, group: string) {
  await sitDown(page, sitting(people, match));
  await expect(page.getByRole('group', { name: group })).toBeVisible();
}

/** Sevens, as it may be met. */
export const sevensStates: Readonly<Record<string, Way>> = {
  'sevens-table': (page) =>
    atSevens(
      page,
      'Mei * * * *',
      inSevens(5, (view) => view.phase === 'turn'),
      'Your cards',
    ),
  'sevens-hand': (page) =>
    atSevens(
      page,
      'Mei * *',
      inSevens(3, ({ hands }) => (hands[0] ?? 0) > 14),
      'Your cards',
    ),
  'sevens-guess': (page) =>
    atSevens(
      page,
      'Mei * * *',
      inSevens(4, ({ phase }) => phase === 'guess'),
      'Your cards',
    ),
  'sevens-number': (page) => {
    const guessing = ({ phase }: SevensView) => phase === 'guess';
    const match = inSevens(4, guessing, { guess: 'number' });
    return atSevens(page, 'Mei * * *', match, 'Your cards');
  },
  'sevens-round-end': async (page) => {
    const match = lastCardOfRound();
    const [card = ''] = seen(match, 0).hand ?? [];
    await botsPonder(page);
    await atSevens(page, 'Mei * * *', match, 'Your cards');
    await page.getByTestId(`piece-${card}`).getByRole('button').click();
    await page.getByTestId(/^zone-lane-/).click();
    await expect(page.getByRole('heading', { name: /^Round 1 of 2/ })).toBeVisible();
  },
  'sevens-rules': async (page) => {
    await page.goto('/sevens/rules');
    await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
  },
};
