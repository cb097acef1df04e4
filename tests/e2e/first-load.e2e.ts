import type { Page } from '@playwright/test';
import { demoWriter, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ emptyCache: true });

/** Returns the bytes of each font fetched, by file name without hash. */
async function getFonts(page: Page): Promise<Record<string, number>> {
  await page.evaluate(async () => document.fonts.ready);
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const isFont = entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2');
      return isFont ? [{ name: entry.name, bytes: entry.encodedBodySize }] : [];
    }),
  );
  return Object.fromEntries(fetched.map(({ name, bytes }) => [name.replace(/^.*\/(.*)-[^-]+\.woff2$/, '$1'), bytes]));
}

/** Returns the cumulative layout shift as browsers measure it. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
          done(shifts.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Browsers don't report zero shift, so wait two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
  );
}

test('the first page loads without layout shift, many fonts, other services or an early connection', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const isLive = (url: string): boolean => /\/(?:pusher|echo)-[^/]+\.js$/.test(url);
  await page.goto('/auth/login');
  await expect(page.getByRole('main', { name: 'Log in' }).getByRole('heading', { level: 1 })).toBeVisible();
  const fonts = await getFonts(page);
  expect(Object.keys(fonts), 'a page of text fetches fonts').not.toHaveLength(0);
  expect(
    Object.values(fonts).reduce((sum, bytes) => sum + bytes, 0),
    JSON.stringify(fonts),
  ).toBeLessThanOrEqual(80_000);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  expect(requestedUrls.filter(isLive)).toEqual([]);
  await expect.poll(() => requestedUrls.filter((url) => /\/deferred-init-/.test(url))).toHaveLength(1);
  await submitLogin(page, demoWriter);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect.poll(() => requestedUrls.filter(isLive).length).toBe(2);
  await expect(page.getByText('May we use this visit')).toHaveCount(0);
  expect(requestedUrls.filter((url) => /\/(?:start-reporting|visit-counting)-/.test(url))).toEqual([]);
});
