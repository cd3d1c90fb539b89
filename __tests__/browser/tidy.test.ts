import type { Page } from '@playwright/test';
import { expectApart, expectWhole, lettersOf } from './fits';
import { viewOf } from './match';
import { answer, coin, openCard } from './player';
import { test } from './site';
import { middle, states } from './states';

/** All that is played with has its own room, and what can be said can be read. */
async function expectTidy(page: Page) {
  const view = viewOf(middle.match);
  const seats = page.getByRole('group', { name: /^(Mei|Xiǎomíng|Dōngméi)[:,]/ });
  await expectApart({
    'the card': openCard(page, view),
    'the pile': page.getByRole('img', { name: /^The pile/ }),
    'the speaker': page.getByRole('button', { name: 'Say it' }),
    'take it': answer(page, 'take'),
    'pay a token': answer(page, 'decline'),
    'a place': seats.nth(0),
    'another place': seats.nth(1),
    'a third place': seats.nth(2),
  });
  await expectApart({ 'the token': coin(page, view), 'take it': answer(page, 'take') });
  await expectWhole(answer(page, 'take'));
  await expectWhole(answer(page, 'decline'));
}

for (const size of [16, 32]) {
  test(`at the table nothing covers another thing, with letters of ${size}`, async ({ page }) => {
    await states.table?.(page);
    await lettersOf(page, size);
    await expectTidy(page);
  });
}
