/** Two sets of tests without a browser: `unit` stands beside the code, `contract` holds both specifications and the mock environment to each other. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    allowOnly: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['./tests/support/property-seed.ts'],
    // What a test says never depends on how fast the machine is; a hanging one ends all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,mocks,verify,config,scripts,tests/support,tests/faults}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // These start the mock server or compile every schema: each worker loads Prism once, not once per file.
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], isolate: false },
      },
    ],
  },
});
