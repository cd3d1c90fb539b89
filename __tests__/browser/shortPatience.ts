import { expect, type Page } from '@playwright/test';
import { deckFrom } from '../../app/play/games/numero/deckFrom';
import { newMatch, type Match } from '../../engine';
import { SHORT_DECK } from '../app/review/short';
import { playAll } from '../engine/games/numero/table';
import { playersOf, sitDown } from './sitting';

/** A patience that is soon over, after these takes. */
export function shortPatience(...takes: readonly string[]): Match {
  const dealt = newMatch({
    game: 'patience',
    seats: 1,
    options: { level: 0 },
    deck: deckFrom(0, SHORT_DECK),
  });
  return playAll(dealt, ...takes);
}

export async function sitAtPatience(page: Page, match: Match) {
  await sitDown(page, { match, players: playersOf('Mei'), sharing: 'pass' });
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
}
