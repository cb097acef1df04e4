/**
 * The full counts (`npm run test:long`): many kills and cuts at random moments, whose seed is printed and can be given to see
 * them again, and the themes and sizes that the ordinary run leaves out, and the development server.
 */
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { seedVariable } from './tests/faults/support/seeded.ts';

// The workers inherit it: all of them draw from the same seed.
process.env[seedVariable] ??= String(Date.now() % 1_000_000);

export default defineConfig(config, {
  grepInvert: [],
  projects: [
    { name: 'faults', testMatch: 'faults/**/*.long.ts' },
    { name: 'accessibility', testMatch: 'e2e/accessibility.e2e.ts', grep: /@long/ },
    { name: 'development', testMatch: 'e2e/debug-modes.e2e.ts', grep: /@long/ },
  ],
  timeout: 600_000,
  reporter: [['list'], ['./tests/faults/support/figures-reporter.ts']],
});
