import type { Page } from '@playwright/test';
import { result, toMove } from '../../engine';
import { deal, following, seenBy, won } from './fighting';
import type { Sitting } from './match';
import { botsHurry, dragByMouse, middleOf } from './player';
import { expect, test } from './site';
import {
  button,
  byDrag,
  byKeyboard,
  byTaps,
  graveFindings,
  keptMatch,
  piece,
  sitDown,
  type Carry,
} from './sitting';

/** Mei holds the seven best of 木: laid and led, they win all seven tricks. */
const BEST = [1, 2, 11, 12, 21, 22, 31];
const sitting = deal('Mei * *', { hands: [BEST] });

const middle = (page: Page) => page.getByRole('group', { name: 'The trick' });

/** Waits until Mei has made so many moves, and is to move again or the match is over. */
async function untilAsked(page: Page, { players }: Sitting, moves: number) {
  const asked = async () => {
    const match = await keptMatch(page, 'fighting');
    const made = match.moves.filter(([seat]) => seat === 0).length;
    return made === moves && toMove(match).every((seat) => players[seat]?.kind === 'person');
  };
  await expect.poll(asked, { timeout: 20_000 }).toBe(true);
}

const doors: Readonly<Record<string, Carry>> = {
  dragging: (page, card, where) => byDrag(page, card, where, middle(page)),
  tapping: byTaps,
  keys: byKeyboard,
};

for (const [door, carry] of Object.entries(doors)) {
  // One door in every window; the way from a card to its move is the same for all of them.
  const tag = door === 'dragging' ? [] : ['@once'];
  test(`a whole round by ${door}, against bots`, { tag }, async ({ page }) => {
    await botsHurry(page);
    await sitDown(page, sitting);
    // The worst of them calls, and the rest of 木 is wangpai.
    for (const [made, card] of [...BEST].reverse().entries()) {
      await untilAsked(page, sitting, made);
      await carry(page, `${card}`, 'trick');
    }
    await untilAsked(page, sitting, BEST.length);
    await expect(page.getByRole('heading', { name: 'Mei wins', exact: true })).toBeVisible();
    const match = await keptMatch(page, 'fighting');
    expect(result(match)?.winners).toEqual([0]);
    expect(seenBy(match, 0).rounds).toMatchObject([
      { caller: 0, wangpai: '31', tricks: [7, 0, 0], rule: 'allSeven', points: 5 },
    ]);
    await expect(
      page.getByRole('listitem', { name: /^Round 1: Mei called 木马 \(31\)/ }),
    ).toBeVisible();
  });
}

test(
  'who can follow must: another card goes home, and the table says why',
  { tag: '@once' },
  async ({ page }) => {
    await sitDown(page, following('Mei * *'));
    const home = await middleOf(piece(page, '17'));
    await dragByMouse(page, piece(page, '17'), middle(page));
    await expect(page.getByRole('status')).toHaveText('You have 火: follow it.');
    await expect
      .poll(() => middleOf(piece(page, '17')))
      .toEqual({
        x: expect.closeTo(home.x, 0),
        y: expect.closeTo(home.y, 0),
      });
    await piece(page, '11').getByRole('button').click();
    await expect(page.getByTestId('zone-trick')).toHaveCount(0);
    expect((await keptMatch(page, 'fighting')).moves).toHaveLength(10);

    await byTaps(page, '24', 'trick');
    await expect
      .poll(async () => (await keptMatch(page, 'fighting')).moves[10])
      .toEqual([0, { type: 'play', card: '24' }]);
  },
);

test.describe('four people, who hand the device on', () => {
  const hands = [
    [1, 13, 25],
    [2, 14, 26],
    [3, 15, 27],
    [4, 16, 28],
  ];
  const four = deal('Mei Bo Lin Ana', { hands });
  const names = ['Mei', 'Bo', 'Lin', 'Ana'];
  const gate = (page: Page, seat: number) => button(page, `I am ${names[seat]}: show my side`);

  /** Which of these cards can be found anywhere on the page, to be seen or to be heard. */
  async function found(page: Page, cards: readonly string[]): Promise<string[]> {
    const text = `${await page.content()} ${await page.locator('body').ariaSnapshot()}`;
    return cards.filter((card) => {
      const named = new RegExp(`piece-${card}"|[ "]${card}, [木火土金水]`);
      return named.test(text);
    });
  }

  test('each lays in secret, and then all is turned at once', async ({ page }) => {
    await sitDown(page, four);
    const all = names.map((_, seat) => seenBy(four.match, seat).hand ?? []);
    for (const seat of names.keys()) {
      await expect(gate(page, seat)).toBeVisible();
      expect(await found(page, all.flat())).toEqual([]);
      await gate(page, seat).click();
      await expect(piece(page, all[seat]?.[0] ?? '')).toBeVisible();
      expect((await found(page, all.flat())).sort()).toEqual([...(all[seat] ?? [])].sort());
      await byTaps(page, all[seat]?.[0] ?? '', 'trick');
    }
    // Mei laid the lowest and leads; what was turned is told to everybody, before she looks.
    await expect(gate(page, 0)).toBeVisible();
    await expect(
      page.getByText(/Turned over: Mei 木鼠 \(1\), Bo 木牛 \(2\)/).first(),
    ).toBeVisible();
    expect(
      await found(
        page,
        all.flatMap((hand) => hand.slice(1)),
      ),
    ).toEqual([]);
    await gate(page, 0).click();
    await expect(page.getByRole('img', { name: '王牌: every 木 and every 鼠' })).toBeVisible();
    await expect(piece(page, '2')).toBeVisible();
  });

  test(
    'killed while wangpai is being laid, the app asks the next one',
    { tag: '@once' },
    async ({ page, context }) => {
      await sitDown(page, four);
      await gate(page, 0).click();
      await byTaps(page, '1', 'trick');
      await expect(gate(page, 1)).toBeVisible();
      await page.close();
      const again = await context.newPage();
      await again.goto('/fighting');
      await expect(gate(again, 1)).toBeVisible();
      expect(await found(again, ['1'])).toEqual([]);
      await gate(again, 1).click();
      await expect(again.getByLabel('A card of Mei, face down')).toBeVisible();
      expect(await found(again, ['1'])).toEqual([]);
      expect((await keptMatch(again, 'fighting')).moves).toEqual([[0, { type: 'lay', card: '1' }]]);
    },
  );
});

