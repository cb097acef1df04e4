import type { Page } from '@playwright/test';
import { go } from '../support/go.ts';
import { signInByApi } from '../support/sign-in-by-api.ts';
import { demoWriter, loginForm, storedToken, storeToken, submitLogin } from '../support/sign-in.ts';
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
  const stories = page.getByRole('heading', { level: 1, name: 'Stories', includeHidden: true });
  await expect(stories).toBeVisible();
  await expect(page).toHaveURL('/stories');
  expect(await mock.getRequests('authUserRead')).toHaveLength(1);
  await go(page, '/');
  await expect(page).toHaveURL('/');
  await expect(stories).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect(page.getByText(demoWriter.email)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);
});

test('an unconfirmed login ends with a reason, and an invalid stored token is ignored', async ({
  page,
  mock,
  guard,
}) => {
  guard.expectError(/auth\/user/);
  await test.step('an invalid stored token is ignored without a request', async () => {
    await storeToken(page, '[object Object]');
    await page.goto('/stories');
    await expect(loginForm(page)).toBeVisible();
    await expect(page.getByText('Your session has expired.')).toHaveCount(0);
    expect(await mock.log()).toEqual([]);
  });

  await signInByApi(page);
  const token = (await storedToken(page)) ?? '';
  const refusals = [
    { fault: { status: 401 }, says: 'Your session has expired.' },
    { fault: { drop: 'request', times: 9 }, says: 'We couldn’t reach the server to check your login.' },
  ] as const;
  for (const { fault, says } of refusals)
    await test.step(`the login screen shows: ${says}`, async () => {
      await storeToken(page, token);
      await mock.fault({ operation_id: 'authUserRead', ...fault });
      await page.goto('/stories');
      await expect(page.getByText(says)).toBeVisible();
      await expect(page).toHaveURL('/auth/login?return=%2Fstories');
      await expect.poll(() => storedToken(page)).toBeNull();
      await mock.noFaults();
    });

  await test.step('a new login leads to where the writer was going', async () => {
    await submitLogin(page, demoWriter);
    await expect(page).toHaveURL('/stories');
  });
});

test('logging out leads to the login and clears the device, even when the server fails', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/auth\/logout/);
  const allowedKeys = new Set(['referral', 'theme', 'insightsPanelVisible', 'mobileInsightsVisible']);
  const left = async (): Promise<string[]> => {
    const { local, session } = await storages(page);
    return [...local.filter((key) => !allowedKeys.has(key)), ...session];
  };
  await page.goto('/?referral=ABC');
  for (const [when, fault] of [
    ['the server confirms', null],
    ['the server fails', { status: 500 }],
    ['the server can’t be reached', { drop: 'request', times: 9 }],
  ] as const)
    await test.step(`logging out works when ${when}`, async () => {
      await navigation(page).getByRole('link', { name: 'Stories' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
      const before = (await mock.getRequests('authLogout')).length;
      if (fault) await mock.fault({ operation_id: 'authLogout', ...fault });
      await logOut(page).click();
      await expect(loginForm(page)).toBeVisible();
      await expect(page).toHaveURL('/auth/login');
      await expect.poll(left).toEqual([]);
      await expect.poll(async () => (await mock.getRequests('authLogout')).length).toBeGreaterThan(before);
      await page.goBack();
      await expect(loginForm(page)).toBeVisible();
      await mock.noFaults();
      await submitLogin(page, demoWriter);
      await expect(navigation(page)).toBeVisible();
    });
  await test.step('logging out works while the server doesn’t respond', async () => {
    await mock.fault({ operation_id: 'authLogout', latency_ms: 60_000 });
    const request = page.waitForRequest(/auth\/logout$/);
    await logOut(page).click();
    await expect(loginForm(page)).toBeVisible();
    await expect.poll(left).toEqual([]);
    expect((await request).headers()['authorization']).toMatch(/^Bearer \d+\|/);
  });
});

test('logging out in one tab logs the other one out, and logging in signs it in again', async ({
  writer: page,
  context,
}) => {
  await page.goto('/stories');
  await expect(page.getByRole('main').getByRole('link', { name: 'The Salt Road' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('main').getByText('A voice of your own')).toBeVisible();
  await logOut(other).click();
  await expect(page.getByText('You logged out in another tab.')).toBeVisible();
  await expect(page).toHaveURL('/auth/login?return=%2Fstories');
  await expect(page.getByRole('main').getByRole('link', { name: 'The Salt Road' })).toHaveCount(0);
  await submitLogin(other, demoWriter);
  await expect(page).toHaveURL('/stories');
  await expect(page.getByRole('main').getByRole('link', { name: 'The Salt Road' })).toBeVisible();
});
