import type { Page } from '@playwright/test';
import { listening, question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

function dialog(page: Page) {
  return page.getByRole('dialog');
}

function rows(page: Page) {
  return dialog(page).getByRole('list', { name: 'Changes' }).getByRole('listitem');
}

function row(page: Page, group: string) {
  return rows(page).filter({ has: page.getByRole('radiogroup', { name: group, exact: true }) });
}

function status(page: Page) {
  return dialog(page).getByRole('status', { name: 'Changes' });
}

function choice(page: Page, group: string, name: 'Accept' | 'Edit' | 'Reject') {
  return row(page, group).getByRole('radio', { name });
}

async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More project actions' }).click();
  await page.getByRole('menuitem', { name: 'Review changes' }).click();
}

async function openChanges(page: Page): Promise<void> {
  await page.goto('/projects/the-salt-road/outline');
  await review(page);
  await expect(rows(page)).toHaveCount(5);
}

async function count(mock: MockControl, operation: string): Promise<number> {
  return (await mock.getRequests(operation)).length;
}

test('an answer that contradicts the project is announced, and the project shows the waiting changes', async ({
  writer: page,
  mock,
}) => {
  await page.goto('/projects/the-salt-road/conversation');
  const first = (await question(page).getByRole('heading').textContent()) ?? '';
  await listening(mock);
  await sendTyped(page, 'Mara is thirty-one when she comes home.');
  const toast = page.getByRole('status', { name: 'Your answer suggests changes to the project' });
  await untilNextQuestion(page, mock, first);
  await expect(toast).toBeVisible();
  await sendTyped(page, 'And she has told nobody.');
  await expect(toast).toHaveCount(1);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(rows(page)).toHaveCount(5);
  const waiting = page.getByRole('region', { name: 'Changes to review' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  for (const path of ['', '/characters', '/characters/mara-ellery']) {
    await go(page, `/projects/the-salt-road${path}`);
    await expect(page).toHaveURL(`/projects/the-salt-road${path}`);
    await expect(waiting).toBeVisible();
  }
  await waiting.getByRole('button', { name: 'Review changes' }).click();
  await expect(rows(page)).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await go(page, '/projects/the-salt-road/write');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('changes drawn from answers are chosen one by one, saved at once, and applied together', async ({
  writer: page,
  mock,
}) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await openChanges(page);
  await listening(mock, ['private-project.']);

  await test.step('only a choice that stays is saved', async () => {
    await choice(page, 'Mara Ellery, Believes', 'Reject').check();
    await choice(page, 'Mara Ellery, Believes', 'Accept').check();
    await choice(page, 'Mara Ellery, Age', 'Edit').check();
    await row(page, 'Mara Ellery, Age').getByRole('textbox').fill('Thirty-one, and twelve years gone');
    await choice(page, 'The house, Description', 'Reject').check();
    await expect(status(page)).toHaveText('4 to apply, 1 rejected');
    await page.clock.fastForward(5000);
    await expect.poll(() => count(mock, 'reconciliationItemUpdate')).toBe(1);
    await expect.poll(() => count(mock, 'reconciliationItemDelete')).toBe(1);
    await expect(choice(page, 'The house, Description', 'Accept')).toBeDisabled();
  });

  await test.step('Later closes the dialog and preserves the choices', async () => {
    await dialog(page).getByRole('button', { name: 'Later' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More project actions' })).toBeFocused();
    await review(page);
    await expect(rows(page)).toHaveCount(4);
    await expect(row(page, 'Mara Ellery, Age')).toContainText('Thirty-one, and twelve years gone');
  });

  await test.step('the remaining changes are applied once, and the project is requested again', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog(page).getByRole('button', { name: 'Apply 4 changes' }).click();
    await expect(status(page)).toHaveText('Applying your changes…');
    const before = await count(mock, 'projectRead');
    await expect.poll(() => count(mock, 'reconciliationProcess')).toBe(1);
    await mock.advance(2000);
    // The success message lasts two seconds, so the page's clock is paused.
    await expect(dialog(page).getByText('4 changes applied.')).toBeVisible();
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => count(mock, 'projectRead')).toBeGreaterThan(before);
    expect(await count(mock, 'reconciliationProcess')).toBe(1);
    await page.getByRole('button', { name: 'More project actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit project' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Review changes' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Changes to review' })).toHaveCount(0);
  });
});
