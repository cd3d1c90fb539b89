import type { Page } from '@playwright/test';
import type { Player, Sharing } from '../../app/play/players';
import type { Settings } from '../../app/settings/settings';
import { load, newMatch, play, save, toMove, viewFor, type Match, type Seat } from '../../engine';
import type { BuyaoView } from '../../engine/games/buyao/state';

/** Under this name the app keeps the match, as it stands in app/play/saved.ts. */
export const MATCH = 'shushu.match.buyao';

const BOTS = ['xiaoming', 'dongmei', 'dawei', 'yuqing', 'zhiqiang'] as const;

interface Deal {
  /** The cards as they will be turned; the rest of the pack follows from the lowest up. */
  readonly pile?: readonly number[];
  /** Those that leave the game unseen; else the highest ones. */
  readonly removed?: readonly number[];
  readonly numbers?: 20 | 36;
  readonly first?: Seat;
  readonly sharing?: Sharing;
  /** What has been played: `t` takes, `d` declines, each by whoever's turn it is. */
  readonly moves?: string;
}

/** What the app keeps of a match. */
export interface Sitting {
  readonly match: Match;
  readonly players: readonly Player[];
  readonly sharing: Sharing;
}

/** A table of 不要，谢谢 with a stacked deck: a name is a person, a star an easy bot, as in `sit('Mei * *')`. */
export function sit(people: string, deal: Deal = {}): Sitting {
  const { numbers = 20, first = 0, sharing = 'pass', moves = '' } = deal;
  let bots = 0;
  const players = people.split(' ').map((name): Player => {
    if (name !== '*') return { kind: 'person', name };
    return { kind: 'bot', name: BOTS[bots++] ?? BOTS[0], level: 'easy' };
  });
  const dealt = newMatch({
    game: 'buyao',
    seats: players.length,
    options: { numbers, first },
    deck: stacked(numbers, deal),
  });
  return { match: after(dealt, moves), players, sharing };
}

function stacked(numbers: 20 | 36, { pile = [], removed = [] }: Deal): string[] {
  const rest = Array.from({ length: numbers }, (_, at) => at + 1).filter(
    (card) => !pile.includes(card) && !removed.includes(card),
  );
  const gone = numbers === 20 ? 3 : 6;
  const highest = rest.splice(rest.length - (gone - removed.length));
  return [...removed, ...highest, ...pile, ...rest].map(String);
}

/** The match after these moves, one letter each. */
export function after(match: Match, moves: string): Match {
  return [...moves.replaceAll(' ', '')].reduce((now, letter) => {
    const [seat = 0] = toMove(now);
    return play(now, seat, { type: letter === 't' ? 'take' : 'decline' }).match;
  }, match);
}

/** A short game in which there is something to take, something to decline and a run to be made. */
export const SHORT: Deal = { pile: [6, 16, 7, 3, 15, 8, 12, 2, 14, 5, 10, 17] };

interface Before {
  readonly sitting?: Sitting;
  readonly settings?: Partial<Settings>;
  /** Texts as they lie on the device, by their keys. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Puts all this on the device, before the app is opened for the first time. */
export async function prepare(page: Page, { sitting, settings = {}, texts = {} }: Before) {
  const entries = [
    ...Object.entries(settings).map(([name, value]) => [`shushu.${name}`, envelope(value)]),
    ...(sitting ? [[`shushu.match.${sitting.match.game}`, textOf(sitting)]] : []),
    ...Object.entries(texts),
  ];
  await page.goto('/favicon.ico'); // of the same site, and not the app
  await page.evaluate((all) => {
    for (const [key = '', text = ''] of all) localStorage.setItem(key, text);
  }, entries);
}

export function textOf({ match, players, sharing }: Sitting): string {
  return envelope({ match: save(match), players, sharing, hints: players.map(() => 0) });
}

function envelope(data: unknown): string {
  return JSON.stringify({ v: 1, data });
}

/** The match as the app keeps it now. */
export async function kept(page: Page): Promise<Match> {
  return load(matchIn(await keptText(page)));
}

export async function keptText(page: Page): Promise<string> {
  return (await page.evaluate((key) => localStorage.getItem(key), MATCH)) ?? '';
}

function matchIn(text: string): string {
  const { data } = JSON.parse(text) as { data: { match: string } };
  return data.match;
}

/** As a seat sees it: the one to move, unless told; as anybody does once the game is over. */
export function viewOf(match: Match, seat = toMove(match)[0] ?? null): BuyaoView {
  return viewFor(match, seat) as BuyaoView; // a match of this game has views of this game
}
