/** Browsers older than package.json's minimum, and browsers without optional features. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoWriter, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const needed = {
  'JavaScript modules': 'HTMLScriptElement.prototype.noModule',
  'AbortSignal.any': 'AbortSignal.any',
  'Array.prototype.toSorted': 'Array.prototype.toSorted',
  'Intl.Segmenter': 'Intl.Segmenter',
  structuredClone: 'structuredClone',
  'the Popover API': 'HTMLElement.prototype.showPopover',
  'CSS :has()': 'CSS.supports',
};

const optional = [
  'Request.prototype.body',
  'URL.parse',
  'URL.canParse',
  'CloseWatcher',
  'trustedTypes',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'TouchEvent',
  'PerformanceEventTiming',
  'Error.captureStackTrace',
  'Document.prototype.startViewTransition',
  'Document.prototype.caretPositionFromPoint',
  'Selection.prototype.getComposedRanges',
  'MediaRecorder',
];

async function removeListed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    for (const path of (sessionStorage.getItem('without') ?? '').split(' ').filter((name) => name !== '')) {
      const steps = path.split('.');
      const last = steps.pop() ?? '';
      const owner = steps.reduce<object>((object, step) => Reflect.get(object, step) as object, globalThis);
      if (!Reflect.deleteProperty(owner, last)) throw new Error(`${path} can't be removed.`);
    }
  });
}

async function openWithout(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate((list) => sessionStorage.setItem('without', list), names.join(' '));
  await page.goto('/auth/login');
}

test('an old browser lists the supported ones in both themes, unless it lacks only optional features', async ({
  page,
  guard,
}) => {
  guard.expectError(/This browser is too old for Lamplight/);
  await removeListed(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const [colorScheme, color, lacking] of [
    ['light', 'rgb(30, 35, 33)', Object.keys(needed) as (keyof typeof needed)[]],
    ['dark', 'rgb(236, 234, 227)', ['AbortSignal.any']],
  ] as const)
    await test.step(`the page names what is missing in the ${colorScheme} theme, and the app doesn't start`, async () => {
      await page.emulateMedia({ colorScheme });
      await openWithout(
        page,
        lacking.map((name) => needed[name]),
      );
      await expect(page.getByRole('heading', { name: 'Your browser is too old for Lamplight' })).toBeVisible();
      const missing = `This browser doesn’t have: ${lacking.join(', ')}.`;
      await expect(page.getByText(missing, { exact: true })).toBeVisible();
      await expect(page.locator('#root')).toBeEmpty();
      await expect(page.getByRole('main')).toHaveCSS('color', color);
      await expectAccessible(page);
    });
  await expect(page.getByText('Your saved work is safe.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'Chrome 116 or later',
    'Edge 116 or later',
    'Firefox 128 or later',
    'Safari 17.4 or later',
  ]);
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await test.step('the writer signs in when the browser lacks only optional features', async () => {
    await openWithout(page, optional);
    expect(await page.evaluate(() => 'body' in Request.prototype || 'parse' in URL)).toBe(false);
    await submitLogin(page, demoWriter);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  });
});
