import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import type { Player } from '../../app/play/players';
import type { Settings } from '../../app/settings/settings';
import { load, type GameId, type Match } from '../../engine';
import { prepare, type Sitting } from './match';
import { dragByMouse, tabTo } from './player';

const BOTS = ['xiaoming', 'dongmei', 'dawei', 'yuqing', 'zhiqiang'] as const;

/** Who sits there: a name is a person, a star an easy bot, as in `playersOf('Mei * *')`. */
export function playersOf(people: string): Player[] {
  let bots = 0;
  return people.split(' ').map((name): Player => {
    if (name !== '*') return { kind: 'person', name };
    return { kind: 'bot', name: BOTS[bots++] ?? BOTS[0], level: 'easy' };
  });
}

/** To the table with this match on it, whatever the game; nothing flies unless it is asked to. */
export async function sitDown(page: Page, sitting: Sitting, settings: Partial<Settings> = {}) {
  await prepare(page, { sitting, settings: { motion: 'off', ...settings } });
  await page.goto(`/${sitting.match.game}`);
}

/** The match as the app keeps it now. */
export async function keptMatch(page: Page, game: GameId): Promise<Match> {
  const key = `shushu.match.${game}`;
  const text = (await page.evaluate((name) => localStorage.getItem(name), key)) ?? '';
  return load((JSON.parse(text) as { data: { match: string } }).data.match);
}

/** Waits until so many moves are kept, and hands back the match. */
export async function untilMoves(page: Page, game: GameId, moves: number): Promise<Match> {
  await expect.poll(async () => (await keptMatch(page, game)).moves.length).toBe(moves);
  return keptMatch(page, game);
}

export const piece = (page: Page, id: string) => page.getByTestId(`piece-${id}`);
export const zone = (page: Page, id: string) => page.getByTestId(`zone-${id}`);
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** One way to put a piece somewhere. `onto` is what lies there, for those who carry; the zone is what lights up. */
export type Carry = (page: Page, what: string, where: string, onto?: Locator) => Promise<void>;

export const byDrag: Carry = (page, what, where, onto = zone(page, where)) =>
  dragByMouse(page, piece(page, what), onto);

/** On its left: in a hand the next card covers all the rest of it. */
export async function press(page: Page, what: string) {
  const own = piece(page, what).getByRole('button');
  const { width, height } = (await own.boundingBox()) ?? { width: 0, height: 0 };
  await own.click({ position: { x: Math.min(14, width / 2), y: height / 2 } });
}

export const byTaps: Carry = async (page, what, where) => {
  await press(page, what);
  await zone(page, where).click();
};

export const byKeyboard: Carry = async (page, what, where) => {
  const own = piece(page, what).getByRole('button');
  // Along a hand the arrows lead; Tab comes to one card of it.
  await own.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, zone(page, where));
  await page.keyboard.press('Enter');
};

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What would keep somebody out: of all that axe looks for, or of one rule of it. */
export async function graveFindings(page: Page, rule?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    // What passes is not asked for: that would be most of the work.
    const found = await window.axe?.run({
      resultTypes: ['violations'],
      ...(only !== undefined && { runOnly: [only] }),
    });
    if (!found) throw new Error('axe is not on the page');
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      html: nodes.map((node) => node.html),
    }));
  }, rule);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => [id, html]);
}
