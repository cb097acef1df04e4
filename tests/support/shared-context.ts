/**
 * One browser context and page for all tests of a worker, emptied between them. The application starts in half of the time
 * when the page's process lives on and its scripts are in the cache (docs/adr/0016-shared-page.md).
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { guard } from './page-guard.ts';

type Options = {
  /** A new context, because what other tests left in the HTTP cache would matter. */
  emptyCache: boolean;
  viewport: { width: number; height: number } | null;
  colorScheme: 'light' | 'dark' | 'no-preference' | null;
};

/** Changes that can't be undone, or not easily. After one of these the next test gets a new context. */
const lastingChanges = [
  'addInitScript',
  'clearPermissions',
  'exposeBinding',
  'exposeFunction',
  'fastForward',
  'grantPermissions',
  'install',
  'newCDPSession',
  'pauseAt',
  'route',
  'routeWebSocket',
  'runFor',
  'setExtraHTTPHeaders',
  'setFixedTime',
  'setGeolocation',
  'setOffline',
  'setSystemTime',
];

/** Calls `change` whenever a method of `target` makes a lasting change. */
function onLastingChange(target: object, change: () => void): void {
  for (const name of lastingChanges) {
    const method = Reflect.get(target, name) as ((...parameters: unknown[]) => unknown) | undefined;
    if (method === undefined) continue;
    Reflect.set(target, name, (...parameters: unknown[]) => {
      change();
      return method.apply(target, parameters);
    });
  }
}

/** Empties everything that a page of this origin keeps on the device. */
async function emptyStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  const deleted = databases.map(
    ({ name = '' }) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener('success', resolve);
        request.addEventListener('error', () => reject(request.error ?? new Error(`${name} was not deleted`)));
      }),
  );
  const caches = await globalThis.caches.keys();
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all([
    ...deleted,
    ...caches.map((name) => globalThis.caches.delete(name)),
    ...workers.map((worker) => worker.unregister()),
  ]);
}

/** A small file of the application's origin: there the storage can be read and written, but no application runs. */
export const emptyPage = '/theme.js';

export class SharedContext {
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #options = '';

  /** A context without cookies and storage, whose one page shows a file of the application's origin. `options` are those of the test. */
  async open(browser: Browser, origin: string, options: Options & Record<string, unknown>): Promise<BrowserContext> {
    const wanted = JSON.stringify([origin, options]);
    if (this.#context && this.#options === wanted && !options.emptyCache) await this.#reset(this.#context, options);
    else await this.close();
    this.#options = wanted;
    return (this.#context ??= await this.#create(browser, origin));
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  async #create(browser: Browser, origin: string): Promise<BrowserContext> {
    // Playwright adds the options of the test.
    const context = await browser.newContext();
    await guard(context, origin);
    const page = await context.newPage();
    this.#page = page;
    await page.goto(emptyPage);
    const spoil = (): void => {
      this.#options = '';
    };
    for (const target of [context, page, context.clock]) onLastingChange(target, spoil);
    return context;
  }

  async #reset(context: BrowserContext, { viewport, colorScheme }: Options): Promise<void> {
    const page = this.#page;
    if (!page || page.isClosed()) return this.close();
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await page.goto(emptyPage);
    await page.evaluate(emptyStorage);
    await context.clearCookies();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, media: null });
    await page.mouse.move(0, 0);
  }
}
