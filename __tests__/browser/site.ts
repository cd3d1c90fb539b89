import { test as base, expect } from '@playwright/test';
import { serve } from './serve';

/** What Playwright itself says where no service worker is wanted. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** The exported app, served anew for each worker; whatever it complains about in the console fails the test. */
export const test = base.extend<{ quiet: void }, { site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs here
    async ({}, use) => {
      const server = await serve();
      await use(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // Of every page: a test may close one and open another.
      context.on('console', (message) => {
        if (message.text() === BLOCKED) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
