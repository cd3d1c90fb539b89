import type { Page } from '@playwright/test';

/** Everything that somebody could read on the page or a screen reader could say, piece by piece. */
async function allThatCanBeRead(page: Page): Promise<string[]> {
  const written = await page.evaluate(() => {
    // How something is drawn is no text: places, sizes and colours are full of numbers.
    const drawn = ['style', 'class', 'tabindex', 'viewBox', 'width', 'height'];
    return [...document.body.querySelectorAll(':not(script, style, svg *)')]
      .flatMap((element) => [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
        ...[...element.attributes].filter(({ name }) => !drawn.includes(name)),
      ])
      .map((node) => node.nodeValue ?? '');
  });
  const heard = await page.locator('body').ariaSnapshot();
  return [...written, ...heard.split('\n')];
}

/** A number as it may be written: in digits, and in characters. */
export type Written = readonly [digits: number, hanzi: string];

/** Every text of the page in which one of these numbers stands. */
export async function textsWith(page: Page, numbers: readonly Written[]): Promise<string[]> {
  const texts = await allThatCanBeRead(page);
  const alone = '一二三四五六七八九十';
  return numbers.flatMap(([digits, hanzi]) => {
    const written = new RegExp(`(?<!\\d)${digits}(?!\\d)|(?<![${alone}])${hanzi}(?![${alone}])`);
    return texts.filter((text) => written.test(text));
  });
}

/** The heaps of tokens whose number can be seen: "9 tokens". What lies on the open card is not among them. */
export async function heapsShown(page: Page): Promise<string[]> {
  const heaps = page.locator('[aria-label]').and(page.locator('[role=img], [role=status]'));
  const labels = await heaps.evaluateAll((all) =>
    all.map((heap) => heap.getAttribute('aria-label')),
  );
  return labels
    .filter((label) => label !== null)
    .filter((label) => /^(no|\d+) tokens?$/.test(label));
}
