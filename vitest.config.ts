/**
 * Tests without a browser. Unit tests are next to the code; `contract` compares both specifications and the mock
 * server.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    allowOnly: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['./tests/support/property-seed.ts'],
    // Long limits, so that slow machines pass and hanging tests still end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // These modules keep no state, so a worker's files can share imports.
        test: {
          name: 'unit',
          include: [
            '{src/lib,mocks,packages/*/src,config,shared,scripts,tests/support,tests/faults}/**/*.test.{ts,tsx}',
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit-stateful', include: ['src/{api,app,features,platform,ui}/**/*.test.{ts,tsx}'] },
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
    ],
  },
});
