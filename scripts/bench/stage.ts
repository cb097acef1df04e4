/** A browser and a mock environment for what is measured in the application itself. */
import { chromium, type APIRequestContext, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { described, findChromium, launchOptions } from '../browser/find-chromium.ts';
import { buildWhenChanged } from '../start/build.mjs';
import { startMockProcess } from '../start/mock-process.ts';

/** A page whose writer has signed in, in a session of its own. */
export type Seat = { page: Page; control: APIRequestContext; cdp: CDPSession };

export type Stage = {
  /** Opens a page in a session of this scenario; `prepare` may add scripts before anything is loaded. */
  open: (scenario?: string, prepare?: (context: BrowserContext) => Promise<unknown>) => Promise<Seat>;
};

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@lamplight.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo-writer');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

/** Builds the application in mode mock where that is due, starts browser and mock environment, and ends both afterwards. */
export async function onStage(work: (stage: Stage) => Promise<string[]>): Promise<string[]> {
  await buildWhenChanged(process.cwd(), process.execPath, () => undefined);
  const found = await findChromium();
  const mock = await startMockProcess({ dist: 'dist/mock' });
  const browser = await chromium.launch(launchOptions(found));
  const open: Stage['open'] = async (scenario = 'first-story', prepare = (): Promise<unknown> => Promise.resolve()) => {
    const context = await browser.newContext({ baseURL: mock.origin, viewport: { width: 1280, height: 800 } });
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

/** Lets the page's processor be `times` slower while `work` goes on. */
export async function slowed<T>({ cdp }: Seat, times: number, work: () => Promise<T>): Promise<T> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
  try {
    return await work();
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** What the page's own objects take after a collection, in MiB. */
export async function heapOf({ cdp }: Seat): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** How many elements are in the page. */
export function nodesOf({ page }: Seat): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/** Milliseconds until an address is there again, when all that it needs was loaded before. */
export async function reopened({ page }: Seat, path: string, there: () => Promise<unknown>): Promise<number> {
  await page.goto(path);
  await there();
  const begin = performance.now();
  await page.reload();
  await there();
  return performance.now() - begin;
}
