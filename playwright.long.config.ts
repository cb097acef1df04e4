/** Many kills and cuts at random moments (`npm run test:long`); the seed is printed, and can be given to see them again. */
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { seedVariable } from './tests/faults/support/seeded.ts';

// The workers inherit it: all of them draw from the same seed.
process.env[seedVariable] ??= String(Date.now() % 1_000_000);

export default defineConfig(config, {
  testMatch: 'faults/**/*.long.ts',
  timeout: 600_000,
  reporter: [['list'], ['./tests/faults/support/figures-reporter.ts']],
});
