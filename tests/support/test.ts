/**
 * Every browser test's `test`, with a new mock session and empty storage (shared-context.ts). It fails on what must
 * never happen in a page (page-guard.ts) and on mock responses that break the contract.
 */
import { expect, type Page, test as base } from '@playwright/test';
import { chromiumOptions, withoutOptimizers } from '#scripts/browser/find-chromium.ts';
import { type Microphone, microphoneArguments } from './microphone.ts';
import { MockControl } from './mock-control.ts';
import { mockOrigin } from './mock-origin.ts';
import { guard, type PageGuard } from './page-guard.ts';
import { SharedContext } from './shared-context.ts';
import { signInByApi } from './sign-in-by-api.ts';
import { signIn } from './sign-in.ts';

type TestFixtures = {
  scenario: string;
  /** `test.use` of true: the HTTP cache must not have the application's files. */
  emptyCache: boolean;
  /** The application's URL; the only origin that its pages may request. */
  origin: string;
  mock: MockControl;
  guard: PageGuard;
  signedIn: Page;
  writer: Page;
};

type WorkerFixtures = {
  /** The microphone's behaviour; another value in `test.use` starts another browser. */
  microphone: Microphone;
  sharedContext: SharedContext;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  scenario: ['first-story', { option: true }],
  emptyCache: [false, { option: true }],
  microphone: ['speaking', { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ browserName, launchOptions, microphone }, use) => {
      const voice = microphoneArguments(microphone, 'tests/support/fake-microphone.wav');
      await use(browserName === 'chromium' ? chromiumOptions(...voice, withoutOptimizers) : launchOptions);
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  origin: async ({}, use) => use(mockOrigin()),

  baseURL: async ({ origin }, use) => use(origin),

  // Only Chromium asks for the permission by this name.
  permissions: async ({ browserName, microphone }, use) =>
    use(browserName !== 'chromium' || microphone === 'refused' ? [] : ['microphone']),

  sharedContext: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const shared = new SharedContext();
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      origin,
      sharedContext,
      emptyCache,
      viewport,
      colorScheme,
      hasTouch,
      isMobile,
      serviceWorkers,
      contextOptions,
    },
    use,
  ) => {
    const options = { emptyCache, viewport, colorScheme, hasTouch, isMobile, serviceWorkers, contextOptions };
    await use(await sharedContext.open(browser, origin, options));
  },

  mock: async ({ context, scenario }, use) => {
    const mock = new MockControl(context.request);
    await mock.start({ scenario });
    await use(mock);
    expect(await mock.violations(), 'answers and events of the mock environment that break the contract').toEqual([]);
  },

  guard: async ({ context, origin }, use) => {
    const watch = await guard(context, origin);
    await use(watch);
    await watch.settle();
    watch.verify();
  },

  // Depending on `mock` and `guard` runs them in every test that opens a page.
  page: async ({ context, mock: _mock, guard: _guard }, use) => {
    const [page] = context.pages();
    await use(page ?? (await context.newPage()));
  },

  signedIn: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },

  writer: async ({ page }, use) => {
    await signInByApi(page);
    await use(page);
  },
});

export { expect } from '@playwright/test';
