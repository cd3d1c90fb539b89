import type { Page } from '@playwright/test';
import { kept, prepare, sit, viewOf } from './match';
import { answer, botsPonder, openCard, thinking } from './player';
import { expect, test } from './site';

/** What the browser was asked for, in order: to be quiet, or to say something. */
type Asked = 'stop' | { text: string; lang: string; rate: number; voice?: string };

/** A browser with these voices, that keeps what it is asked to say. */
async function withVoices(page: Page, languages: string[]) {
  await page.addInitScript((tags) => {
    const voices = tags.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true }));
    const asked: Asked[] = [];
    Object.assign(window, { asked });
    window.SpeechSynthesisUtterance = class {
      voice?: { voiceURI: string };
      text = '';
      lang = '';
      rate = 1;
    } as never; // as much of it as is used
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        cancel: () => asked.push('stop'),
        speak: ({ text, lang, rate, voice }: SpeechSynthesisUtterance) =>
          asked.push({ text, lang, rate, voice: voice?.voiceURI }),
      },
    });
  }, languages);
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: Asked[] }).asked); // set above

/** The words alone. */
const said = async (page: Page) =>
  (await asked(page)).flatMap((one) => (one === 'stop' ? [] : [one.text]));

const mandarin = (text: string, rate = 1): Asked => ({ text, lang: 'zh-CN', rate, voice: 'zh-CN' });

/** Whatever was said last must have been kept from running into what was said before. */
async function expectStopBeforeEach(page: Page) {
  const all = await asked(page);
  all.forEach((one, at) => {
    if (one !== 'stop') expect(all[at - 1]).toBe('stop');
  });
}

test(
  'a card is said in Mandarin, the second time slowly, by touch and by key',
  { tag: '@once' },
  async ({ page }) => {
    await withVoices(page, ['en-US', 'zh-HK', 'zh-CN']);
    await page.goto('/buyao/cards');
    await page.getByRole('button', { name: '18, 十八, shíbā' }).click();
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect.poll(async () => (await asked(page)).at(-1)).toEqual(mandarin('十八'));
    await untilItIsASecondTouch(page);
    await page.keyboard.press('s');
    await expect.poll(async () => (await asked(page)).at(-1)).toEqual(mandarin('十八', 0.75));
    await expectStopBeforeEach(page);
  },
);

/** Two touches within a third of a second are one. */
async function untilItIsASecondTouch(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.waitForFunction((then) => Date.now() - then > 320, now);
}

