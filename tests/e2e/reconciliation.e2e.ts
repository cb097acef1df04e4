import type { Page } from '@playwright/test';
import { listening, question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import type { MockControl } from '../support/mock-control.ts';
import { fastForwardUntil } from '../support/fast-forward.ts';
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

test('changes drawn from answers are listed with both texts, and each choice is saved, again after a failure', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500/);
  await page.clock.install();
  await openChanges(page);

  await test.step('the list shows current and proposed values', async () => {
    await expect(page.getByRole('dialog', { name: 'Five changes from your conversations' })).toBeVisible();
    await expect(row(page, 'Mara Ellery, Age')).toContainText('CurrentThirtyProposedThirty-one');
    await expect(row(page, 'New character')).toContainText('Not in your project yet');
    await expect(choice(page, 'Mara Ellery, Age', 'Accept')).toBeChecked();
    await expect(status(page)).toHaveText('5 to apply');
  });

  await test.step('an edited and a rejected change are saved as they are chosen', async () => {
    await choice(page, 'Mara Ellery, Age', 'Edit').check();
    await row(page, 'Mara Ellery, Age').getByRole('textbox').fill('Thirty-one, and twelve years gone');
    await choice(page, 'The house, Description', 'Reject').check();
    await expect(status(page)).toHaveText('4 to apply, 1 rejected');
    await page.clock.fastForward(2000);
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

  await test.step('a choice that failed to save can be saved again', async () => {
    await mock.fault({ operation_id: 'reconciliationItemDelete', status: 500 });
    await choice(page, 'Mara Ellery, Believes', 'Reject').check();
    await page.clock.fastForward(2000);
    const believes = row(page, 'Mara Ellery, Believes');
    await expect(believes.getByRole('alert')).toContainText('We couldn’t save that choice.');
    await believes.getByRole('button', { name: 'Try again' }).click();
    await expect(choice(page, 'Mara Ellery, Believes', 'Accept')).toBeDisabled();
    await expect(believes.getByRole('alert')).toHaveCount(0);
  });

  await test.step('changes that failed to apply can be applied again', async () => {
    await mock.fault({ operation_id: 'reconciliationProcess', status: 500 });
    const apply = dialog(page).getByRole('button', { name: 'Apply 3 changes' });
    await apply.click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'We couldn’t apply the changes. Your choices are saved.',
    );
    await apply.click();
    await expect.poll(() => count(mock, 'reconciliationProcess')).toBe(2);
    await mock.advance(2000);
    await expect(dialog(page).getByText('3 changes applied.')).toBeVisible();
  });
});

test("an undone Reject isn't sent, and applying locks the choices until its event arrives", async ({
  writer: page,
  mock,
}) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await openChanges(page);
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step("a Reject that is changed back sends no request, and an empty text isn't applied", async () => {
    await choice(page, 'Mara Ellery, Age', 'Reject').check();
    await expect(status(page)).toHaveText('4 to apply, 1 rejected');
    await choice(page, 'Mara Ellery, Age', 'Accept').check();
    await choice(page, 'Mara Ellery, Believes', 'Edit').check();
    await row(page, 'Mara Ellery, Believes').getByRole('textbox').fill(' ');
    await expect(row(page, 'Mara Ellery, Believes')).toContainText('Enter the new text, or choose Reject.');
    await choice(page, 'Mara Ellery, Believes', 'Accept').check();
    await expect(row(page, 'Mara Ellery, Believes')).toContainText('Enter the new text, or choose Reject.');
    await page.clock.runFor(5000);
    const apply = dialog(page).getByRole('button', { name: 'Apply 5 changes' });
    await expect(apply).toBeDisabled();
    await apply.press('Enter');
    await expect(status(page)).toHaveText('5 to apply');
    expect(await count(mock, 'reconciliationItemDelete')).toBe(0);
    expect(await count(mock, 'reconciliationItemUpdate')).toBe(0);
    expect(await count(mock, 'reconciliationProcess')).toBe(0);
  });

  await test.step('the remaining changes are applied once, and the project is requested again', async () => {
    await choice(page, 'Mara Ellery, Believes', 'Reject').check();
    await dialog(page).getByRole('button', { name: 'Apply 4 changes' }).click();
    await expect(status(page)).toHaveText('Applying your changes…');
    await expect(dialog(page).locator('[inert][aria-busy=true]').getByRole('list', { name: 'Changes' })).toHaveCount(1);
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

test('an answer that contradicts the project is announced, and the project shows the waiting changes', async ({
  writer: page,
  mock,
}) => {
  await page.goto('/projects/the-salt-road/conversation');
  const first = (await question(page).getByRole('heading').textContent()) ?? '';
  await listening(page);
  await sendTyped(page, 'Mara is thirty-one when she comes home.');
  const toast = page.getByRole('status', { name: 'Your answer suggests changes to the project' });
  await untilNextQuestion(page, mock, first);
  await expect(toast).toBeVisible();
  await sendTyped(page, 'And she has told nobody.');
  await expect(toast).toHaveCount(1);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(rows(page)).toHaveCount(5);
  const waiting = page.getByRole('region', { name: 'Changes to review' });
  for (const path of ['', '/characters', '/characters/mara-ellery']) {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await go(page, `/projects/the-salt-road${path}`);
    await expect(waiting).toBeVisible();
    await waiting.getByRole('button', { name: 'Review changes' }).click();
    await expect(rows(page)).toHaveCount(5);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await go(page, '/projects/the-salt-road/write');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('without the event, polling detects that the changes are applied', async ({ writer: page, mock }) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await openChanges(page);
  await dialog(page).getByRole('button', { name: 'Apply 5 changes' }).click();
  await expect(status(page)).toHaveText('Applying your changes…');
  await expect.poll(() => count(mock, 'reconciliationProcess')).toBe(1);
  await mock.connection({ action: 'silence' });
  await mock.advance(2000);
  const looks = await count(mock, 'reconciliationRead');
  // The success message lasts two seconds, so pause with the request that finds it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await fastForwardUntil(page, 1000, async () =>
    expect(await count(mock, 'reconciliationRead')).toBeGreaterThan(looks),
  );
  await expect(dialog(page).getByText('5 changes applied.')).toBeVisible();
});
