import type { Page } from '@playwright/test';
import { viewFor } from '../../engine';
import type { NumeroView } from '../../engine/games/numero/state';
import { table } from '../engine/games/numero/table';
import type { Sitting } from './match';
import { fourSeats, inHand, nearlyOver, twoPeople } from './numeroTables';
import { dragByMouse } from './player';
import { textsWith, type Written } from './reading';
import { expect, test } from './site';
import {
  button,
  byDrag,
  byKeyboard,
  byTaps,
  graveFindings,
  keptMatch,
  piece,
  playersOf,
  sitDown,
  untilMoves,
  type Carry,
} from './sitting';

const DOORS = { dragging: byDrag, tapping: byTaps, keys: byKeyboard } as const;

/** Centre 10 6 4, and Mei holds a 10: two groups for one card. */
const threeSeats = (): Sitting => ({
  match: table({ hands: ['r10 g1 g2 g3 g12', '', ''], centre: 'b10 r6 g4', options: { level: 1 } }),
  players: playersOf('Mei Bo Lin'),
  sharing: 'pass',
});

/** Mei is at the table; after her turn it waits for the next to say who it is. */
async function atTable(page: Page, sitting: Sitting) {
  await sitDown(page, sitting);
  await gate(page, 'Mei').click();
}

/** Two builds and two single cards between four people; the 12 is new. */
const fourPeople = (): Sitting => ({ ...fourSeats(), players: playersOf('Mei Bo Lin Ana') });

const put = (page: Page, carry: Carry, what: string, on: string) =>
  carry(page, what, `heap-${on}`, piece(page, on));

const viewOf = async (page: Page, seat: number | null = null) => {
  const match = await keptMatch(page, 'numero');
  return viewFor(match, seat) as NumeroView; // a match of NUMERO
};

const gate = (page: Page, name: string) => button(page, `I am ${name}: show my side`);

/** What lies between the pack and the win stack: where cards are put down. */
const slate = (page: Page) => page.getByText(/put a card here to discard it|等于/i).first();

for (const [how, carry] of Object.entries(DOORS)) {
  const tag = how === 'dragging' ? [] : ['@once'];

  test(`two groups are taken with one card by ${how}`, { tag }, async ({ page }) => {
    await atTable(page, threeSeats());
    for (const card of ['r6', 'r10', 'b10']) await put(page, carry, card, 'g4');
    await button(page, 'Take with 10').click();
    await untilMoves(page, 'numero', 1);
    const { won, centre } = await viewOf(page);
    expect([...(won[0] ?? [])].sort()).toEqual(['b10', 'g4', 'r10', 'r6']);
    expect(centre).toEqual([]);
  });

  test(`a build is put down by ${how}`, { tag }, async ({ page }) => {
    await atTable(page, twoPeople());
    await put(page, carry, 'g1', 'b9');
    await expect(page.getByText('9 + 1 = 10').first()).toBeVisible();
    await carry(page, 'b9', 'build', slate(page));
    await untilMoves(page, 'numero', 1);
    const { centre } = await viewOf(page);
    expect(centre).toMatchObject([
      { card: 'r8' },
      { pile: 1, value: 10, owner: 0, cards: ['b9', 'g1'] },
    ]);
  });

  test(`a card is discarded by ${how}`, { tag }, async ({ page }) => {
    await atTable(page, twoPeople());
    await carry(page, 'g13', 'discard', slate(page));
    await untilMoves(page, 'numero', 1);
    expect((await viewOf(page)).centre).toEqual([{ card: 'b9' }, { card: 'r8' }, { card: 'g13' }]);
  });
}

test(
  'a card that can neither take nor build says why, and comes back',
  { tag: '@once' },
  async ({ page }) => {
    await atTable(page, twoPeople());
    await put(page, byTaps, 'g3', 'r8');
    await expect(
      page.getByText('This makes 8, not 3. To build 11, you must hold another 11.'),
    ).toBeVisible();
    await expect(button(page, /^(Take|Build)/)).toHaveCount(0);
    await button(page, 'One step back').click();
    await expect(piece(page, 'g3')).toBeVisible();
    expect((await keptMatch(page, 'numero')).moves).toEqual([]);
  },
);

test('whoever doubts a build says so before anything else', { tag: '@once' }, async ({ page }) => {
  await atTable(page, fourPeople());
  // Mei’s own 10 is not doubted by herself; 12 by Xiǎomíng is new, and he holds a 12.
  await expect(button(page, /^Challenge/)).toHaveCount(1);
  await button(page, 'Challenge 12 (Bo)').click();
  await untilMoves(page, 'numero', 5);
  const { scores, shown } = await viewOf(page);
  expect(scores).toEqual([-10, 0, 0, 0]);
  expect(shown[1]).toEqual(['b12']);
  await expect(button(page, /^Challenge/)).toHaveCount(0);
  // The turn is still hers.
  await put(page, byTaps, 'g12', '#2');
  await button(page, 'Take with 12').click();
  await untilMoves(page, 'numero', 6);
  // A take 1 and three cards 3.
  expect((await viewOf(page)).scores).toEqual([-6, 0, 0, 0]);
});

test(
  'nobody sees the cards of the other when the device is handed on',
  { tag: '@once' },
  async ({ page }) => {
    const mei: Written = [13, '十三'];
    const bo: Written = [12, '十二'];
    await sitDown(page, twoPeople());
    await expect(gate(page, 'Mei')).toBeVisible();
    expect(await textsWith(page, [mei, bo])).toEqual([]);

    await gate(page, 'Mei').click();
    await expect(piece(page, 'g13')).toBeVisible();
    expect(await textsWith(page, [mei])).not.toEqual([]); // what is there is found
    expect(await textsWith(page, [bo])).toEqual([]);

    // Half a turn with her cards in it is hers alone, too.
    await put(page, byTaps, 'g1', 'b9');
    await page.reload();
    await expect(gate(page, 'Mei')).toBeVisible();
    await expect(page.getByText('9 + 1 = 10')).toHaveCount(0);
    await gate(page, 'Mei').click();
    await button(page, 'Build 10').click();

    await expect(gate(page, 'Bo')).toBeVisible();
    expect(await textsWith(page, [mei, bo])).toEqual([]);
    await gate(page, 'Bo').click();
    await expect(piece(page, 'b12')).toBeVisible();
    expect(await textsWith(page, [mei])).toEqual([]);
  },
);

test(
  'the last card, the last chance, and how it was counted',
  { tag: '@once' },
  async ({ page }) => {
    const sitting = nearlyOver();
    const [last = ''] = inHand(sitting.match);
    await sitDown(page, sitting);
    await gate(page, 'Mei').click();
    await byDrag(page, last, 'discard', slate(page));
    await gate(page, 'Bo').click();
    await button(page, 'Pass').click();
    await expect(page.getByRole('heading', { name: 'Mei wins' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([
      'Mei1st192 cards+2cards left in the centre+17',
      'Bo2nd−1',
    ]);
  },
);

test('the table has no serious fault for assistive tech', { tag: '@once' }, async ({ page }) => {
  await atTable(page, fourPeople());
  expect(await graveFindings(page)).toEqual([]);
  await piece(page, 'r10').getByRole('button').click();
  expect(await graveFindings(page)).toEqual([]);
});

test('a heap carried to the win stack is taken', { tag: '@once' }, async ({ page }) => {
  await atTable(page, threeSeats());
  await put(page, byDrag, 'r10', 'b10');
  await dragByMouse(
    page,
    piece(page, 'b10'),
    page.getByRole('img', { name: /^What you have won/ }),
  );
  await untilMoves(page, 'numero', 1);
});