test.describe('at the table', { tag: '@once' }, () => {
  const sitting = sit('Mei * *', { pile: [6, 16] });

  test('the speaker and S say the open card, a second time slowly', async ({ page }) => {
    await withVoices(page, ['zh-TW', 'zh-CN']);
    await prepare(page, { sitting, settings: { motion: 'off', voice: 'onTap' } });
    await page.goto('/buyao');
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect.poll(async () => (await asked(page)).at(-1)).toEqual(mandarin('六'));
    await untilItIsASecondTouch(page);
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect.poll(async () => (await asked(page)).at(-1)).toEqual(mandarin('六', 0.75));
    await untilItIsASecondTouch(page);
    await page.keyboard.press('s');
    await expect.poll(async () => (await asked(page)).at(-1)).toEqual(mandarin('六'));
    await expectStopBeforeEach(page);
  });

  test('a move is said, and the card that is turned after it is read', async ({ page }) => {
    await withVoices(page, ['zh-CN']);
    await prepare(page, { sitting, settings: { motion: 'off' } });
    await botsPonder(page);
    await page.goto('/buyao');
    await answer(page, 'take').click();
    await expect.poll(async () => (await asked(page)).at(-1)).toEqual(mandarin('我要，十六'));
    await answer(page, 'decline').click();
    await expect.poll(async () => (await asked(page)).at(-1)).toEqual(mandarin('不要，谢谢'));
    await expectStopBeforeEach(page);
  });

  test('what bots say is heard, too', async ({ page }) => {
    const bots = sit('Mei * *', { pile: [16], moves: 'd' });
    await withVoices(page, ['zh-CN']);
    await prepare(page, { sitting: bots, settings: { motion: 'off' } });
    await page.goto('/');
    await page.getByRole('link', { name: /^Continue: / }).click(); // browsers are silent before a touch
    await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0);
    expect((await said(page)).every((text) => /^(不要，谢谢|我要)/.test(text))).toBe(true);
  });

  test('when it is to speak on tap only, moves are made in silence', async ({ page }) => {
    await withVoices(page, ['zh-CN']);
    await prepare(page, { sitting, settings: { motion: 'off', voice: 'onTap' } });
    await botsPonder(page);
    await page.goto('/buyao');
    await answer(page, 'take').click();
    await expect(openCard(page, viewOf(await kept(page)))).toBeVisible();
    await answer(page, 'decline').click();
    await expect(thinking(page)).toBeVisible();
    expect(await said(page)).toEqual([]);
  });

  test('turned off, it says nothing, and nothing offers to', async ({ page }) => {
    await withVoices(page, ['zh-CN']);
    await prepare(page, { sitting, settings: { motion: 'off', voice: 'off' } });
    await botsPonder(page);
    await page.goto('/buyao');
    await answer(page, 'take').click();
    await page.keyboard.press('s');
    await answer(page, 'decline').click();
    await expect(thinking(page)).toBeVisible();
    expect(await said(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Say it' })).toHaveCount(0);
  });

  test('leaving the table ends what was being said', async ({ page }) => {
    await withVoices(page, ['zh-CN']);
    await prepare(page, { sitting, settings: { motion: 'off', voice: 'onTap' } });
    await page.goto('/buyao');
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect.poll(() => said(page)).toEqual(['六']);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(async () => (await asked(page)).at(-1)).toBe('stop');
  });
});

test.describe('without a Chinese voice', () => {
  test.beforeEach(({ page }) => withVoices(page, ['en-US', 'zh-HK', 'yue-HK']));

  test('the cards show their pinyin and say how to get one', { tag: '@once' }, async ({ page }) => {
    await page.goto('/buyao/cards');
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect(page.getByText(/This device has no Chinese voice/)).toBeVisible();
    await expect(page.getByRole('img', { name: '1, 一, yī' })).toContainText('yī');
    expect(await said(page)).toEqual([]);
  });

  test('the table says so, shows the pinyin, and plays on', { tag: '@once' }, async ({ page }) => {
    const sitting = sit('Mei * *', { pile: [6, 16] });
    await prepare(page, { sitting, settings: { motion: 'off' } });
    await page.goto('/buyao');
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect(page.getByRole('status')).toHaveText(/^This device has no Chinese voice/);
    await expect(page.getByTestId('piece-6')).toContainText('liù');
    await answer(page, 'take').click();
    await expect(page.getByTestId('piece-16')).toContainText('shíliù');
    expect(await said(page)).toEqual([]);
  });

  test(
    'the test of the voice tells how to add one, on any device',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: /Test the voice/ }).click();
      await expect(page.getByText(/This device has no Chinese voice yet/)).toBeVisible();
      for (const device of [/^Computer: /, /^Android: /, /^iPhone and iPad: /]) {
        await expect(page.getByText(device)).toBeVisible();
      }
      expect(await said(page)).toEqual([]);
    },
  );
});

test(
  'the test of the voice counts to three and names the voice',
  { tag: '@once' },
  async ({ page }) => {
    await withVoices(page, ['en-US', 'zh-CN']);
    await page.goto('/settings');
    await page.getByRole('button', { name: /Test the voice/ }).click();
    await expect.poll(async () => (await asked(page)).at(-1)).toEqual(mandarin('一二三'));
    await expect(page.getByText('Speaking: zh-CN (zh-CN).')).toBeVisible();
  },
);

test(
  'a browser that has no voices at all is waited for, and then says so',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: /Test the voice/ }).click();
    await expect(page.getByText('Looking for a Chinese voice…')).toBeVisible();
    await expect(page.getByText(/This device has no Chinese voice yet/)).toBeVisible({
      timeout: 10_000,
    });
  },
);
