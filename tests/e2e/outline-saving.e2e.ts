import type { Page } from '@playwright/test';
import { getStoredDrafts } from '../support/device.ts';
import { requestFromOtherDevice } from '../support/other-device.ts';
import { choose, openOutline, saveState, scene, titles, untilSaved } from '../support/outline.ts';
import { shortTimeout } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

function editor(page: Page) {
  return page.getByRole('dialog', { name: 'Edit scene' });
}

async function writeSynopsis(page: Page, of: string, text: string): Promise<void> {
  await scene(page, of).getByRole('button', { name: of, exact: true }).click();
  await editor(page)
    .getByRole('textbox', { name: /Synopsis/ })
    .fill(text);
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(editor(page)).toHaveCount(0);
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Moodboard', exact: true }).click();
  await expect(page).toHaveURL('/projects/the-salt-road/moodboard');
  await page.getByRole('link', { name: 'Outline', exact: true }).click();
}

async function serverOutline(page: Page): Promise<string> {
  return JSON.stringify(await requestFromOtherDevice(page, 'get', 'projects/the-salt-road/outline'));
}

function cutSave(page: Page) {
  return page.waitForEvent('requestfailed', (request) => request.url().endsWith('/outline'));
}

test('changes from two tabs are merged in one outline, and the later tab reports it', async ({
  writer: page,
  mock,
  context,
  guard,
}) => {
  guard.expectError(/409/);
  await openOutline(page);
  const other = await context.newPage();
  await openOutline(other);
  await writeSynopsis(other, 'Two cups', 'The cups are his mother’s.');
  await choose(other, 'The light', 'Move up');
  await expect(titles(other, 'The ledger').last()).toHaveText('The light');
  await expect.poll(async () => (await mock.getRequests('outlineReplace')).length).toBeGreaterThan(0);
  await expect(saveState(other)).toHaveText('Saved');

  await writeSynopsis(page, 'Two cups', 'One of the cups is chipped.');
  await expect(page.getByText('Where the same text was edited in both places, we kept both versions.')).toBeVisible();
  await choose(page, 'One stop early', 'Move down');
  await expect(titles(page, 'The key')).toHaveText(['The door', 'One stop early', 'Two cups']);
  await expect(titles(page, 'The ledger').last()).toHaveText('The light');
  await expect(scene(page, 'Two cups')).toContainText('One of the cups is chipped.');
  await expect(scene(page, 'Two cups')).toContainText('The cups are his mother’s.');
  await expect(saveState(page)).toHaveText('Saved');
  const merged = await serverOutline(page);
  expect(merged).toMatch(/The door.*One stop early.*Two cups/);
  expect(merged).toContain('One of the cups is chipped.');
});

test('an outline recovers from failed saves, keeps offline changes and a draft over a reload, and follows new elements', async ({
  writer: page,
  mock,
  guard,
}) => {
  for (const error of [/422/, /409/, /ERR_EMPTY_RESPONSE|ERR_CONNECTION/]) guard.expectError(error);
  const openLight = () => scene(page, 'The light').getByRole('button', { name: 'The light', exact: true }).click();
  const synopsis = editor(page).getByRole('textbox', { name: /Synopsis/ });
  await openOutline(page);
  await test.step('a rejected save is reported, preserves the change and is tried again by the writer', async () => {
    await mock.fault({ operation_id: 'outlineReplace', status: 422 });
    await choose(page, 'Two cups', 'Move up');
    await expect(saveState(page)).toHaveText('Save failed');
    await expect(titles(page, 'The key')).toHaveText(['One stop early', 'Two cups', 'The door']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilSaved(page, mock, 2);
  });
  await test.step("a save with a lost response isn't mistaken for another device's change", async () => {
    await mock.fault({ operation_id: 'outlineReplace', drop: 'answer', times: 99 });
    // The browser resends a lost PUT once.
    const lost = cutSave(page);
    await choose(page, 'Two cups', 'Move up');
    await lost;
    await expect(saveState(page)).toHaveText('Saved on this device');
    await mock.noFaults();
    await leaveAndReturn(page);
    await expect(saveState(page)).toHaveText('Saved');
    await expect(titles(page, 'The key')).toHaveText(['Two cups', 'One stop early', 'The door']);
    await expect(page.getByText('This outline changed on another device')).toHaveCount(0);
  });
  await test.step('a change is saved on this device', async () => {
    await mock.fault({ operation_id: 'outlineReplace', drop: 'request', times: 99 });
    const lost = cutSave(page);
    await writeSynopsis(page, 'The light', 'It is out.');
    await lost;
    await expect(saveState(page)).toHaveText('Saved on this device');
  });
  await test.step("a reload shows the change and restores the scene's draft", async () => {
    await openLight();
    await synopsis.fill('A boat comes in without one.');
    const drafts = async () => (await getStoredDrafts(page)).join(' ');
    await expect.poll(drafts).toContain('A boat comes in without one.');
    await page.reload();
    await expect(scene(page, 'The light')).toContainText('It is out.');
    await expect(saveState(page)).toHaveText('Saved on this device');
    await openLight();
    await expect(synopsis).toHaveValue('A boat comes in without one.');
    await expect(editor(page).getByRole('status')).toHaveText('We restored your unsaved draft.');
    await editor(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(editor(page)).toHaveCount(0);
    await openLight();
    await expect(synopsis).toHaveValue('It is out.');
    await editor(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(editor(page)).toHaveCount(0);
  });
  await test.step('the change is sent when the server is available again', async () => {
    await mock.noFaults();
    await leaveAndReturn(page);
    await expect(saveState(page)).toHaveText('Saved');
    expect(await serverOutline(page)).toContain('It is out.');
    await expect(scene(page, 'The light')).toContainText('It is out.');
  });
  await test.step('elements drawn from answers add their scenes without a reload', async () => {
    const parts = [{ id: 'part-one', title: 'The key', scenes: [{ id: 'new', title: 'The quay at night' }] }];
    const data = { version: 99, parts, updated_at: null };
    await mock.fault({ operation_id: 'outlineRead', answer_text: JSON.stringify({ data }), times: 999 });
    const elements = [{ id: 201, slug: 'the-quay', name: 'The quay', type: 'places' }];
    const payload = { data: { project_slug: 'the-salt-road', elements } };
    await expect(async () => {
      await mock.broadcast({ channel: 'private-project.11', event: 'elements.created', payload });
      await expect(titles(page, 'The key')).toHaveText(['The quay at night'], shortTimeout);
    }).toPass();
  });
});
