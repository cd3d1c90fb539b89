import type { Page } from '@playwright/test';
import type { Match } from '../../engine';
import type { SevensView } from '../../engine/games/sevens/state';
import { deal, following, sixOfThem, won } from './fighting';
import { classTexts, tens, tensCode } from './class';
import { MATCH, prepare, SHORT, sit, viewOf } from './match';
import { numeroStates } from './numeroStates';
import { answer, botsPonder, openCard, thinking } from './player';
import { backup, bring, few, withRecords } from './onRecord';
import { SO_SO } from '../app/review/short';
import { shortPatience, sitAtPatience } from './shortPatience';
import { sequenceStates } from './sequenceStates';
import { find, lastCardOfRound, seen, sitting } from './sevensDeals';
import { expect } from './site';
import { sitDown } from './sitting';

/** A way to a screen in some state of it, ending when it is there to be looked at. */
export type Way = (page: Page) => Promise<void>;

/** In the middle of a game: some runs, some singles, tokens on the card, Mei to move. */
export const middle = sit('Mei * *', {
  numbers: 36,
  pile: [12, 31, 13, 22, 11, 33, 5, 32, 24, 7, 26],
  moves: 't dddt dt tt ddt dt dddt ddt dddddd',
});

/** The challenge of a day, solved with one hint. */
const solvedToday = JSON.stringify({
  v: 1,
  data: [
    {
      ...{ date: '2026-11-18', level: 1, end: 'solved', inTime: true },
      ...{ most: 5, tries: [2], hints: 1, seconds: 95 },
    },
  ],
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** To the table, with this match on it. */
async function atTable(page: Page, sitting = middle) {
  await prepare(page, { sitting, settings: { motion: 'off' } });
  await page.goto('/buyao');
}

async function inTheMiddle(page: Page) {
  await atTable(page);
  await expect(answer(page, 'take')).toBeVisible();
}

async function onSheet(page: Page, way: string) {
  await inTheMiddle(page);
  await button(page, 'More').click();
  if (way !== 'More') await button(page, way).click();
  await expect(page.getByRole('dialog', { name: way })).toBeVisible();
}

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

export const states: Readonly<Record<string, Way>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(
      page.getByRole('link', { name: 'Play: No, thank you', exact: true }),
    ).toBeVisible();
  },
  'home-continue': async (page) => {
    await prepare(page, { sitting: middle });
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Continue: / })).toBeVisible();
  },
  'home-broken': async (page) => {
    await prepare(page, { texts: { [MATCH]: 'torn', 'shushu.face': 'torn' } });
    await page.goto('/');
    await expect(page.getByText(/^The last game could not be read/)).toBeVisible();
    await expect(page.getByText(/^One setting could not be read/)).toBeVisible();
  },
  setup: async (page) => {
    await page.goto('/buyao/new');
    await expect(page.getByText('Start right away')).toBeVisible();
  },
  'setup-ask': async (page) => {
    await prepare(page, { sitting: middle });
    await page.goto('/buyao/new');
    await button(page, /^Practise/).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  table: inTheMiddle,
  'table-picked': async (page) => {
    await inTheMiddle(page);
    await openCard(page, viewOf(middle.match)).click();
    await expect(page.getByTestId('zone-seat-0')).toBeVisible();
  },
  'table-bot': async (page) => {
    await botsPonder(page);
    await atTable(page, sit('Mei * *', { ...SHORT, moves: 't d' }));
    await expect(thinking(page)).toBeVisible();
  },
  'table-refused': async (page) => {
    await atTable(page, sit('Mei * *', { pile: [17], moves: 'ddd'.repeat(10) }));
    await answer(page, 'decline').click({ force: true });
    await expect(page.getByRole('status')).toBeVisible();
  },
  'table-six': async (page) => {
    await atTable(page, sit('Mei * * * * *', { numbers: 36, moves: 'ddddddt ttt dddt ddt dt dt' }));
    await expect(answer(page, 'take')).toBeVisible();
  },
  gate: async (page) => {
    await atTable(page, sit('Mei Bo Lin Ana', SHORT));
    await expect(button(page, 'I am Mei: show my side')).toBeVisible();
  },
  around: async (page) => {
    await atTable(
      page,
      sit('Mei Bo Lin Ana', { ...SHORT, sharing: 'around', moves: 'dddt ddt dd' }),
    );
    await expect(button(page, /: hold to see your tokens$/).first()).toBeVisible();
  },
  hint: async (page) => {
    await inTheMiddle(page);
    await button(page, 'Hint').click();
    await button(page, 'Tell me more').click();
    await button(page, 'Tell me more').click();
    await expect(page.getByText(/A strong player would say/)).toBeVisible();
  },
  menu: (page) => onSheet(page, 'More'),
  log: (page) => onSheet(page, 'What happened'),
  reading: (page) => onSheet(page, 'Read the table'),
  detail: async (page) => {
    await inTheMiddle(page);
    await page.getByTestId('piece-12').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  end: async (page) => {
    await atTable(page, sit('Mei * *', { ...SHORT, moves: 'ttdt ddt dtt ddt tt dt tt dt tttt' }));
    await expect(page.getByRole('heading', { name: /wins|share the win/ })).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('/buyao/rules');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
  lesson: async (page) => {
    await page.goto('/buyao/lesson');
    await expect(page.getByText(/The lowest score wins/).first()).toBeVisible();
  },
  today: async (page) => {
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'));
    await prepare(page, { texts: { 'shushu.today.played': solvedToday } });
    await page.goto('/today');
    await expect(page.getByRole('link', { name: /^Level 1, .*: solved$/ })).toBeVisible();
  },
  'challenge-table': async (page) => {
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'));
    await prepare(page, {
      settings: { motion: 'off' },
      texts: { 'shushu.today.timed': '{"v":1,"data":true}' },
    });
    await page.goto('/today/2026-11-18/6');
    await expect(page.getByText('One take wins 7 cards. Which?')).toBeVisible();
  },
  'challenge-end': async (page) => {
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'));
    await prepare(page, { texts: { 'shushu.today.played': solvedToday } });
    await page.goto('/today/2026-11-18/1');
    await expect(page.getByRole('heading', { name: 'Found!' })).toBeVisible();
  },
  ladder: async (page) => {
    await prepare(page, {
      texts: { 'shushu.ladder': '{"v":1,"data":{"done":[0,1],"showAll":false}}' },
    });
    await page.goto('/ladder');
    await expect(button(page, 'Guided, one minute')).toBeVisible();
  },
  records: async (page) => {
    await withRecords(page);
    await expect(page.getByRole('link', { name: /^No, thank you, / })).toHaveCount(few.length);
  },
  'records-empty': async (page) => {
    await page.goto('/records');
    await expect(page.getByRole('heading', { name: 'No match yet' })).toBeVisible();
  },
  'records-broken': async (page) => {
    await prepare(page, { texts: { 'shushu.records.1': 'torn' } });
    await page.goto('/records');
    await expect(page.getByText(/^Some matches could not be read/)).toBeVisible();
  },
  'records-filter': async (page) => {
    await withRecords(page);
    await button(page, 'Show only').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'records-import': async (page) => {
    await bring(page, backup('{}', ...few));
    await expect(button(page, 'Add 6 matches')).toBeVisible();
  },
  'replay-table': async (page) => {
    await withRecords(page);
    await page.goto('/records/m1');
    await page.getByRole('slider').focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '4');
  },
  'replay-missing': async (page) => {
    await page.goto('/records/nobody');
    await expect(page.getByRole('heading', { name: 'This match is not here' })).toBeVisible();
  },
  player: async (page) => {
    await withRecords(page);
    await page.goto('/players/mei');
    await expect(page.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('/settings');
    await expect(button(page, /Test the voice/)).toBeVisible();
  },
  roster: async (page) => {
    await prepare(page, { texts: classTexts.roster('Mei Bo Lin Ana Tom Xiaoyu Anna-Magdalena') });
    await page.goto('/players');
    await expect(button(page, 'Remove Mei')).toBeVisible();
  },
  'roster-sign': async (page) => {
    await prepare(page, { texts: classTexts.roster('Mei Bo') });
    await page.goto('/players');
    await button(page, /^Sign of Bo/).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  seats: async (page) => {
    await prepare(page, { texts: classTexts.roster('Mei Bo Lin Ana Tom Xiaoyu Anna-Magdalena') });
    await page.goto('/buyao/new');
    await page.getByRole('radio', { name: '4', exact: true }).click();
    await button(page, 'Choose seats by name').click();
    await expect(page.getByTestId('piece-person-id-Mei')).toBeVisible();
  },
  lessons: async (page) => {
    await prepare(page, { texts: classTexts.plans({ ...tens, id: 'a' }, { ...tens, id: 'b' }) });
    await page.goto('/lessons');
    await expect(button(page, /^Start: /).first()).toBeVisible();
  },
  'lesson-plan': async (page) => {
    await prepare(page, { texts: classTexts.plans({ ...tens, id: 'a' }) });
    await page.goto('/lessons/a');
    await expect(page.getByText('What the lesson decides')).toBeVisible();
  },
  'lesson-share': async (page) => {
    await prepare(page, { texts: classTexts.plans({ ...tens, id: 'a' }) });
    await page.goto('/lessons');
    await button(page, /^Share: /).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'lesson-load': async (page) => {
    await page.goto(`/lessons/load?code=${tensCode}`);
    await expect(button(page, /^Start: /)).toBeVisible();
  },
  'lesson-load-refused': async (page) => {
    await page.goto(`/lessons/load?code=${tensCode.slice(0, -9)}`);
    await expect(page.getByText(/^This lesson is damaged/)).toBeVisible();
  },
  locked: async (page) => {
    await prepare(page, { texts: await classTexts.lock('2580') });
    await page.goto('/settings');
    await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
  },
  'locked-forgotten': async (page) => {
    await prepare(page, { texts: await classTexts.lock('2580') });
    await page.goto('/settings');
    await button(page, 'I have forgotten the PIN').click();
    await expect(page.getByText(/^Solve 3 sums/)).toBeVisible();
  },
  paused: async (page) => {
    await inTheMiddle(page);
    await page.keyboard.press('p');
    await expect(button(page, 'Play on')).toBeVisible();
  },
  deck: async (page) => {
    await page.goto('/buyao/cards');
    await expect(page.getByText('Card 1 of 36')).toBeVisible();
  },
  'fighting-laying': async (page) => {
    await sitDown(page, deal('Mei * * *'));
    await expect(page.getByLabel('A card of Xiǎomíng, face down')).toBeVisible();
  },
  'fighting-table': async (page) => {
    await sitDown(page, following('Mei * *'));
    await expect(page.getByText('You have 火: follow it.')).toBeVisible();
  },
  'fighting-six-table': async (page) => {
    await sitDown(page, sixOfThem());
    await expect(page.getByText('You have 土: follow it.')).toBeVisible();
  },
  'fighting-rounds': async (page) => {
    await sitDown(page, won());
    await button(page, 'Look at the table').click();
    await button(page, /^All the rounds/).click();
    await expect(page.getByRole('dialog', { name: 'All the rounds' })).toBeVisible();
  },
  'fighting-end': async (page) => {
    await sitDown(page, won());
    await expect(page.getByRole('heading', { name: 'Mei wins' })).toBeVisible();
  },
  'fighting-rules': async (page) => {
    await page.goto('/fighting/rules');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
  'fighting-lesson': async (page) => {
    await page.goto('/fighting/lesson');
    await expect(page.getByText(/Each lays a card face down/).first()).toBeVisible();
  },
  'fighting-deck': async (page) => {
    await page.goto('/fighting/cards');
    await expect(page.getByText('Card 1 of 60')).toBeVisible();
  },
  review: async (page) => {
    await sitAtPatience(page, shortPatience(...SO_SO));
    await page.goto('/patience/review');
    await expect(button(page, /^Turn 1: /)).toBeVisible();
  },
  'review-turn': async (page) => {
    await sitAtPatience(page, shortPatience(...SO_SO));
    await page.goto('/patience/review');
    await button(page, /^Turn 1: /).click();
    await expect(page.getByText('五加三等于八')).toBeVisible();
  },
  'review-none': async (page) => {
    await page.goto('/numero/review');
    await expect(page.getByText(/^No game to look back on yet/)).toBeVisible();
  },
  statistics: async (page) => {
    await sitAtPatience(page, shortPatience(...SO_SO));
    await expect(page.getByText('Accuracy 67 %')).toBeVisible();
    await page.goto('/patience/statistics');
    await expect(page.getByText('Days in a row')).toBeVisible();
  },
  ...numeroStates,
  ...sequenceStates,
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
  lost: async (page) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  },
};
