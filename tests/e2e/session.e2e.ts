import type { Page } from '@playwright/test';
import { demoWriter, loginForm, storedToken, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

function logOut(page: Page) {
  return page.getByRole('button', { name: 'Log out' });
}

/** All keys in both storages: a logout may leave only the device's own. */
function storages(page: Page) {
  return page.evaluate(() => ({ local: Object.keys(localStorage).toSorted(), session: Object.keys(sessionStorage) }));
}

test('a stored login is checked once behind the loader, and a writer without name or photo continues', async ({
  writer: page,
  mock,
}) => {
  const user = { id: 1, name: null, email: demoWriter.email, avatar: { path: null }, achievements: null, data: null };
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'authUserRead', latency_ms: 5000, answer_text: JSON.stringify({ data: user }) });
  await page.goto('/stories');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(loginForm(page)).toHaveCount(0);
  await mock.waitForFault('authUserRead');
  await mock.advance(5000);
  // The name prompt covers the screen.
  await expect(page.getByRole('heading', { level: 1, name: 'Stories', includeHidden: true })).toBeVisible();
  await expect(page).toHaveURL('/stories');
  expect(await mock.getRequests('authUserRead')).toHaveLength(1);
  await expect(page.getByText(demoWriter.email)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);
});

test('an unconfirmed login ends with a reason, and a logout clears the device in every tab, even when the server fails', async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  guard.expectError(/auth\/(?:user|logout)/);
  const allowedKeys = new Set(['referral', 'theme', 'insightsPanelVisible', 'mobileInsightsVisible']);
  const left = async (tab: Page): Promise<string[]> => {
    const { local, session } = await storages(tab);
    return [...local.filter((key) => !allowedKeys.has(key)), ...session];
  };
  const story = page.getByRole('main').getByRole('link', { name: 'The Salt Road' });
  await test.step('an expired login ends with the reason, and a new one leads to where the writer was going', async () => {
    await mock.fault({ operation_id: 'authUserRead', status: 401 });
    await page.goto('/stories?referral=ABC');
    await expect(page.getByText('Your session has expired.')).toBeVisible();
    await expect(page).toHaveURL('/auth/login?return=%2Fstories%3Freferral%3DABC');
    await expect.poll(() => storedToken(page)).toBeNull();
    await submitLogin(page, demoWriter);
    await expect(page).toHaveURL('/stories?referral=ABC');
    await expect(story).toBeVisible();
  });
  await test.step('logging out in one tab logs the other one out, and logging in signs it in again', async () => {
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('main').getByText('A voice of your own')).toBeVisible();
    await logOut(other).click();
    await expect(loginForm(other)).toBeVisible();
    await expect(other).toHaveURL('/auth/login');
    await expect.poll(() => left(other)).toEqual([]);
    await expect(page.getByText('You logged out in another tab.')).toBeVisible();
    await expect(page).toHaveURL('/auth/login?return=%2Fstories%3Freferral%3DABC');
    await expect(story).toHaveCount(0);
    await expect.poll(async () => (await mock.getRequests('authLogout')).length).toBe(1);
    await submitLogin(other, demoWriter);
    await expect(page).toHaveURL('/stories?referral=ABC');
    await expect(story).toBeVisible();
    await other.close();
  });
  await test.step('a logout that fails on the server still clears the device, and Back leads to the login', async () => {
    await navigation(page).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await mock.fault({ operation_id: 'authLogout', status: 500 });
    const request = page.waitForRequest(/auth\/logout$/);
    await logOut(page).click();
    await expect(loginForm(page)).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    await expect.poll(() => left(page)).toEqual([]);
    expect((await request).headers()['authorization']).toMatch(/^Bearer \d+\|/);
    await page.goBack();
    await expect(loginForm(page)).toBeVisible();
  });
});
