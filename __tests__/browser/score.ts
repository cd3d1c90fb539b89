import { expect, type Page } from '@playwright/test';
import { namesOf } from '../../app/play/names';
import { signed } from '../../components/signed';
import { result, type Match } from '../../engine';
import { runs } from '../../engine/games/buyao/score';
import { viewOf, type Sitting } from './match';

/** The score sheet on the screen says what the engine says of this match: who won, every total and how it came about. */
export async function expectScores(page: Page, { players }: Sitting, match: Match) {
  const end = result(match);
  if (!end) throw new Error('This match is not over');
  const names = namesOf(players, 'en');
  const { cards, tokens } = viewOf(match);
  const winners = end.winners.map((seat) => names[seat]);
  const won = winners.length > 1 ? `${winners.join(' and ')} share the win` : `${winners[0]} wins`;
  await expect(page.getByRole('heading', { name: won, exact: true })).toBeVisible();

  const seats = [...names.keys()].sort((a, b) => (end.ranks[a] ?? 0) - (end.ranks[b] ?? 0));
  const rows = page.getByRole('listitem').filter({ hasText: 'taken off' });
  await expect(rows).toHaveCount(seats.length);
  for (const [at, seat] of seats.entries()) {
    const lowest = runs((cards[seat] ?? []).map(Number)).map((run) => run[0]);
    const total = end.scores[seat] ?? 0;
    const sum = `${lowest.join(' + ') || 0} − ${tokens[seat]} = ${signed(total)}`;
    const place = ['1st', '2nd', '3rd', '4th'][(end.ranks[seat] ?? 0) - 1];
    await expect(rows.nth(at)).toContainText(`${names[seat]}${place}${signed(total)}`);
    await expect(rows.nth(at)).toContainText(`${sum} (`);
  }
}
