import type { Page } from '@playwright/test';
import { demoWriter, loginForm, storedToken, storeToken, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });

/** All that the two storages hold: what a logout leaves behind may only be what belongs to the device. */
const storages = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage).toSorted(), session: Object.keys(sessionStorage) }));

test.describe('at the start', () => {
  test('a stored login is checked once, behind the loader, and the writer goes on where they were', async ({
    writer: page,
    mock,
  }) => {
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: 'authUserRead', latency_ms: 5000 });
    await page.goto('/stories');
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(loginForm(page)).toHaveCount(0);
    await mock.met('authUserRead');
    await mock.advance(5000);
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    await expect(page).toHaveURL('/stories');
    expect(await mock.calls('authUserRead')).toHaveLength(1);
  });

  test('a login that the server does not confirm is over: the token goes, and the login says why', async ({
    writer: page,
    mock,
    guard,
  }) => {
    guard.expectError(/auth\/user/);
    await page.goto('/auth/login');
    // The present login leads home; until then its own check would use up the first fault.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const token = (await storedToken(page)) ?? '';
    const refusals = [
      { fault: { status: 401 }, says: 'Your session has expired.' },
      { fault: { status: 500 }, says: 'Your session has expired.' },
      { fault: { answer_text: '{"data":{}}' }, says: 'Your session has expired.' },
      { fault: { drop: 'request', times: 9 }, says: 'We couldn’t reach the server to check your login.' },
    ] as const;
    for (const { fault, says } of refusals) {
      await storeToken(page, token);
      await mock.fault({ operation_id: 'authUserRead', ...fault });
      await page.goto('/stories');
      await expect(page.getByText(says), JSON.stringify(fault)).toBeVisible();
      await expect(page).toHaveURL('/auth/login?return=%2Fstories');
      await expect.poll(() => storedToken(page)).toBeNull();
      await mock.noFaults();
    }
    await submitLogin(page, demoWriter);
    await expect(page).toHaveURL('/stories');
  });

  test('what is no token counts as none, and no call is made with it', async ({ page, mock }) => {
    await page.goto('/auth/login');
    for (const token of ['undefined', 'null', '[object Object]', ' ', 'två|tecken', 'x'.repeat(1_000_000)]) {
      await storeToken(page, token);
      await page.goto('/stories');
      await expect(loginForm(page), token.slice(0, 20)).toBeVisible();
      await expect(page.getByText('Your session has expired.')).toHaveCount(0);
    }
    expect(await mock.log()).toEqual([]);
  });

  test('a writer without name and picture is shown all the same', async ({ writer: page, mock }) => {
    const user = { id: 1, name: null, email: demoWriter.email, avatar: { path: null }, achievements: null, data: null };
    await mock.fault({ operation_id: 'authUserRead', answer_text: JSON.stringify({ data: user }) });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(demoWriter.email)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);
  });
});

test.describe('logging out', () => {
  for (const [how, fault] of [
    ['leads to the login, and leaves nothing of the login on this device', null],
    ['works also when the server answers with an error', { status: 500 }],
    ['works also when the server cannot be reached', { drop: 'request', times: 9 }],
  ] as const)
    test(how, async ({ writer: page, mock, guard }) => {
      if (fault) {
        guard.expectError(/auth\/logout/);
        await mock.fault({ operation_id: 'authLogout', ...fault });
      }
      await page.goto('/?referral=ABC');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
      await logOut(page).click();
      await expect(loginForm(page)).toBeVisible();
      await expect(page).toHaveURL('/auth/login');
      const kept = new Set(['referral', 'theme', 'insightsPanelVisible', 'mobileInsightsVisible']);
      const left = async (): Promise<string[]> => {
        const { local, session } = await storages(page);
        return [...local.filter((key) => !kept.has(key)), ...session];
      };
      await expect.poll(left).toEqual([]);
      await expect.poll(() => mock.calls('authLogout')).not.toEqual([]);
      await page.goBack();
      await expect(loginForm(page)).toBeVisible();
    });

  test('in one tab logs the other one out, and logging in lets it in again', async ({ writer: page, context }) => {
    await page.goto('/stories');
    await expect(page.getByRole('main').getByRole('link', { name: 'The Salt Road' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await logOut(other).click();
    await expect(page.getByText('You logged out in another tab.')).toBeVisible();
    await expect(page).toHaveURL('/auth/login?return=%2Fstories');
    await expect(page.getByRole('main').getByRole('link', { name: 'The Salt Road' })).toHaveCount(0);
    await submitLogin(other, demoWriter);
    await expect(page).toHaveURL('/stories');
    await expect(page.getByRole('main').getByRole('link', { name: 'The Salt Road' })).toBeVisible();
  });
});
