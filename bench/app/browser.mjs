import { chromium } from '@playwright/test';
import { launchOptions } from '../../__tests__/browser/chromium.js';

export const openBrowser = () => chromium.launch(launchOptions());

/** Does something in a page that nobody has been to: nothing cached, nothing kept, the processor slowed down. */
export async function inFreshPage(browser, { viewport, slowdown }, act) {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await act(page, cdp);
  } finally {
    await context.close();
  }
}
