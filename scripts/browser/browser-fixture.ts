import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';
import { buildWhenChanged } from '../start/build.ts';
import { startMockProcess } from '../start/mock-process.ts';
import { chromiumOptions, prepareChromium } from './find-chromium.ts';

export type BrowserPage = { page: Page; control: APIRequestContext; cdp: CDPSession };

type Opening = (
  scenario?: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
  look?: BrowserContextOptions,
) => Promise<BrowserPage>;

export type BrowserFixture = {
  /** The mock server's address. */
  origin: string;
  openPage: Opening;
  openLoggedIn: Opening;
};

async function logIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@lamplight.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo-writer');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor();
}

/** Builds the mock-mode app if it changed, and runs `work` with a browser and mock server. */
export async function withBrowser(
  work: (fixture: BrowserFixture) => Promise<string[]>,
  browserArguments: string[] = [],
): Promise<string[]> {
  await buildWhenChanged(process.cwd(), () => undefined);
  await prepareChromium();
  const mock = await startMockProcess({ dist: 'dist/mock' });
  const browser = await chromium.launch(chromiumOptions(...browserArguments));
  const openPage: Opening = async (
    scenario = 'first-story',
    prepare = (): Promise<unknown> => Promise.resolve(),
    look = {},
  ) => {
    const viewport = { width: 1280, height: 800 };
    // Block the worker: measure the app, not its cache.
    const context = await browser.newContext({ baseURL: mock.origin, viewport, serviceWorkers: 'block', ...look });
    await prepare(context);
    const response = await context.request.post('/__mock/session', { data: { scenario } });
    if (!response.ok()) throw new Error(`the mock server rejected the scenario: ${await response.text()}`);
    const page = await context.newPage();
    return { page, control: context.request, cdp: await context.newCDPSession(page) };
  };
  const openLoggedIn: Opening = async (...wishes) => {
    const browserPage = await openPage(...wishes);
    await logIn(browserPage.page);
    return browserPage;
  };
  try {
    return [`Chromium ${browser.version()}`, ...(await work({ origin: mock.origin, openPage, openLoggedIn }))];
  } finally {
    await browser.close();
    await mock.close();
  }
}
