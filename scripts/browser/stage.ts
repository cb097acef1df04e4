/** A browser and a mock environment for what is measured, or looked at, in the application itself. */
import {
  chromium,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright';
import { described, findChromium, launchOptions } from './find-chromium.ts';
import { buildWhenChanged } from '../start/build.mjs';
import { startMockProcess } from '../start/mock-process.ts';

/** A page whose writer has signed in, in a session of its own. */
export type Seat = { page: Page; control: APIRequestContext; cdp: CDPSession };

export type Stage = {
  /** Opens a page in a session of this scenario; `prepare` may add scripts before anything is loaded. */
  open: (
    scenario?: string,
    prepare?: (context: BrowserContext) => Promise<unknown>,
    look?: BrowserContextOptions,
  ) => Promise<Seat>;
};

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@lamplight.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo-writer');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  // Whoever is new is welcomed, everybody else is at home.
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor();
}

/** Builds the application in mode mock where that is due, starts browser and mock environment, and ends both afterwards. */
export async function onStage(work: (stage: Stage) => Promise<string[]>): Promise<string[]> {
  await buildWhenChanged(process.cwd(), process.execPath, () => undefined);
  const found = await findChromium();
  const mock = await startMockProcess({ dist: 'dist/mock' });
  const browser = await chromium.launch(launchOptions(found));
  const open: Stage['open'] = async (
    scenario = 'first-story',
    prepare = (): Promise<unknown> => Promise.resolve(),
    look = {},
  ) => {
    const viewport = { width: 1280, height: 800 };
    // What is measured is the application, not its copy.
    const context = await browser.newContext({ baseURL: mock.origin, viewport, serviceWorkers: 'block', ...look });
    await prepare(context);
    const begun = await context.request.post('/__mock/session', { data: { scenario } });
    if (!begun.ok()) throw new Error(`the scenario was refused: ${await begun.text()}`);
    const page = await context.newPage();
    await signIn(page);
    return { page, control: context.request, cdp: await context.newCDPSession(page) };
  };
  try {
    return [described(found), ...(await work({ open }))];
  } finally {
    await browser.close();
    await mock.close();
  }
}
