import { expect, type Locator, type Page } from '@playwright/test';

/** Letters as large as people set them in their browser; 16 is usual. They come back to the page from the settings. */
export async function lettersOf(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Nothing needs to be scrolled sideways, and everything that can be pressed is in the window or can be scrolled into it. */
export async function expectToFit(page: Page) {
  // A window that has just changed is laid out again a moment later.
  await expect(() => expectToFitNow(page)).toPass({ timeout: 3_000 });
}

async function expectToFitNow(page: Page) {
  const { tooWide, outside } = await page.evaluate(() => {
    const scrolls = (element: Element) => {
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { overflowY } = getComputedStyle(above);
        const scroller = overflowY === 'auto' || overflowY === 'scroll';
        if (scroller && above.scrollHeight > above.clientHeight) return true;
      }
      return false;
    };
    const controls = 'button, a, input, [role=radio], [role=switch], [role=link]';
    const out = [...document.querySelectorAll(controls)].filter((control) => {
      if (!control.checkVisibility() || control.closest('[aria-hidden=true]')) return false;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const within = left >= -1 && right <= innerWidth + 1;
      return !within || ((top < -1 || bottom > innerHeight + 1) && !scrolls(control));
    });
    return {
      tooWide: document.documentElement.scrollWidth - innerWidth,
      outside: out.map((control) => control.getAttribute('aria-label') ?? control.textContent),
    };
  });
  expect(tooWide).toBeLessThanOrEqual(0);
  expect(outside).toEqual([]);
}

/** None of these lies on another. */
export async function expectApart(things: Readonly<Record<string, Locator>>) {
  const boxes = await Promise.all(
    Object.entries(things).map(async ([name, thing]) => ({ name, box: await boxOf(thing) })),
  );
  const overlapping = boxes.flatMap(({ name, box: a }, at) =>
    boxes
      .slice(at + 1)
      .filter(
        ({ box: b }) =>
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1,
      )
      .map((other) => `${name} and ${other.name}`),
  );
  expect(overlapping).toEqual([]);
}

/** All of its words can be read: none is cut off at its edge or runs out of it. */
export async function expectWhole(thing: Locator) {
  const cut = await thing.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
      )
      .filter((text) => {
        const around = element.getBoundingClientRect();
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const out =
          left < around.left - 1 ||
          right > around.right + 1 ||
          top < around.top - 1 ||
          bottom > around.bottom + 1;
        return out || text.scrollWidth > text.clientWidth + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is nowhere to be seen`);
  return box;
}
