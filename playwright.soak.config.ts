/**
 * The browser tests of `npm run test:soak`: kills and connection cuts at random moments, more themes and sizes, and the
 * development server.
 */
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

export default defineConfig(config, {
  grepInvert: [],
  projects: [
    { name: 'faults', testMatch: 'faults/**/*.soak.ts' },
    { name: 'accessibility', testMatch: 'e2e/accessibility.e2e.ts', grep: /@soak/ },
    { name: 'development', testMatch: 'e2e/debug-modes.e2e.ts', grep: /@soak/ },
  ],
  // Each test that kills its browser starts more of them.
  workers: 2,
  timeout: 600_000,
  reporter: [['list'], ['./tests/faults/support/figures-reporter.ts']],
});
