/**
 * Looks at every screen: the same picture as the accepted one, wide and light, and on a phone and dark. The dates in it
 * change from day to day, within the tolerance.
 */
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const looks = [
  { name: 'wide-light', colorScheme: 'light', viewport: { width: 1360, height: 850 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { name, colorScheme, viewport } of looks)
  test.describe(name, () => {
    test.use({ colorScheme, viewport });

    test(`screens, ${name}`, async ({ mock, writer: page }) => {
      test.setTimeout(180_000);
      await mock.clock({ paused: true });
      for (const path of screens)
        await test.step(path, async () => {
          await page.goto(path);
          // An element's sheet, open on a phone, hides the rest from assistive technology.
          await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          const screen = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
          await expect.soft(page).toHaveScreenshot(`screen-${screen}-${name}.png`, { maxDiffPixelRatio: 0.01 });
        });
    });
  });
