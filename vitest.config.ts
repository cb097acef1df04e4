/**
 * Unit tests are next to the code; `contract` compares both specifications and the mock server. `stories` renders each
 * story in Chromium and runs its `play` function.
 */
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions, soundAllowed } from './scripts/browser/find-chromium.ts';

// Workers, and the commands that tests start, load their modules in three quarters of the time.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/node');

export default defineConfig({
  test: {
    environment: 'node',
    allowOnly: false,
    // By default a core stays free, and a machine with two would run one file at a time.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['./tests/support/property-seed.ts'],
    // Long limits, so that slow machines pass and hanging tests still end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // A worker's files share their imports, which takes half the time.
        test: {
          name: 'unit',
          include: ['{src,mocks,packages/*/src,config,shared,scripts,tests/{support,faults,bench}}/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['./tests/support/unit-cleanup.ts'],
        },
      },
      {
        extends: true,
        // These start the mock server or compile every schema: each worker loads Prism once, not per file.
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: false,
        plugins: [storybookTest()],
        // Found while tests run, a dependency would reload the page.
        optimizeDeps: { entries: ['.storybook/preview.tsx', 'src/**/*.stories.tsx'] },
        test: {
          name: 'stories',
          globalSetup: './tests/support/global-setup.ts',
          isolate: false,
          testTimeout: 60_000,
          maxWorkers: '100%',
          // After the others, which keep every core busy.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            // The first start bundles the dependencies.
            connectTimeout: 180_000,
            screenshotFailures: false,
            // Stories make sounds without a press.
            provider: playwright({
              launchOptions: chromiumOptions(soundAllowed),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
