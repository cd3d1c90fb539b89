import type { Page } from '@playwright/test';
import { cardOf } from '../../components/games/sequence/face';
import { toMove, viewFor } from '../../engine';
import type { SequenceView } from '../../engine/games/sequence/state';
import { classTexts, keptText, tens, tensCode } from './class';
import { prepare } from './match';
import { button, byDrag, byKeyboard, byTaps, keptMatch, press, zone, type Carry } from './sitting';
import { expect, test } from './site';

const NAMES = 'Mei Bo Lin Ana';

/** Who sits at the table that is kept, in the order of the seats. */
async function players(page: Page, game = 'buyao'): Promise<string[]> {
  const text = await keptText(page, `shushu.match.${game}`);
  const { data } = JSON.parse(text) as { data: { players: { name: string; who?: string }[] } };
  return data.players.map(({ name, who }) => (who === undefined ? name : `${name}=${who}`));
}

test('a roster is written, kept, and offered at a table', { tag: '@once' }, async ({ page }) => {
  await page.goto('/players');
  const line = page.getByLabel('Name', { exact: true });
  await line.focus();
  for (const name of ['Mei', 'Bo', 'Lin']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(line).toHaveValue('');
  }
  await button(page, 'Lin up').click();
  await button(page, 'Remove Bo').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.reload();
  await expect(page.getByLabel(/^Name of /)).toHaveCount(2);
  await expect(page.getByLabel('Name of Lin')).toHaveValue('Lin');
  await page.goto('/buyao/new');
  await button(page, 'Mei at seat 1').click();
  await expect(page.getByLabel('Name at seat 1')).toHaveValue('Mei');
});

const doors: Readonly<Record<string, Carry>> = {
  dragging: byDrag,
  taps: byTaps,
  keys: byKeyboard,
};

for (const [how, carry] of Object.entries(doors)) {
  test(`names are carried to seats by ${how}, and changed about`, async ({ page }) => {
    await prepare(page, { texts: classTexts.roster(NAMES), settings: { motion: 'off' } });
    await page.goto('/buyao/new');
    await button(page, 'Choose seats by name').click();
    const seat = (place: number) =>
      page.getByRole('group', { name: new RegExp(`^Seat ${place}:`) });
    await carry(page, 'person-id-Bo', 'seat-0', seat(1));
    await expect(seat(1)).toHaveAccessibleName('Seat 1: Bo');
    await carry(page, 'person-id-Mei', 'seat-2', seat(3));
    await carry(page, 'person-id-Bo', 'seat-2', seat(3));
    await expect(seat(1)).toHaveAccessibleName('Seat 1: Mei');
    await expect(seat(3)).toHaveAccessibleName('Seat 3: Bo');
    await carry(page, 'person-id-Mei', 'pool', page.getByRole('group', { name: 'Names' }));
    await expect(seat(1)).toHaveAccessibleName('Seat 1: Xiǎomíng');
    await carry(page, 'first', 'seat-2', seat(3));
    await expect(button(page, 'Who begins: Bo')).toBeVisible();
    await button(page, 'Done').click();
    await expect(page.getByLabel('Name at seat 3')).toHaveValue('Bo');
    await button(page, 'Start').click();
    await expect(button(page, 'Hint')).toBeVisible();
    expect(await players(page)).toEqual(['xiaoming', 'dongmei', 'Bo=id-Bo']);
  });
}

test(
  'seats and teams are drawn and mixed, and a rematch keeps them',
  { tag: '@once' },
  async ({ page }) => {
    await prepare(page, { texts: classTexts.roster(NAMES), settings: { motion: 'off' } });
    await page.goto('/sequence/new');
    const choose = (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click();
    /** The team of each seat, as the table tells it. */
    const teams = async () => {
      const seats = page.getByRole('group', { name: /^Seat \d/ });
      const labels = await seats.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
      return labels.map((label) => /, team (\d): /.exec(label)?.[1] ?? null);
    };
    await choose('How many play', '6');
    await choose('Six players are', 'three teams of two');
    await button(page, 'Choose seats by name').click();
    await expect.poll(teams).toEqual(['1', '2', '3', '1', '2', '3']);
    await expect(page.getByText('Team 3')).toHaveCount(2);
    await button(page, 'Done').click();
    await choose('How many play', '3');
    await button(page, 'Choose seats by name').click();
    await expect.poll(teams).toEqual([null, null, null]);
    await expect(button(page, 'Mix the seats')).toBeVisible();
    await button(page, 'Done').click();
    await choose('How many play', '4');
    await button(page, 'Choose seats by name').click();
    await expect.poll(teams).toEqual(['1', '2', '1', '2']);
    await button(page, 'Draw names').click();
    await button(page, 'Random teams').click();
    await expect(button(page, /, at seat 4, team 2$/)).toBeVisible();
    await button(page, 'Done').click();
    await button(page, 'Start').click();
    await expect(page.getByRole('heading', { name: /^Pass the device to/ })).toBeVisible();
    const seated = await players(page, 'sequence');
    expect([...seated].sort()).toEqual(['Ana=id-Ana', 'Bo=id-Bo', 'Lin=id-Lin', 'Mei=id-Mei']);
    await button(page, 'More').click();
    await button(page, 'Same deal again').click();
    expect(await players(page, 'sequence')).toEqual(seated);
  },
);

test(
  'a lesson is made, its text is loaded on another device, and it is played there',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/lessons');
    await button(page, 'New lesson').click();
    await page.getByLabel('Name', { exact: true }).fill('Tens');
    const choose = (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click();
    await choose('Cards', '1–20, a shorter game');
    await choose('Time for a turn', '15 s');
    await choose('Rounds', '2');
    await choose('On a card', 'Digits only');
    await button(page, 'Back').click();
    await button(page, 'Share: Tens').click();
    const text = page.getByRole('group', { name: 'Text' }).getByText(/^SHUSHU1\./);
    const code = (await text.textContent()) ?? '';

    const other = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const fresh = await other.newPage();
    await fresh.goto('/lessons/load');
    await fresh.getByLabel('Text or link of a lesson').fill(code);
    await button(fresh, 'Start: Tens').click();
    await expect(button(fresh, 'Hint')).toBeVisible();
    expect((await keptMatch(fresh, 'buyao')).options).toMatchObject({ numbers: 20 });
    await button(fresh, 'More').click();
    await expect(fresh.getByText('Lesson: Tens, round 1 of 2')).toBeVisible();
    // The child's own settings are as they were.
    await button(fresh, 'Settings').click();
    await expect(
      fresh.getByRole('radio', { name: 'with pinyin and digits', exact: true }),
    ).toBeChecked();
    await other.close();
  },
);

test(
  'a lesson decides how cards look, and nothing is left of that elsewhere',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`/lessons/load?code=${tensCode}`);
    await button(page, `Start: ${tens.name}`).click();
    await expect(button(page, 'Hint')).toBeVisible();
    // The voice is off in this lesson: nothing offers to say a card.
    await expect(button(page, 'Say it')).toHaveCount(0);
    await expect(page.getByTestId('turn-clock')).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByRole('radio', { name: 'Reads along' })).toBeChecked();
  },
);

