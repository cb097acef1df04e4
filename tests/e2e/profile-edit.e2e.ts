import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { getStoredDrafts } from '../support/device.ts';
import { requestFromOtherDevice } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

function rail(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

function bar(page: Page) {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(?:Saved|Saving…|Unsaved changes)$/ });
}

function save(page: Page) {
  return page.getByRole('button', { name: 'Save', exact: true });
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

test('an edited profile survives a reload, asks before it is left, and shows everywhere at once when it is saved', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/422 .*user\/avatar/);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(field(page, 'Name')).toHaveValue('Ana Reyes');
  await expect(bar(page)).toHaveText('Saved');
  await test.step('on a phone, typed text survives a reload, and leaving asks before it leads home', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rail(page).getByRole('link', { name: 'Speak' })).toHaveCount(0);
    await field(page, 'Bio').fill('I was interrupted');
    await expect.poll(() => getStoredDrafts(page)).toEqual(['{"fields":{"bio":"I was interrupted"}}']);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, 'Bio')).toHaveValue('I was interrupted');
    await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
    await expectAccessible(page);
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.getByRole('link', { name: 'Home' }).first().click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/profile/edit');
    await expect(field(page, 'Bio')).toHaveValue('I was interrupted');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => getStoredDrafts(page)).toEqual([]);
    await page.goBack();
    await expect(field(page, 'Bio')).toHaveValue(/^I grew up/);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('a photo shows its upload progress, appears everywhere and can be removed', async () => {
    const buffer = readFileSync(new URL('../../mocks/assets/pictures/board-gulls.webp', import.meta.url));
    const choose = async (): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Change photo' }).click();
      await (await chooser).setFiles({ name: 'gulls.webp', mimeType: 'image/webp', buffer });
    };
    const photoGroup = page.getByRole('group', { name: 'Photo' });
    const message = 'The avatar field must be an image.';
    await mock.fault({ operation_id: 'userAvatarUpload', status: 422, answer_text: JSON.stringify({ message }) });
    await choose();
    await expect(photoGroup.getByRole('alert')).toHaveText(message);
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: 'userAvatarUpload', latency_ms: 60_000 });
    await choose();
    await mock.waitForFault('userAvatarUpload');
    await expect(photoGroup.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '100');
    await expect(photoGroup.getByRole('button', { name: 'Uploading…' })).toBeVisible();
    await mock.clock({ paused: false });
    await mock.advance(60_000);
    await expect(rail(page).locator('img[src*="/media/images/"]')).toBeVisible();
    await expect(photoGroup.getByRole('progressbar')).toHaveCount(0);
    await photoGroup.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByRole('dialog', { name: 'Remove photo?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(photoGroup.getByRole('button', { name: 'Add photo' })).toBeVisible();
    await expect(rail(page).locator('img[src*="/media/images/"]')).toHaveCount(0);
    expect(await mock.getRequests('userAvatarDelete')).toHaveLength(1);
  });
  await test.step('only changed fields are sent, and every screen shows them', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await field(page, 'Name').fill('Anna Reyes');
    await field(page, 'Bio').fill('I listen.');
    await expect(bar(page)).toHaveText('Unsaved changes');
    await expect(page.getByText('9 of 5,000')).toBeVisible();
    await field(page, 'Unique perspective').fill('Paper remembers.');
    await field(page, 'Desired impact').fill('');
    await save(page).click();
    await expect(page).toHaveURL('/profile');
    await expect(heading(page)).toHaveText('Anna Reyes');
    expect((await sent).postDataJSON()).toEqual({
      name: 'Anna Reyes',
      bio: 'I listen.',
      unique_perspective: 'Paper remembers.',
      desired_impact: null,
    });
    await expect(page.getByText('Paper remembers.')).toBeVisible();
    await expect(rail(page)).toContainText('Anna Reyes');
    await rail(page).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page)).toContainText(', Anna');
    expect(await requestFromOtherDevice(page, 'get', 'auth/user')).toMatchObject({ name: 'Anna Reyes' });
    expect(await mock.getRequests('userProfileUpdate')).toHaveLength(1);
    await expect.poll(() => getStoredDrafts(page)).toEqual([]);
  });
});
