import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { answerBox, question, status, untilNextQuestion } from '../support/conversation.ts';
import { demoWriter } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Presses Tab until the control has the focus, as a writer without a mouse does. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control, 'reached by the keyboard').toBeFocused();
}

/** Writes what a screen reader finds on the page to a file of the test's results. */
async function keepTree(page: Page, name: string): Promise<void> {
  writeFileSync(test.info().outputPath(`${name}.yaml`), await page.locator('body').ariaSnapshot());
}

test('the main journey works by keyboard alone, and the focus is never lost', async ({ page, mock }) => {
  await mock.clock({ paused: true });

  await test.step('the writer signs in', async () => {
    await page.goto('/auth/login');
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type(demoWriter.email);
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
    await page.keyboard.type(demoWriter.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  });

  await test.step('a story is started, answered and finished', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Start a story' }));
    await keepTree(page, '1-home');
    await page.keyboard.press('Enter');
    await expect(question(page)).toContainText('What story has been following you around?');
    const type = page.getByRole('radio', { name: 'Type' });
    await tabTo(page, page.getByRole('radio', { name: 'Speak' }));
    await page.keyboard.press('ArrowRight');
    await expect(type).toBeChecked();
    await tabTo(page, answerBox(page), 'Shift+Tab');
    await page.keyboard.type('A street that nobody lights.');
    await page.keyboard.press('Control+Enter');
    await expect(status(page)).not.toBeEmpty();
    await untilNextQuestion(page, mock, 'What story has been following you around?');
    await expect(question(page)).toContainText('Who stands at the centre');
    await expect(question(page).getByRole('heading')).toBeFocused();
    await keepTree(page, '2-next-question');
    await tabTo(page, page.getByRole('button', { name: 'Save insight' }).first());
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Save insight', pressed: true })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Finish conversation' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Finish this conversation?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keepTree(page, '3-dialog');
    await tabTo(page, dialog.getByRole('button', { name: 'Finish', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/stories\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keepTree(page, '4-story');
  });

  await test.step('the search leads to a character', async () => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('mara');
    await expect(search.getByRole('option', { name: /^Mara Ellery/, selected: true })).toBeVisible();
    await keepTree(page, '5-search');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mara Ellery' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Edit', exact: true }));
  });
});
