import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium';

export const sizes = {
  phone: { width: 390, height: 844 },
  'phone-landscape': { width: 844, height: 390 },
  tablet: { width: 1180, height: 820 },
} as const;

/** Tests that would say the same in every window are tagged so, and are run in one. */
const ONCE = /@once/;

/** Where people sit round the device, it is a tablet. */
const ROUND = 'around.test.ts';
/** The ways between screens are the same in every window. */
const WAYS = 'journeys.test.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 4,
  reporter: 'list',
  // A whole game takes its time where the machine is busy.
  timeout: 60_000,
  // A drag on a machine that stalls may come to nothing, as it does for people: it is tried again, and listed as flaky.
  retries: 1,
  // A copy of the app for every test would take its time; offline.test.ts has one.
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    trace: 'off',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', testIgnore: ROUND, use: { viewport: sizes.phone } },
    {
      name: 'phone-landscape',
      testIgnore: [ROUND, WAYS],
      grepInvert: ONCE,
      use: { viewport: sizes['phone-landscape'] },
    },
    { name: 'tablet', testIgnore: WAYS, grepInvert: ONCE, use: { viewport: sizes.tablet } },
  ],
});
