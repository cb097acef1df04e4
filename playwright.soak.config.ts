/**
 * The browser part of `npm run test:soak`: many kills and cuts at random moments, the themes and sizes that the test command
 * leaves out, and the development server.
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
  timeout: 600_000,
  reporter: [['list'], ['./tests/faults/support/figures-reporter.ts']],
});
