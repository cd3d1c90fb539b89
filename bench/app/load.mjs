import { inFreshPage } from './browser.mjs';

/** Milliseconds from the navigation to the first frame in which the thing can be touched. */
export function timeToTouch(browser, conditions, url, selector) {
  return inFreshPage(browser, conditions, async (page) => {
    await page.addInitScript(watchFor, selector);
    await page.goto(url, { waitUntil: 'commit' });
    const found = await page.waitForFunction(() => window.touchableAt);
    return found.jsonValue();
  });
}

/** In the page. It can be touched when it is what lies under its own middle. */
function watchFor(selector) {
  const look = () => {
    const thing = document.querySelector(selector);
    const { x = 0, y = 0, width = 0, height = 0 } = thing?.getBoundingClientRect() ?? {};
    const top = width > 0 && document.elementFromPoint(x + width / 2, y + height / 2);
    if (top && thing.contains(top)) window.touchableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