test(
  'a lesson has everybody think for themselves, and is told in its own words',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/lessons');
    await button(page, 'New lesson').click();
    await page.getByLabel('Name', { exact: true }).fill('Alone');
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();
    // Where places always light up, nobody is asked.
    await expect(page.getByRole('radiogroup', { name: 'Think for yourself' })).toHaveCount(0);
    await choose('Sequence Numbers');
    await choose('Nothing lights up');
    await button(page, 'Back').click();
    await expect(page.getByText(/Think for yourself: Nothing lights up/)).toBeVisible();
    await button(page, 'Start: Alone').click();
    await expect(button(page, 'Hint')).toBeVisible();
    await expect.poll(async () => toMove(await keptMatch(page, 'sequence'))).toEqual([0]);
    const { hand } = viewFor(await keptMatch(page, 'sequence'), 0) as SequenceView; // a match of this game
    const sums = (hand ?? []).map(cardOf).filter((card) => card.type === 'equation');
    const [sum = { id: '', answer: 0 }] = sums;
    await press(page, sum.id);
    await expect(page.locator('[data-target]')).toHaveCount(65);
    // There stand 1 and 8.
    await zone(page, sum.answer === 1 ? 'cell-0-2' : 'cell-0-1').click();
    await expect(page.getByText(`= ${sum.answer}, not ${sum.answer === 1 ? 8 : 1}.`)).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByRole('switch', { name: 'Think for yourself' })).not.toBeChecked();
  },
);

for (const [what, code] of Object.entries({
  'a torn code': tensCode.slice(0, -12),
  'no code at all': '<img src=x onerror=alert(1)>',
  'something endless': 'SHUSHU1.'.padEnd(4_001, 'A'),
})) {
  test(`${what} is told of, and does nothing`, { tag: '@once' }, async ({ page }) => {
    await page.goto('/lessons/load');
    await page.getByLabel('Text or link of a lesson').fill(code);
    await expect(
      page.getByText(/^(This lesson is|There is no lesson|This is too long)/),
    ).toBeVisible();
    await expect(button(page, /^Start/)).toHaveCount(0);
  });
}

test('behind the lock nothing is shown before the PIN', { tag: '@once' }, async ({ page }) => {
  await page.goto('/settings');
  await button(page, 'Set a PIN').click();
  await page.getByLabel('New PIN').fill('2580');
  await page.getByLabel('Once more').fill('2580');
  await button(page, 'Lock with this PIN').click();
  await expect(button(page, 'Change the PIN')).toBeVisible();
  expect(await keptText(page, 'shushu.lock')).not.toContain('2580');
  for (const path of ['/settings', '/players', '/lessons']) {
    await page.goto(path);
    const pin = page.getByLabel('PIN', { exact: true });
    await pin.fill('1111');
    await button(page, 'Open').click();
    await expect(page.getByText('That is not the PIN.')).toBeVisible();
    await pin.fill('2580');
    await page.keyboard.press('Enter');
    await expect(pin).toHaveCount(0);
  }
});

test(
  'who has forgotten the PIN gets in with sums and patience',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install();
    const texts = { ...(await classTexts.lock('2580')), ...classTexts.roster(NAMES) };
    await prepare(page, { texts });
    await page.goto('/players');
    await button(page, 'I have forgotten the PIN').click();
    for (const place of [1, 2, 3]) {
      const line = page.getByLabel(`Answer ${place} of 3`);
      const [one = '', other = ''] = await page
        .locator('[lang^=zh]')
        .filter({ hasText: /[佰拾]/ })
        .allTextContents();
      await line.fill(String(formal(one) * formal(other)));
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(/for 120 more seconds/)).toBeVisible();
    for (let second = 0; second < 121; second++) await page.clock.runFor(1_000);
    await expect(page.getByLabel('Name of Mei')).toHaveValue('Mei');
    expect(JSON.parse(await keptText(page, 'shushu.lock'))).toMatchObject({ data: null });
  },
);

/** What a number below a thousand in formal numerals comes to. */
function formal(text: string): number {
  const digits = '零壹贰叁肆伍陆柒捌玖';
  let [sum, digit] = [0, 0];
  for (const sign of text) {
    if (sign === '佰') sum += digit * 100;
    else if (sign === '拾') sum += digit * 10;
    digit = Math.max(0, digits.indexOf(sign));
  }
  return sum + digit;
}
