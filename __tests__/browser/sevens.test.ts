import type { Page } from '@playwright/test';
import { result, toMove, type Match } from '../../engine';
import { namesOf } from '../../app/play/names';
import { botsHurry, botsPonder } from './player';
import { playAll, table } from '../engine/games/sevens/table';
import { dealt, lastCardOfRound, quickly, seen, sitting, until } from './sevensDeals';
import {
  byDrag,
  byKeyboard,
  byTaps,
  button,
  graveFindings,
  keptMatch,
  piece,
  playersOf,
  press,
  sitDown,
  untilMoves,
  type Carry,
} from './sitting';
import { expect, test } from './site';

/** Where a move is carried, and onto what; a knock is said. */
async function make(page: Page, match: Match, seat: number, carry: Carry) {
  const move = quickly(match, seat);
  const view = seen(match, seat);
  switch (move.type) {
    case 'knock':
      return button(page, /^敲桌子/).click();
    case 'lay':
      return carry(page, move.card, laneOf(move.card), page.getByLabel(laneName(move.card)));
    case 'present':
      return carry(page, move.card, 'table', page.getByLabel(/, 红桃, hóngtáo/));
    case 'guess': {
      const what = 'card' in move ? move.card : move.number;
      const onto = page.getByLabel(/’s card, face down$/).first();
      return carry(page, `guess-${what}`, `presented-${view.target}`, onto);
    }
  }
}

const SUITS = ['C', 'D', 'H', 'S'];
const NAMES = ['♣, 梅花', '♦, 方块', '♥, 红桃', '♠, 黑桃'];
const suitOf = (card: string) => SUITS.indexOf(card.slice(-1));
const laneOf = (card: string) => `lane-${suitOf(card)}`;
const laneName = (card: string) => new RegExp(`^${NAMES[suitOf(card)]}`);

/** Plays on to the end of the match, people by this door, and hands back the match as it was kept. */
async function playOn(page: Page, people: string, carry: Carry): Promise<Match> {
  const players = playersOf(people);
  for (;;) {
    const match = await keptMatch(page, 'sevens');
    if (result(match)) return match;
    const seat = toMove(match).find((one) => players[one]?.kind === 'person');
    const waits = toMove(match).some((one) => players[one]?.kind === 'bot');
    if (seat === undefined || waits) {
      await expect
        .poll(async () => (await keptMatch(page, 'sevens')).moves.length)
        .toBeGreaterThan(match.moves.length);
      continue;
    }
    await make(page, match, seat, carry);
    await expect
      .poll(async () => (await keptMatch(page, 'sevens')).moves.length)
      .toBeGreaterThan(match.moves.length);
  }
}

/** Late in a round, with Mei to move and a knock of hers to come. */
const late = () =>
  until(
    dealt(3, { junior: true }, 'late'),
    ({ hands, turn, phase }) => phase === 'turn' && turn === 0 && Math.min(...hands) < 5,
  );

for (const [name, carry] of [
  ['by dragging', byDrag],
  ['by tapping', byTaps],
  ['by keys', byKeyboard],
] as const) {
  // What is under the thumb lies elsewhere in every window; keys and taps know no places.
  const tag = carry === byDrag ? [] : ['@once'];
  test(`the younger game is played to its end ${name}`, { tag }, async ({ page }) => {
    await botsHurry(page);
    const start = sitting('Mei * *', late());
    await sitDown(page, start);
    const match = await playOn(page, 'Mei * *', carry);
    const end = result(match);
    const names = namesOf(start.players, 'en');
    const won = (end?.winners ?? []).map((seat) => names[seat]);
    const title = won.length > 1 ? `${won.join(' and ')} share the win` : `${won[0]} wins`;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const score of end?.scores ?? []) {
      await expect(page.getByText(`${score} point${score === 1 ? '' : 's'}`).first()).toBeVisible();
    }
  });
}

/** Mei of four cannot lay on 7♣, which Ana has opened with. */
const stuck = () =>
  playAll(
    table([
      '1C 2C 3C 4C 1D 2D 3D 4D 1H 2H',
      '6H 8H 9H 10H 3H 4H 5H 1S 2S 3S',
      '4S 5S 6S 8S 9S 10S 5C 9C 10C 9D',
      '7C',
    ]),
    '7C',
  );

const PEOPLE = 'Mei Bo Lin Ana';
const gate = (page: Page, name: string) => button(page, `I am ${name}: show my side`);

/** Every way in which a card could be read on this page, or found in it. */
async function traces(page: Page, hanzi: string, digits: string): Promise<string[]> {
  const written = await page.content();
  const heard = await page.locator('body').ariaSnapshot();
  return [hanzi, digits].filter((sign) => written.includes(sign) || heard.includes(sign));
}