test(
  'between two rounds people see how the last one went, and then lay again',
  { tag: '@once' },
  async ({ page }) => {
    const last = deal('Mei *', {
      hands: [BEST, [60, 59, 50, 49, 40, 39, 30]],
      points: 12,
      laid: [31, 60],
      played: [1, 50, 2, 49, 11, 59, 12, 40, 21, 39],
    });
    await sitDown(page, last);
    await byTaps(page, '22', 'trick');
    await expect(
      page.getByRole('heading', { name: 'Mei: all seven tricks, 5 points' }),
    ).toBeVisible();
    await expect(page.getByText('The last trick went to Mei:')).toBeVisible();
    await button(page, 'Next round').click();
    await expect(page.getByText(/^Lay one card face down/)).toBeVisible();
    await expect(
      button(page, 'All the rounds, First to 12, Mei 5 points, Xiǎomíng 0 points'),
    ).toBeVisible();
    // The next round is dealt: seven cards for the same two.
    const { hand, phase } = seenBy(await keptMatch(page, 'fighting'), 0);
    expect([hand?.length, phase]).toEqual([7, 'laying']);
    for (const card of hand ?? []) await expect(piece(page, card)).toBeVisible();
  },
);

test(
  'after the end the same people play anew, at one press',
  { tag: '@once' },
  async ({ page }) => {
    await sitDown(page, won());
    const players = () =>
      page.evaluate(() => {
        const text = localStorage.getItem('shushu.match.fighting') ?? '';
        return (JSON.parse(text) as { data: { players: unknown } }).data.players;
      });
    const before = await players();
    await button(page, 'New game').click();
    await expect(page.getByText(/^Lay one card face down/)).toBeVisible();
    const match = await keptMatch(page, 'fighting');
    expect(match.seed).not.toBe(won().match.seed);
    expect(await players()).toEqual(before);
    for (const card of seenBy(match, 0).hand ?? []) await expect(piece(page, card)).toBeVisible();
  },
);

test('what was laid can be taken back, until all is turned', { tag: '@once' }, async ({ page }) => {
  await sitDown(page, deal('Mei Bo', { hands: [BEST] }));
  await button(page, 'I am Mei: show my side').click();
  await byTaps(page, '31', 'trick');
  await expect(button(page, 'I am Bo: show my side')).toBeVisible();
  await button(page, 'Undo').click();
  await expect.poll(async () => (await keptMatch(page, 'fighting')).moves).toEqual([]);
});

test('a hint in three steps', { tag: '@once' }, async ({ page }) => {
  await sitDown(page, following('Mei * *'));
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await button(page, 'Tell me more').click();
  const sheet = page.getByRole('dialog', { name: 'Hint' });
  await expect(sheet).toContainText('Count your 火: you have to follow. Can you win the trick?');
  await expect(sheet).toContainText(/A strong player would play 火[猪牛] \((24|14)\)\./);
});

test('the sheet with every round is for everybody', { tag: '@once' }, async ({ page }) => {
  await sitDown(page, following('Mei * *'));
  await button(page, /^All the rounds/).click();
  await expect(page.getByRole('dialog', { name: 'All the rounds' })).toBeVisible();
  expect(await graveFindings(page)).toEqual([]);
});

test('the first game is played as it is told', { tag: '@once' }, async ({ page }) => {
  await botsHurry(page);
  await page.goto('/fighting/lesson');
  for (const card of ['5', '6', '2', '24', '17', '11']) {
    await expect(piece(page, card)).toBeVisible();
    await expect(piece(page, card).getByRole('button')).toBeEnabled();
    await expect(async () => {
      await piece(page, card).getByRole('button').click({ timeout: 1_000 });
      await page.getByTestId('zone-trick').click({ timeout: 1_000 });
    }).toPass();
  }
  await expect(page.getByText(/Four tricks of seven: most/).first()).toBeVisible();
});

test('the sixty cards are there to be looked at', { tag: '@once' }, async ({ page }) => {
  await page.goto('/fighting/cards');
  await expect(page.getByText('Card 1 of 60')).toBeVisible();
  await button(page, "52, 木兔，五十二, mù tù, wǔshí'èr").click();
  const card = page.getByRole('img', { name: /^52, 木兔/ });
  await expect(card).toContainText("木兔mù tù五十二wǔshí'èr");
});
