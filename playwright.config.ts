import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions, soundAllowed } from './scripts/browser/find-chromium.ts';

/** LAMPLIGHT_JITTER=400 delays requests, responses and frames by up to that many ms, so that one overtakes another. */
const jitter = process.env['LAMPLIGHT_JITTER'];
const mockServer = `node scripts/mock-server.ts --dist dist/mock${jitter === undefined ? '' : ` --jitter ${jitter}`}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,faults}/**/*.e2e.ts',
  globalSetup: './tests/support/global-setup.ts',
  globalTeardown: './tests/support/global-teardown.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  webServer: {
    command: `vite build --mode mock --logLevel warn && ${mockServer} 2> dist/mock-server.log`,
    // process.env.LAMPLIGHT_MOCK_ORIGIN
    wait: { stdout: /^(?<lamplight_mock_origin>http:\/\/\S+)/m },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    // Only the user flows of the installed app use its worker: guards and routes can't see requests that it handles.
    serviceWorkers: 'block',
    // Copies of each step's page take a quarter of the time. `--trace on` makes them for one test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // Before the test's own limit, so that the failure names the action.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A control that still moves can be pressed at its old place. `transitions.e2e.ts` is about motion and has it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', grepInvert: /@soak/, use: { launchOptions: chromiumOptions() } },
    { name: 'firefox', grep: /@smoke/, use: devices['Desktop Firefox'] },
    { name: 'webkit', grep: /@smoke/, use: devices['Desktop Safari'] },
    // Every story and screen, against the accepted pictures in tests/stories/accepted.
    { name: 'storybook', testMatch: 'stories/storybook.setup.ts' },
    {
      name: 'stories',
      testMatch: 'stories/*.spec.ts',
      dependencies: ['storybook'],
      snapshotPathTemplate: '{testDir}/stories/accepted/{arg}{ext}',
      expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.0005 } },
      use: {
        launchOptions: chromiumOptions(soundAllowed),
        viewport: { width: 800, height: 600 },
        trace: 'off',
        screenshot: 'off',
      },
    },
    // Kills and connection cuts at random moments, more themes and sizes, and the development server.
    {
      name: 'soak',
      testMatch: ['faults/**/*.soak.ts', 'e2e/{accessibility,debug-modes}.e2e.ts'],
      grep: /@soak|\.soak\.ts/,
      timeout: 600_000,
      // Each test that kills its browser starts more of them.
      workers: 2,
      use: { launchOptions: chromiumOptions() },
    },
    // Figures that depend on the machine, with ratios from one run (docs/performance.md).
    {
      name: 'bench',
      testMatch: 'bench/*.bench.ts',
      timeout: 600_000,
      fullyParallel: false,
      workers: 1,
      use: {
        launchOptions: chromiumOptions(),
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: 'no-preference' },
        trace: 'off',
        screenshot: 'off',
      },
    },
  ],
});
