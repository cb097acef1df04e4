/**
 * One browser context and page for a worker's tests, emptied between them. The application starts in half the time with
 * a live process and cached scripts (docs/adr/0016-shared-page.md).
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { guard } from './page-guard.ts';

type Options = {
  /** A new context, because other tests' HTTP cache would matter. */
  emptyCache: boolean;
  viewport: { width: number; height: number } | null;
  colorScheme: 'light' | 'dark' | 'no-preference' | null;
};

/** Changes that can't be undone easily. After one, the next test gets a new context. */
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

/** Gives access to the origin's storage without running the application. */
export const emptyPage = '/__mock/empty';

export class SharedContext {
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #options = '';

  async open(browser: Browser, origin: string, options: Options & Record<string, unknown>): Promise<BrowserContext> {
    const requested = JSON.stringify([origin, options]);
    if (this.#context && this.#options === requested && !options.emptyCache) await this.#reset(this.#context, options);
    else await this.close();
    this.#options = requested;
    return (this.#context ??= await this.#create(browser, origin));
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  async #create(browser: Browser, origin: string): Promise<BrowserContext> {
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
