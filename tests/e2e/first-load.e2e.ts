import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ emptyCache: true });

/** Bytes of the fonts that a page fetched, by file name without its hash. */
async function fontsOf(page: Page): Promise<Record<string, number>> {
  await page.evaluate(async () => document.fonts.ready);
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const isFont = entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2');
      return isFont ? [{ name: entry.name, bytes: entry.encodedBodySize }] : [];
    }),
  );
  return Object.fromEntries(fetched.map(({ name, bytes }) => [name.replace(/^.*\/(.*)-[^-]+\.woff2$/, '$1'), bytes]));
}

/** How far things that were already shown moved by themselves, as browsers count it (0 is not at all). */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
          done(shifts.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift nobody is told: two frames later there was none.
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
  );
}

test.describe('the first page that a writer sees', () => {
  test('shows its words with at most 80 kB of fonts, and nothing moves when they arrive', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fonts = await fontsOf(page);
    expect(Object.keys(fonts), 'a page of words fetches fonts').not.toHaveLength(0);
    expect(
      Object.values(fonts).reduce((sum, bytes) => sum + bytes, 0),
      JSON.stringify(fonts),
    ).toBeLessThanOrEqual(80_000);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });

  test('fetches the live connection only after the writer has signed in', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const isLive = (url: string): boolean => /\/(?:pusher|echo)-[^/]+\.js$/.test(url);
    await page.goto('/auth/login');
    await expect(page.getByRole('main', { name: 'Log in' })).toBeVisible();
    expect(scripts.filter(isLive)).toEqual([]);
    await signIn(page);
    await expect.poll(() => scripts.filter(isLive).length).toBe(2);
  });
});
