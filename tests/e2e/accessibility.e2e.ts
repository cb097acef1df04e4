import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { question } from '../support/conversation.ts';
import { demoWriter } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Look = { readonly width: number; readonly height: number; readonly colorScheme: 'light' | 'dark' };

const wide = { width: 1360, height: 850 };
const phone = { width: 390, height: 844 };

/** The short run has one look for each state, because stories check their parts in both themes. The long runs have all. */
const runs = [
  { name: 'light when wide or dark on a phone', themes: ['light', 'dark'], details: {} },
  { name: 'light when wide, dark on a phone', themes: ['light', 'dark'], details: { tag: '@soak' } },
  { name: 'dark when wide, light on a phone', themes: ['dark', 'light'], details: { tag: '@soak' } },
] as const;

async function look(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
}

for (const { name, themes, details } of runs) {
  const onWide: Look = { ...wide, colorScheme: themes[0] };
  const onPhone: Look = { ...phone, colorScheme: themes[1] };
  const isLong = 'tag' in details;

  test(
    `the way from the login to a finished conversation is accessible in every state (${name})`,
    details,
    async ({ page, mock, guard }) => {
      let current: Look = onWide;
      /** Leaves the page at the other size, because each change takes time. */
      const expectState = async (): Promise<void> => {
        await expectAccessible(page);
        current = current === onWide ? onPhone : onWide;
        await look(page, current);
        if (isLong) await expectAccessible(page);
      };
      const showOnPhone = async (): Promise<void> => {
        current = onPhone;
        await look(page, current);
      };
      guard.expectError(/401 .*auth\/login/);
      await look(page, onWide);
      await page.goto('/auth/login');
      await expect(page.getByRole('button', { name: 'Continue as the demo writer' })).toBeVisible();
      await expectState();
      await page.getByRole('textbox', { name: 'Email' }).fill(demoWriter.email);
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectState();
      await page.getByRole('textbox', { name: 'Password' }).fill(demoWriter.password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
      await expectState();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectState();
      await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectState();
      await mock.clock({ paused: true });
      await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
      await expect(question(page)).toBeVisible();
      await expectState();
      await page.getByRole('button', { name: 'Earlier answers' }).click();
      await expect(page.getByRole('log', { name: 'Earlier answers' })).toBeVisible();
      await expectState();
      await page.getByRole('radio', { name: 'Type' }).check();
      await page.getByRole('textbox', { name: 'Your answer' }).fill('She has been a boat ever since.');
      await expectState();
      await page.getByRole('radio', { name: 'Speak' }).check();
      await page.getByRole('button', { name: 'Start recording' }).click();
      await expect(page.getByText('Saved on this device')).toBeVisible();
      await expectState();
      await page.getByRole('button', { name: 'Pause recording' }).click();
      await expect(page.getByRole('button', { name: 'Resume recording' })).toBeVisible();
      await expectState();
      await page.getByRole('button', { name: 'Review recording' }).click();
      await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
      await expectState();
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByRole('status', { name: 'Conversation status' })).toHaveText('Transcribing your audio...');
      await expectState();
      await showOnPhone();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menu', { name: 'More' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Finish conversation' }).click();
      await expect(page.getByRole('dialog', { name: 'Finish this conversation?' })).toBeVisible();
      await expectState();
    },
  );
}
