import type { Page } from '@playwright/test';
import { question, projectWithElements, write } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

const elements = ['/elements', '/projects/the-salt-road/characters/mara-ellery'];
const profile = ['/profile', '/profile/edit'];

async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function visit(page: Page, address: string): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).elementHandle();
  await go(page, address);
  await expect(page).toHaveURL(address);
  await before.waitForElementState('hidden');
  await ready(page);
}

/** Controls below the minimum touch size, with their size; links within a sentence are exempt. */
function tooSmall(page: Page, least: number) {
  return page.evaluate((px) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=button]');
    return [...controls].flatMap((control) => {
      const label = control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : null;
      const { width, height } = (label ?? control).getBoundingClientRect();
      const isVisible = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
      // A pseudo-element may enlarge a small control's target.
      const around = getComputedStyle(control, '::after');
      const hit = around.position === 'absolute' ? Math.max(height, Number.parseFloat(around.height) || 0) : height;
      const isInText = control.matches('p a');
      if (!isVisible || isInText || (width >= px && hit >= px)) return [];
      return [`${control.getAttribute('aria-label') ?? control.textContent}: ${width} × ${hit}`];
    });
  }, least);
}

test.describe('touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every control can be tapped, the bar navigates, and menus finish a conversation and log out', async ({
    writer: page,
    mock,
  }) => {
    // Otherwise the popup covers an element's page.
    await page.evaluate(() => localStorage.setItem('mobileInsightsVisible', 'false'));
    await page.goto('/stories');
    await ready(page);
    await test.step('every control is large enough for a finger', async () => {
      for (const address of ['/', '/stories/21', ...elements, ...profile, '/stories']) {
        await visit(page, address);
        await expect.poll(() => tooSmall(page, 24), address).toEqual([]);
      }
    });
    await test.step('the bottom bar leads home and straight to the conversation', async () => {
      const bar = page.getByRole('navigation', { name: 'Main' });
      await expect(bar.getByRole('link', { name: 'Stories' })).toHaveAttribute('aria-current', 'page');
      await bar.getByRole('link', { name: 'Home' }).tap();
      await expect(page).toHaveURL('/');
      await bar.getByRole('link', { name: 'Speak' }).tap();
      await expect(page).toHaveURL(projectWithElements);
      await expect(question(page)).toBeVisible();
    });
    await test.step("a conversation's controls are large enough for a finger", async () => {
      await expect.poll(() => tooSmall(page, 24)).toEqual([]);
      const height = async (name: string): Promise<number> =>
        (await page.getByRole('button', { name }).first().boundingBox())?.height ?? 0;
      await expect.poll(() => height('Start recording')).toBeGreaterThanOrEqual(44);
      await write(page, 'Now.');
      await expect.poll(() => height('Send answer')).toBeGreaterThanOrEqual(44);
      await page.getByRole('button', { name: 'Creative Insights' }).tap();
      await expect.poll(() => height('Save insight')).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('textbox', { name: 'Your answer' }).fill('');
    });
    await test.step("the conversation's menu finishes the conversation", async () => {
      await page.getByRole('button', { name: 'More', exact: true }).tap();
      await page.getByRole('menuitem', { name: 'Finish conversation' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).tap();
      await expect(page).toHaveURL('/stories/21');
      expect(await mock.getRequests('sessionChatFinish')).toHaveLength(1);
    });
    await test.step('the sheet "More" changes the theme and logs out', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).tap();
      const sheet = page.getByRole('dialog', { name: 'More' });
      await expect(sheet).toContainText('Ana Reyes');
      await sheet.getByRole('radio', { name: 'Dark' }).check();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await sheet.getByRole('button', { name: 'Log out' }).tap();
      await expect(page).toHaveURL('/auth/login');
      await expect(page.locator('html')).toHaveClass(/dark/);
    });
  });
});
