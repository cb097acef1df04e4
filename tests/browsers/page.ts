/** Drives the page as a writer does, in every browser. Waits for what it needs. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Key } from './browser.ts';
import { described, type Seen, type Target } from './target.ts';

const longestMs = 60_000;
const betweenLooksMs = 40;

export class Page {
  readonly browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.browser.open(this.#origin + path);
  }

  reload(): Promise<void> {
    return this.browser.reload();
  }

  async until<Result>(what: string, look: () => Promise<Result | null | false>): Promise<Result> {
    const deadline = Date.now() + longestMs;
    for (;;) {
      let failure = '';
      const result = await look().catch((error: unknown) => {
        failure = ` (${error instanceof Error ? error.message : String(error)})`;
        return null;
      });
      if (result !== null && result !== false) return result;
      if (Date.now() > deadline)
        throw new Error(`Timed out after ${longestMs / 1000} seconds waiting for ${what}${failure}`);
      await pause(betweenLooksMs);
    }
  }

  async look(target: Target): Promise<Seen | null> {
    return (await this.browser.evaluate(`browserTest.look(${JSON.stringify(target)})`)) as Seen | null;
  }

  see(target: Target, what = '', matches: (seen: Seen) => boolean = () => true): Promise<Seen> {
    return this.until(`${described(target)} ${what}`.trim(), async () => {
      const seen = await this.look(target);
      return seen !== null && matches(seen) && seen;
    });
  }

  async waitUntilHidden(target: Target): Promise<void> {
    await this.until(`${described(target)} to go`, async () => (await this.look(target)) === null);
  }

  /** Waits until the page's requests end: Firefox cancels running imports when another address opens. */
  async rest(): Promise<void> {
    const sinceLast =
      'performance.now() - Math.max(...performance.getEntriesByType("resource").map((of) => of.responseEnd))';
    const isBusy = 'document.querySelector("[aria-busy=true]") !== null';
    await this.until('the page to rest', async () => {
      const [ms, busy] = (await this.browser.evaluate(`[${sinceLast}, ${isBusy}]`)) as [number, boolean];
      return ms > 1000 && !busy;
    });
  }

  async texts(target: Target): Promise<string[]> {
    return (await this.browser.evaluate(`browserTest.texts(${JSON.stringify(target)})`)) as string[];
  }

  async seeTexts(target: Target, expected: readonly string[]): Promise<void> {
    await this.until(
      `${described(target)}: ${expected.join(', ')}`,
      async () => JSON.stringify(await this.texts(target)) === JSON.stringify(expected),
    );
  }

  async #reach(target: Target): Promise<Seen> {
    let before: Seen | null = null;
    return this.until(`${described(target)} to be within reach`, async () => {
      const seen = await this.look(target);
      const isAtRest = seen !== null && seen.isReachable && seen.x === before?.x && seen.y === before.y;
      before = seen;
      return isAtRest && seen;
    });
  }

  async click(target: Target): Promise<void> {
    await this.browser.drag([await this.#reach(target)]);
  }

  async drag(target: Target, onto: Target): Promise<void> {
    const start = await this.#reach(target);
    const end = await this.#reach(onto);
    await this.browser.drag([start, { x: start.x + 12, y: start.y }, end, end]);
  }

  press(...keys: Key[]): Promise<void> {
    return this.browser.press(keys);
  }

  type(text: string): Promise<void> {
    return this.browser.type(text);
  }

  async typeInto(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.see(target, 'with the focus', ({ isFocused }) => isFocused);
    await this.type(text);
  }

  /** Returns new console errors, uncaught errors and policy violations. */
  async takeProblems(): Promise<string[]> {
    return (await this.browser.evaluate('browserTest.takeProblems()')) as string[];
  }
}
