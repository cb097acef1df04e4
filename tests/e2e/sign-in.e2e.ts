import type { Page } from '@playwright/test';
import { demoWriter, forgetLogin, loginForm, storedToken, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const demoButton = (page: Page) => page.getByRole('button', { name: 'Continue as the demo writer' });

// Covers AUTH-06, API-05, ERROR-01.
test('a wrong password is refused in the server’s words; the email stays, the password is typed anew', async ({
  page,
  mock,
  guard,
}) => {
  guard.expectError(/401 .*auth\/login/);
  await page.goto('/auth/login');
  await submitLogin(page, { ...demoWriter, password: 'not-the-password' });
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('These credentials do not match our records.');
  await expect(alert).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoWriter.email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  expect(await storedToken(page)).toBeNull();
  const calls = (await mock.log()).map((entry) => entry.kind === 'request' && entry.operation_id);
  expect(calls).toEqual(['csrfCookieRead', 'authLogin']);
});

// Covers AUTH-02, AUTH-07, API-06.
test('whoever is let in is greeted at home, and this device holds the token as plain text', async ({ page, mock }) => {
  await page.goto('/auth/login');
  expect(await storedToken(page)).toBeNull();
  await submitLogin(page, { ...demoWriter, email: `  ${demoWriter.email} ` });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(() => storedToken(page)).toMatch(/^\d+\|[A-Za-z0-9]{48}$/);
  expect(await mock.calls('authUserRead')).toEqual([]);
});

test('an empty form is not sent; each field says what is missing, and the first takes the focus', async ({
  page,
  mock,
}) => {
  await page.goto('/auth/login');
  await submitLogin(page, { email: ' ', password: '' });
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address.');
  expect(await mock.log()).toEqual([]);
});

test('whatever stands in the email field, the form answers', async ({ page, mock, guard }) => {
  guard.expectError(/4\d\d .*auth\/login/);
  await page.goto('/auth/login');
  const odd = [`${'x'.repeat(10_000)}@lamplight.test`, 'ana\u0000@lamplight.test', '\u202eana@lamplight.test'];
  for (const [n, email] of odd.entries()) {
    await submitLogin(page, { email, password: 'demo-writer' });
    await expect.poll(async () => (await mock.calls('authLogin')).length).toBe(n + 1);
    const answered = page.getByRole('alert').or(page.locator('[name=email][aria-invalid=true]'));
    await expect(answered.first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  }
});

// Covers ROUTER-27.
test('the login stands alone and welcomes a password manager', async ({ page }) => {
  await page.goto('/auth/login');
  const form = loginForm(page);
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Sign in to keep telling your story');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
  await expect(form.getByRole('textbox', { name: 'Password' })).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Log in/);
});

test('in mock-response mode the demo writer goes in with one press, through the ordinary login', async ({
  page,
  mock,
}) => {
  await page.goto('/auth/login');
  await demoButton(page).dblclick();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  expect(await mock.calls('authLogin')).toHaveLength(1);
});

// Covers ROUTER-04, ROUTER-33.
test('every address of a writer leads to the login, and from there to where the writer was going', async ({
  page,
  mock,
}) => {
  const guarded = ['/', '/stories/new', '/stories/21', '/stories/21/develop', '/stories?type=Novel&sort=name'];
  for (const address of guarded) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }
  expect(await mock.log()).toEqual([]);
  await demoButton(page).click();
  await expect(page).toHaveURL('/stories?type=Novel&sort=name');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
});

test('a way back that leads elsewhere is not taken', async ({ page }) => {
  const hostile = ['//evil.test/x', '/\\evil.test', 'https://evil.test', '/auth/login?return=/stories'];
  // oxlint-disable-next-line no-script-url -- a hostile address is what this is about
  for (const way of [...hostile, 'javascript:alert(1)']) {
    await page.goto(`/auth/login?return=${encodeURIComponent(way)}`);
    await demoButton(page).click();
    await expect(page.getByRole('heading', { level: 1 }), way).toContainText('Ana');
    await expect(page).toHaveURL('/');
    await forgetLogin(page);
  }
});

// Covers ROUTER-32.
test('unknown addresses lead home, and so does the login of a writer who is in already', async ({ writer: page }) => {
  for (const address of ['/no/such/page', '/stories/21/develop/more', '/auth/login']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  }
});

// Covers ROUTER-30.
test('a writer who is in already is led from /auth to onboarding, and the query is kept', async ({ writer: page }) => {
  await page.goto('/auth?referral=A&x=1');
  await expect(page).toHaveURL('/onboard?referral=A&x=1');
});

// Covers ROUTER-29, ROUTER-36.
test('a referral code on any address is kept for later, a later one replaces it, and nothing else is kept', async ({
  page,
}) => {
  const referral = () => page.evaluate(() => localStorage.getItem('referral'));
  await page.goto('/stories?referral=ABC');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(referral).toBe('ABC');
  await page.goto('/auth?referral_code=DEF');
  await expect(page).toHaveURL('/auth/login?referral_code=DEF');
  await expect.poll(referral).toBe('DEF');
  for (const odd of ['<script>alert(1)</script>', 'x'.repeat(5000), 'two words', '']) {
    await page.goto(`/auth/login?referral=${encodeURIComponent(odd)}`);
    await expect(loginForm(page)).toBeVisible();
    await expect.poll(referral).toBe('DEF');
  }
});
