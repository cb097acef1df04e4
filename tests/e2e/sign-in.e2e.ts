import { go } from '../support/go.ts';
import { demoWriter, loginForm, storedToken, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the login form reports wrong input, signs the writer in and ignores a cross-origin return address', async ({
  page,
  mock,
  guard,
}) => {
  guard.expectError(/4\d\d .*auth\/login/);
  await page.goto(`/auth/login?return=${encodeURIComponent('//evil.test/x')}`);
  const form = loginForm(page);
  const email = form.getByRole('textbox', { name: 'Email' });
  const password = form.getByRole('textbox', { name: 'Password' });
  const getOperationIds = async (): Promise<unknown[]> =>
    (await mock.log()).map((entry) => entry.kind === 'request' && entry.operation_id);
  await test.step('the login hides the navigation and supports a password manager', async () => {
    await expect(form.getByRole('heading', { level: 1 })).toHaveText('Sign in to keep telling your story');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Log in/);
    expect(await storedToken(page)).toBeNull();
  });

  await test.step("a wrong password shows the server's message, keeps the email and clears the password", async () => {
    await submitLogin(page, { ...demoWriter, password: 'not-the-password' });
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('These credentials do not match our records.');
    await expect(alert).toBeFocused();
    await expect(email).toHaveValue(demoWriter.email);
    await expect(password).toHaveValue('');
    expect(await storedToken(page)).toBeNull();
    expect(await getOperationIds()).toEqual(['csrfCookieRead', 'authLogin']);
  });

  await test.step('the form responds to any email address', async () => {
    const odd = [`${'x'.repeat(10_000)}@lamplight.test`, 'ana\u0000@lamplight.test', '\u202eana@lamplight.test'];
    for (const [n, address] of odd.entries()) {
      await submitLogin(page, { email: address, password: 'demo-writer' });
      await expect.poll(async () => (await mock.getRequests('authLogin')).length).toBe(n + 2);
      const answered = page.getByRole('alert').or(page.locator('[name=email][aria-invalid=true]'));
      await expect(answered.first()).toBeVisible();
      await expect(email).toHaveValue(address);
    }
  });

  await test.step('home greets the writer, and the device stores the token as plain text', async () => {
    await submitLogin(page, { ...demoWriter, email: `  ${demoWriter.email} ` });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.poll(() => storedToken(page)).toMatch(/^\d+\|[A-Za-z0-9]{48,}$/);
    expect(await mock.getRequests('authUserRead')).toEqual([]);
  });
});

test("a writer's address leads to the login and back, and an unknown address leads home", async ({ page, mock }) => {
  await test.step("each of the writer's addresses leads to the login", async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/auth\/login/);
    const guarded = ['/stories/new', '/stories/21', '/stories/21/develop', '/stories?type=Novel&sort=name'];
    for (const address of guarded) {
      await go(page, address);
      await expect(page).toHaveURL(`/auth/login?return=${encodeURIComponent(address)}`);
      await expect(loginForm(page)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    }
    expect(await mock.log()).toEqual([]);
  });

  await test.step('in mock mode the demo writer signs in with one press through the ordinary login', async () => {
    await page.getByRole('button', { name: 'Continue as the demo writer' }).dblclick();
    await expect(page).toHaveURL('/stories?type=Novel&sort=name');
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    expect(await mock.getRequests('authLogin')).toHaveLength(1);
  });

  await test.step('unknown addresses lead a logged-in writer home', async () => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/');
    await go(page, '/stories');
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    await go(page, '/stories/21/develop/more');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  });

  await test.step('the sign-in addresses lead a logged-in writer to onboarding and keep the query', async () => {
    for (const address of ['/auth', '/auth/login', '/auth/magic-link']) {
      await go(page, '/stories');
      await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
      await go(page, `${address}?referral=A&x=1`);
      await expect(page, address).toHaveURL('/onboard?referral=A&x=1');
    }
    await page.goto('/auth/login?x=1');
    await expect(page).toHaveURL('/onboard?x=1');
  });
});

test('a valid referral code is stored from any address and replaced by a later one', async ({ page }) => {
  const referral = () => page.evaluate(() => localStorage.getItem('referral'));
  await page.goto('/stories?referral=ABC');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(referral).toBe('ABC');
  await page.goto('/auth?referral_code=DEF');
  await expect(page).toHaveURL('/auth/login?referral_code=DEF');
  await expect.poll(referral).toBe('DEF');
  await page.goto(`/auth/login?referral=${encodeURIComponent('<script>alert(1)</script>')}`);
  await expect(loginForm(page)).toBeVisible();
  await expect.poll(referral).toBe('DEF');
});
