/** User flows and faults in a real Chromium against one mock server (tests/support/global-setup.ts starts both). */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,faults}/**/*.e2e.ts',
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
    // Only the user flows of the installed app use its worker: guards and routes can't see requests that it handles.
    serviceWorkers: 'block',
    // Traces make a run 50% longer. To trace a failure: `npm run test:e2e -- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
});
