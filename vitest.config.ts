/** The tests without a browser: unit tests are next to the code, `contract` compares both specifications and the mock environment. */
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
        // Nothing here keeps state in a module, so the files of a worker can share what they import.
        test: {
          name: 'unit',
          include: ['{src/contract,src/lib,mocks,verify,config,scripts,tests/support,tests/faults}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit-stateful', include: ['src/{app,features,platform,ui}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        // These start the mock server or compile every schema: each worker loads Prism once, not once per file.
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], isolate: false },
      },
    ],
  },
});