test('in a knock each chooses behind their own gate, and nobody else can find the card', async ({
  page,
}) => {
  await sitDown(page, sitting(PEOPLE, stuck()));
  await gate(page, 'Mei').click();
  await button(page, '敲桌子 Knock').click();

  await expect(gate(page, 'Bo')).toBeVisible();
  await expect(page.getByTestId(/^piece-/)).toHaveCount(0);
  await gate(page, 'Bo').click();
  expect(await traces(page, '红桃六', '6♥')).toEqual(['红桃六', '6♥']); // what is there is found
  expect(await graveFindings(page)).toEqual([]);
  await byTaps(page, '6H', 'table');

  await expect(gate(page, 'Lin')).toBeVisible();
  expect(await traces(page, '红桃六', '6♥')).toEqual([]);
  await gate(page, 'Lin').click();
  await expect(page.getByLabel('Bo’s card, face down')).toBeVisible();
  expect(await traces(page, '红桃六', '6♥')).toEqual([]);
  await byTaps(page, '4S', 'table');

  // The device is put away and taken up again in the middle of it.
  await page.reload();
  await expect(gate(page, 'Ana')).toBeVisible();
  expect((await keptMatch(page, 'sevens')).moves).toHaveLength(4);
  expect(await traces(page, '黑桃四', '4♠')).toEqual([]);
  await gate(page, 'Ana').click();
  await byTaps(page, '7D', 'table');

  await gate(page, 'Mei').click();
  await expect(piece(page, '6H')).toHaveCount(0);
  await byDrag(page, 'guess-8H', 'presented-1', page.getByLabel('Bo’s card, face down'));
  await expect(piece(page, '6H')).toBeVisible(); // a wrong guess: now it is Mei's
  await expect(page.getByText(/It was 红桃六 \(6♥\), and Mei gets it/)).toBeVisible();
  await byTaps(page, 'guess-4S', 'presented-2');
  await expect(page.getByText(/right! Lin keeps 黑桃四 \(4♠\)/)).toBeVisible();
  await byTaps(page, 'guess-10S', 'presented-3');

  // A knock is the whole turn: what fits now was just taken.
  await expect(gate(page, 'Bo')).toBeVisible();
  const { hands, known } = seen(await untilMoves(page, 'sevens', 8));
  expect(hands).toEqual([12, 9, 10, 8]);
  expect(known[0]).toEqual(['7D', '6H']);
});

test(
  'killed in the middle of a knock with bots, it goes on where it was',
  { tag: '@once' },
  async ({ page, context }) => {
    await botsPonder(page);
    const start = sitting('Mei * * *', playAll(stuck(), 'knock 6H 4S 7D ?8H'));
    await sitDown(page, start);
    await byTaps(page, 'guess-4S', 'presented-2');
    await untilMoves(page, 'sevens', 7);
    await page.close();
    const again = await context.newPage();
    await again.goto('/sevens');
    await expect(again.getByLabel('Dàwěi’s card, face down')).toBeVisible();
    await byTaps(again, 'guess-7D', 'presented-3');
    // From here on bots may have played, too.
    const guesses = async () => (await keptMatch(again, 'sevens')).moves.slice(6, 8);
    await expect.poll(guesses).toEqual([
      [0, { type: 'guess', card: '4S' }],
      [0, { type: 'guess', card: '7D' }],
    ]);
  },
);

test(
  'why a card cannot be laid and why one cannot knock is said in words',
  { tag: '@once' },
  async ({ page }) => {
    const match = table(['6C 8C 9C 6D', '7D 7H 7S', '']);
    await sitDown(page, sitting('Mei * *', match));
    await press(page, '9C');
    await expect(page.getByText('This card is not next to an end of its chain.')).toBeVisible();
    await byDrag(page, '6C', laneOf('6D'), page.getByLabel(laneName('6D')));
    await expect(page.getByText('This card goes to 梅花 ♣.')).toBeVisible();
    await button(page, /^敲桌子/).click({ force: true });
    await expect(page.getByText(/^You may knock only when no card fits/)).toBeVisible();
    expect((await keptMatch(page, 'sevens')).moves).toEqual([]);
  },
);

test(
  'between two rounds the score waits, and so do the bots',
  { tag: '@once' },
  async ({ page }) => {
    await botsHurry(page);
    const match = lastCardOfRound();
    await sitDown(page, sitting('Mei * * *', match));
    const [card = ''] = seen(match, 0).hand ?? [];
    await byTaps(page, card, laneOf(card));
    await expect(page.getByRole('heading', { name: 'Round 1 of 2: Mei is out' })).toBeVisible();
    const { moves } = await untilMoves(page, 'sevens', match.moves.length + 1);
    await page.waitForTimeout(500); // longer than a hurrying bot takes
    expect((await keptMatch(page, 'sevens')).moves).toEqual(moves);
    await button(page, 'Next round').click();
    await expect(page.getByRole('group', { name: 'Your cards' })).toBeVisible();
  },
);

test(
  'the first game shows a lay, a knock and guesses, right and wrong',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sevens/lesson');
    await expect(page.getByText(/lay it below/).first()).toBeVisible();
    // Another card is answered, and changes nothing.
    await press(page, '7H');
    await expect(page.getByText(/That may wait/).first()).toBeVisible();
    await byDrag(page, '6C', 'lane-0', page.getByLabel(laneName('6C')));
    await expect(page.getByText(/A seven begins a new suit/).first()).toBeVisible();
    await byTaps(page, '7H', 'lane-2');
    await expect(page.getByText(/knocks. Put a card face down/).first()).toBeVisible();
    await byTaps(page, '1S', 'table');
    await expect(page.getByText(/Now none of your cards fits/).first()).toBeVisible();
    await button(page, '敲桌子 Knock').click();
    await expect(page.getByText(/First guess Xiǎomíng/).first()).toBeVisible();
    await byTaps(page, 'guess-1S', 'presented-1');
    await expect(page.getByText(/Right, he keeps it/).first()).toBeVisible();
    await byTaps(page, 'guess-10S', 'presented-2');
    await expect(button(page, 'Play for real')).toBeVisible();
  },
);
