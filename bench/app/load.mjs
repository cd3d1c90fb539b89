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

/** The same where something is kept already, in the app's own database. */
export function timeToTouchIn(browser, { texts, ...conditions }, url, path, selector) {
  return inFreshPage(browser, conditions, async (page) => {
    await page.goto(`${url}/favicon.ico`); // of the same site, and not the app
    await page.evaluate(putInDatabase, texts);
    await page.addInitScript(watchFor, selector);
    await page.goto(url + path, { waitUntil: 'commit' });
    const found = await page.waitForFunction(() => window.touchableAt);
    return found.jsonValue();
  });
}

/** In the page, as the app itself does (`app/services/shelf.web.ts`). */
function putInDatabase(texts) {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('shushu', 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore('texts');
    opened.onsuccess = () => {
      const change = opened.result.transaction('texts', 'readwrite');
      for (const [key, text] of Object.entries(texts)) change.objectStore('texts').put(text, key);
      change.onabort = () => reject(change.error);
      change.oncomplete = () => {
        opened.result.close();
        resolve();
      };
    };
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
