/** A browser and a mock environment for what is measured, or looked at, in the application itself. */
import {
  chromium,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright';
import { microphoneArguments } from './browser-arguments.ts';
import { described, findChromium, launchOptions } from './find-chromium.ts';
import { buildWhenChanged } from '../start/build.mjs';
import { startMockProcess } from '../start/mock-process.ts';

/** A page in a session of its own. */
export type Seat = { page: Page; control: APIRequestContext; cdp: CDPSession };

type Opening = (
  scenario?: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
  look?: BrowserContextOptions,
) => Promise<Seat>;

export type Stage = {
  /** An empty page in a session of this scenario; `prepare` may add scripts before anything is loaded. */
  begin: Opening;
  /** The same, and the writer has signed in. */
  open: Opening;
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

/**
 * Builds the application in mode mock where that is due, starts browser and mock environment, and ends both afterwards.
 * `voice` is a wave file that the browser's microphone hears over and over.
 */
export async function onStage(work: (stage: Stage) => Promise<string[]>, voice?: string): Promise<string[]> {
  await buildWhenChanged(process.cwd(), process.execPath, () => undefined);
  const found = await findChromium();
  const mock = await startMockProcess({ dist: 'dist/mock' });
  const browser = await chromium.launch(
    launchOptions(found, voice === undefined ? [] : microphoneArguments('speaking', voice)),
  );
  const begin: Opening = async (
    scenario = 'first-story',
    prepare = (): Promise<unknown> => Promise.resolve(),
    look = {},
  ) => {
    const viewport = { width: 1280, height: 800 };
    // What is measured is the application, not its copy.
    const context = await browser.newContext({ baseURL: mock.origin, viewport, serviceWorkers: 'block', ...look });
    await prepare(context);
    const begun = await context.request.post('/__mock/session', { data: { scenario } });
    if (!begun.ok()) throw new Error(`the mock server rejected the scenario: ${await begun.text()}`);
    const page = await context.newPage();
    return { page, control: context.request, cdp: await context.newCDPSession(page) };
  };
  const open: Opening = async (...wishes) => {
    const seat = await begin(...wishes);
    await signIn(seat.page);
    return seat;
  };
  try {
    return [described(found), ...(await work({ begin, open }))];
  } finally {
    await browser.close();
    await mock.close();
  }
}
