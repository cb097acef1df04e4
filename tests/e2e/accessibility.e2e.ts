import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoWriter } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const sizes = { wide: { width: 1360, height: 850 }, phone: { width: 390, height: 844 } } as const;

function question(page: Page) {
  return page.getByRole('region', { name: 'Question' });
}

async function answerByVoice(page: Page, isPhone: boolean): Promise<void> {
  await page.getByRole('radio', { name: 'Speak' }).check();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pause recording' }).click();
  await expect(page.getByRole('button', { name: 'Resume recording' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review recording' }).click();
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
  await expectAccessible(page);
  if (isPhone) {
    await page.getByRole('button', { name: 'Creative Insights' }).click();
    await expect(page.getByRole('dialog', { name: 'Creative Insights' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** The short run has light at one size and dark at the other; the long run has the rest. */
const inEachRun = new Set(['light, wide', 'dark, phone']);

for (const colorScheme of ['light', 'dark'] as const)
  for (const [size, viewport] of Object.entries(sizes))
    test.describe(
      `accessibility (${colorScheme}, ${size})`,
      inEachRun.has(`${colorScheme}, ${size}`) ? {} : { tag: '@soak' },
      () => {
        test.use({ colorScheme, viewport });

        test('the way from the login to a finished conversation is accessible in every state', async ({
          page,
          mock,
          guard,
        }) => {
          guard.expectError(/401 .*auth\/login/);
          await page.goto('/auth/login');
          await expect(page.getByRole('button', { name: 'Continue as the demo writer' })).toBeVisible();
          await expectAccessible(page);
          await page.getByRole('textbox', { name: 'Email' }).fill(demoWriter.email);
          await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
          await page.getByRole('button', { name: 'Log in', exact: true }).click();
          await expect(page.getByRole('alert')).toBeVisible();
          await expectAccessible(page);
          await page.getByRole('textbox', { name: 'Password' }).fill(demoWriter.password);
          await page.getByRole('button', { name: 'Log in', exact: true }).click();
          await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
          await expectAccessible(page);
          await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible(page);
          await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
          await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible(page);
          await mock.clock({ paused: true });
          await page.goto('/stories/21/develop');
          await expect(question(page)).toBeVisible();
          await expectAccessible(page);
          await page.getByRole('button', { name: 'Earlier answers' }).click();
          await expect(page.getByRole('log', { name: 'Earlier answers' })).toBeVisible();
          await expectAccessible(page);
          await page.getByRole('radio', { name: 'Type' }).check();
          await page.getByRole('textbox', { name: 'Your answer' }).fill('She has been a boat ever since.');
          await expectAccessible(page);
          await answerByVoice(page, size === 'phone');
          await page.getByRole('button', { name: 'Send answer' }).click();
          await expect(page.getByRole('status', { name: 'Conversation status' })).toHaveText(
            'Transcribing your audio...',
          );
          await expectAccessible(page);
          if (size === 'phone') {
            await page.getByRole('button', { name: 'More', exact: true }).click();
            await expect(page.getByRole('menu', { name: 'More' })).toBeVisible();
            await expectAccessible(page);
            await page.getByRole('menuitem', { name: 'Finish conversation' }).click();
          } else {
            await page.getByRole('button', { name: 'Finish conversation' }).click();
          }
          await expect(page.getByRole('dialog', { name: 'Finish this conversation?' })).toBeVisible();
          await expectAccessible(page);
        });
      },
    );
