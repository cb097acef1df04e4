/** Journeys and faults in a real Chromium against one mock environment (tests/support/global-setup.ts starts both). */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,faults}/**/*.e2e.ts',
  // `npm run test:soak` runs these.
  grepInvert: /@soak/,
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // Only the journeys of the installed application have its worker: requests that it answers are seen by no guard and no route.
    serviceWorkers: 'block',
    // Recording traces makes a run half as long again; for one that fails: `npm run test:e2e -- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
});
