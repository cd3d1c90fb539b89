import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium';

const sizes = {
  phone: { width: 390, height: 844 },
  'phone-landscape': { width: 844, height: 390 },
  tablet: { width: 1180, height: 820 },
} as const;

const schemes = ['light', 'dark'] as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 30_000,
  use: { launchOptions: launchOptions(), locale: 'en-GB', trace: 'off' },
  projects: [
    // What is seen is looked at in every window and light; what is done is the same in all of them.
    ...Object.entries(sizes).flatMap(([size, viewport]) =>
      schemes.map((colorScheme) => ({
        name: `${size}-${colorScheme}`,
        testMatch: 'screens.test.ts',
        use: { viewport, colorScheme },
      })),
    ),
    {
      name: 'journeys',
      testMatch: ['journeys.test.ts', 'voice.test.ts'],
      use: { viewport: sizes.phone },
    },
  ],
});
