/**
 * Looks at every screen: the same picture as the accepted one, wide and light, and on a phone and dark. The dates in it
 * change from day to day, within the tolerance.
 */
import { screens } from '../support/screens.ts';
import { signInByApi } from '../support/sign-in-by-api.ts';
import { expect, test } from '../support/test.ts';

const looks = [
  { look: 'wide-light', colorScheme: 'light', viewport: { width: 1360, height: 850 } },
  { look: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { look, colorScheme, viewport } of looks)
  for (const { name, path, scenario = 'first-story', loggedOut } of screens)
    test.describe(name, () => {
      test.use({ colorScheme, viewport, scenario });

      test(`${name}, ${look}`, async ({ mock, page }) => {
        await mock.clock({ paused: true });
        if (loggedOut !== true) await signInByApi(page);
        await page.goto(path);
        // An element's sheet, open on a phone, hides the rest from assistive technology.
        await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page).toHaveURL(path);
        await expect(page).toHaveScreenshot(`screen-${name}-${look}.png`, { maxDiffPixelRatio: 0.01 });
      });
    });
