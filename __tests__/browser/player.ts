import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { result, toMove, type Match } from '../../engine';
import type { BuyaoView } from '../../engine/games/buyao/state';
import { kept, keptText, MATCH, viewOf, type Sitting } from './match';

export type Choice = 'take' | 'decline';

/** One way in which a person makes a move: by hand, by touch, by keys. */
export type Door = (page: Page, choice: Choice, view: BuyaoView) => Promise<void>;

/** The open card, wherever it lies. */
export const openCard = (page: Page, { open }: BuyaoView) => page.getByTestId(`piece-${open}`);

/** The token that would be paid next. */
export const coin = (page: Page, { pot }: BuyaoView) => page.getByTestId(`piece-coin-${pot}`);

/** The part of the table of whoever is to move. */
export const ownPlace = (page: Page) => page.getByRole('group', { name: /, whose turn it is/ });

export const place = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`^${name}(:|, )`) });

/** The sign of a bot that is at it. */
export const thinking = (page: Page) => page.getByRole('img', { name: 'thinking…' });

export const answer = (page: Page, choice: Choice) =>
  page.getByRole('button', {
    name: choice === 'take' ? '我要 Take it' : '不要，谢谢 Pay a token',
    exact: true,
  });

/** What is carried, and where to. */
const carried = (page: Page, choice: Choice, view: BuyaoView): [Locator, Locator] =>
  choice === 'take'
    ? [openCard(page, view), ownPlace(page)]
    : [coin(page, view), openCard(page, view)];

export const byMouse: Door = async (page, choice, view) => {
  const [piece, target] = carried(page, choice, view);
  await dragByMouse(page, piece, target);
};

export async function dragByMouse(page: Page, piece: Locator, target: Locator) {
  await piece.hover(); // waits until it has landed
  const { x, y } = await middleOf(target);
  await page.mouse.down();
  await page.mouse.move(x, y - 1, { steps: 6 });
  // A hand slows down before it lets go: a jump from beside the piece onto it is not counted as a move.
  await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Real touches, as the glass sends them. */
export const byTouch: Door = async (page, choice, view) => {
  const [piece, target] = carried(page, choice, view);
  const session = await page.context().newCDPSession(page);
  await piece.hover(); // waits until it has landed
  await dragByTouch(session, await middleOf(piece), await middleOf(target));
  await session.detach();
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 6;

async function dragByTouch(session: CDPSession, from: Point, to: Point) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= STEPS; step++) {
    const x = from.x + ((to.x - from.x) * step) / STEPS;
    const y = from.y + ((to.y - from.y) * step) / STEPS;
    await touch('touchMove', [{ x, y }]);
  }
  await touch('touchEnd', []);
}

export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is nowhere to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Picked up with one tap, put down with another. */
export const byTap: Door = async (page, choice, view) => {
  const [piece] = carried(page, choice, view);
  await piece.tap();
  await expect(piece.getByRole('button', { pressed: true })).toBeVisible();
  await targetOf(page, choice, view).tap();
};

/** The place that is lit for what is in hand. */
export const targetOf = (page: Page, choice: Choice, view: BuyaoView) =>
  page.getByTestId(choice === 'take' ? `zone-seat-${view.turn}` : 'zone-open');

export const byKeys: Door = async (page, choice, view) => {
  const [piece] = carried(page, choice, view);
  await tabTo(page, piece.getByRole('button'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(targetOf(page, choice, view)).toBeFocused();
  await page.keyboard.press('Enter');
};

/** Presses Tab until this has the focus: a person without a mouse gets there so, or not at all. */
export async function tabTo(page: Page, target: Locator) {
  const element = await target.elementHandle();
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

export const byAnswers: Door = async (page, choice) => answer(page, choice).click();

/** Takes what is cheap or fits a run, and what must be taken. */
export function sensible({ open, pot, seat, cards, tokens }: BuyaoView): Choice {
  const card = Number(open);
  const own = (seat === null ? [] : (cards[seat] ?? [])).map(Number);
  const fits = own.includes(card - 1) || own.includes(card + 1);
  const poor = seat !== null && tokens[seat] === 0;
  return poor || fits || card - pot <= 8 ? 'take' : 'decline';
}

/** Plays a match to its end through one door, and hands back the match that the app has kept. */
export async function playToTheEnd(
  page: Page,
  { players }: Sitting,
  door: Door,
  before: (view: BuyaoView) => Promise<void> = async () => {},
): Promise<Match> {
  for (;;) {
    const match = await untilAsked(page, players);
    if (result(match)) return match;
    const view = viewOf(match);
    await before(view);
    const now = await keptText(page);
    await door(page, sensible(view), view);
    await changed(page, now);
  }
}

/** Waits until a person is to move, or the game is over. */
export async function untilAsked(page: Page, players: Sitting['players']): Promise<Match> {
  for (;;) {
    const text = await keptText(page);
    const match = await kept(page);
    const [seat] = toMove(match);
    if (seat === undefined || players[seat]?.kind === 'person') return match;
    await changed(page, text);
  }
}

/** Waits until something else is kept. */
export async function changed(page: Page, text: string) {
  await page.waitForFunction(([key = '', now]) => localStorage.getItem(key) !== now, [MATCH, text]);
}

/** Bots on this page act as soon as they know what to do: a whole game is long enough without their pauses. */
export async function botsHurry(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const soon = (act: () => void, wait = 0) => later(act, wait > 200 && wait < 1_000 ? 0 : wait);
    Object.assign(window, { setTimeout: soon });
  });
}

/** Bots on this page think and come to no end: nothing happens there that takes the better part of a second. */
export async function botsPonder(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const never = 0;
    const ponder = (act: () => void, wait = 0) =>
      wait > 200 && wait < 1_000 ? never : later(act, wait);
    Object.assign(window, { setTimeout: ponder });
  });
}
