/** Pages for benchmarks: without the other tests' guards and compiler switches, which would be measured too. */
import { type BrowserContextOptions, type CDPSession, type Page, test as base } from '@playwright/test';
import { MockControl } from '../support/mock-control.ts';
import { mockOrigin } from '../support/mock-origin.ts';
import { signInByApi } from '../support/sign-in-by-api.ts';

export type BenchPage = { readonly page: Page; readonly mock: MockControl; readonly cdp: CDPSession };

declare global {
  var lamplightBench: {
    afterPaint: (done: () => void) => void;
    /** Ms from each press of a key or button to the next paint. */
    presses: number[];
  };
}

/** Runs inside the page. */
function installProbe(): void {
  const afterPaint = (done: () => void): void => {
    requestAnimationFrame(() => {
      // A message that is sent before a paint arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', done, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  };
  const presses: number[] = [];
  for (const type of ['keydown', 'pointerup'])
    addEventListener(type, ({ timeStamp }) => afterPaint(() => presses.push(performance.now() - timeStamp)), {
      capture: true,
    });
  globalThis.lamplightBench = { afterPaint, presses };
}

type Fixtures = {
  /** Opens a page with its own session of the mock server. */
  openPage: (scenario: string, options?: BrowserContextOptions) => Promise<BenchPage>;
  /** The same, with the demo writer logged in. */
  openWriter: (scenario: string) => Promise<BenchPage>;
};

export const test = base.extend<Fixtures>({
  openPage: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async (scenario, options) => {
      const context = await browser.newContext({ baseURL: mockOrigin(), ...options });
      const mock = new MockControl(context.request);
      await mock.start({ scenario });
      await context.addInitScript(installProbe);
      const page = await context.newPage();
      opened.push(page);
      return { page, mock, cdp: await context.newCDPSession(page) };
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
  openWriter: async ({ openPage }, use) => {
    await use(async (scenario) => {
      const benchPage = await openPage(scenario);
      await signInByApi(benchPage.page);
      return benchPage;
    });
  },
});
