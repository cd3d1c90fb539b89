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
  // A whole game takes its time where the machine is busy.
  timeout: 60_000,
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
    // At the table everything is done in every window.
    ...Object.entries(sizes).map(([size, viewport]) => ({
      name: size,
      testMatch: ['table.*.test.ts', 'privacy.test.ts', 'resume.test.ts', 'broken.test.ts'],
      use: { viewport },
    })),
    {
      name: 'journeys',
      testMatch: ['journeys.test.ts', 'voice.test.ts'],
      use: { viewport: sizes.phone },
    },
  ],
});
