import { expect, test } from './site';

interface Heard {
  text: string;
  lang: string;
  rate: number;
  voice?: string;
}

/** A browser with these voices, that keeps what it is asked to say. */
async function withVoices(page: import('@playwright/test').Page, languages: string[]) {
  await page.addInitScript((tags) => {
    const voices = tags.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true }));
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    window.SpeechSynthesisUtterance = class {
      voice?: { voiceURI: string };
      text = '';
      lang = '';
      rate = 1;
    } as never;
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        cancel: () => {},
        speak: ({ text, lang, rate, voice }: Heard & { voice?: { voiceURI: string } }) =>
          heard.push({ text, lang, rate, voice: voice?.voiceURI }),
      },
    });
  }, languages);
}

const heard = (page: import('@playwright/test').Page) =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

test('a card is said in Mandarin, the second time slowly, by touch and by key', async ({
  page,
}) => {
  await withVoices(page, ['en-US', 'zh-HK', 'zh-CN']);
  await page.goto('/buyao/cards');
  await page.getByRole('button', { name: '18, 十八, shíbā' }).click();
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect
    .poll(() => heard(page))
    .toEqual([{ text: '十八', lang: 'zh-CN', rate: 1, voice: 'zh-CN' }]);
  await page.waitForTimeout(400);
  await page.keyboard.press('s');
  await expect.poll(async () => (await heard(page))[1]?.rate).toBe(0.75);
});

test('without a Chinese voice the app says how to get one, and nothing is said', async ({
  page,
}) => {
  await withVoices(page, ['en-US', 'zh-HK']);
  await page.goto('/buyao/cards');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByText(/This device has no Chinese voice/)).toBeVisible();
  expect(await heard(page)).toEqual([]);
});
