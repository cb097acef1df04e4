import { go } from '../support/go.ts';
import { screens } from '../support/screens.ts';
import { demoWriter, loginForm, storedToken, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const unexpected = 'An unexpected error occurred. Please try again.';

test('the login form reports wrong input and failures, signs the writer in and ignores a cross-origin return address', async ({
  page,
  mock,
  guard,
}) => {
  guard.expectError(/4\d\d .*auth\/login/);
  await page.clock.install();
  await page.goto(`/auth/login?return=${encodeURIComponent('//evil.test/x')}`);
  const form = loginForm(page);
  const alert = page.getByRole('alert');
  const email = form.getByRole('textbox', { name: 'Email' });
  const password = form.getByRole('textbox', { name: 'Password' });
  const getRequests = async (): Promise<unknown[]> =>
    (await mock.log()).flatMap((entry) => (entry.kind === 'request' ? [[entry.operation_id, entry.status]] : []));
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
    await expect(alert).toHaveText('These credentials do not match our records.');
    await expect(alert).toBeFocused();
    await expect(email).toHaveValue(demoWriter.email);
    await expect(password).toHaveValue('');
    expect(await storedToken(page)).toBeNull();
    expect(await getRequests()).toEqual([
      ['csrfCookieRead', 204],
      ['authLogin', 401],
    ]);
  });

  await test.step('the form responds to any email address', async () => {
    const odd = [`${'x'.repeat(10_000)}@lamplight.test`, 'ana\u0000@lamplight.test', '\u202eana@lamplight.test'];
    for (const [n, address] of odd.entries()) {
      await submitLogin(page, { email: address, password: 'demo-writer' });
      await expect.poll(async () => (await mock.getRequests('authLogin')).length).toBe(n + 2);
      const answered = alert.or(page.locator('[name=email][aria-invalid=true]'));
      await expect(answered.first()).toBeVisible();
      await expect(email).toHaveValue(address);
    }
  });

  await test.step('a failed login shows what the writer can do', async () => {
    for (const { fault, says } of [
      { fault: { answer_text: 'oops{' }, says: 'Invalid response format' },
      { fault: { status: 429 }, says: `${unexpected}Too many attempts. Try again in 30 seconds.` },
    ]) {
      await mock.fault({ operation_id: 'authLogin', ...fault });
      await submitLogin(page, demoWriter);
      await expect(alert).toHaveText(says);
      await expect(password).toHaveValue(demoWriter.password);
      expect(await storedToken(page)).toBeNull();
    }
  });

  await test.step("the server's message about a field is shown beside that field", async () => {
    const errors = { email: ['The email field must be a valid email address.'] };
    await mock.fault({ operation_id: 'authLogin', status: 422, answer_text: JSON.stringify({ message: '', errors }) });
    await submitLogin(page, { email: 'ana', password: 'x' });
    await expect(email).toHaveAccessibleDescription('The email field must be a valid email address.');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('ana');
  });

  await test.step('a login without a response ends after 30 seconds', async () => {
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: 'authLogin', latency_ms: 600_000 });
    await submitLogin(page, demoWriter);
    await expect(form.getByRole('button', { name: 'Log in', exact: true })).toBeDisabled();
    await mock.waitForFault('authLogin');
    await page.clock.fastForward(30_000);
    await expect(alert).toContainText(unexpected);
    await mock.clock({ paused: false });
  });

  await test.step('an outdated XSRF value and a PHP warning go unnoticed, and home greets the writer', async () => {
    const before = (await getRequests()).length;
    await mock.fault({ operation_id: 'authLogin', status: 419 });
    await mock.fault({
      operation_id: 'authLogin',
      text_before: '<br />\n<b>Warning</b>: Undefined index in auth.php\n',
    });
    await submitLogin(page, { ...demoWriter, email: `  ${demoWriter.email} ` });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(page.getByText('Warning')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.poll(() => storedToken(page)).toMatch(/^\d+\|[A-Za-z0-9]{48,}$/);
    expect(await mock.getRequests('authUserRead')).toEqual([]);
    expect((await getRequests()).slice(before, before + 4)).toEqual([
      ['csrfCookieRead', 204],
      ['authLogin', 419],
      ['csrfCookieRead', 204],
      ['authLogin', 200],
    ]);
  });
});

test("each of a writer's addresses leads to the login and back, and an unknown address leads home", async ({
  page,
  mock,
}) => {
  const referral = () => page.evaluate(() => localStorage.getItem('referral'));
  await test.step('a valid referral code is stored from any address and replaced by a later one', async () => {
    await page.goto('/stories?referral=ABC');
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect.poll(referral).toBe('ABC');
    await go(page, '/auth?referral_code=DEF');
    await expect(page).toHaveURL('/auth/login?referral_code=DEF');
    await expect.poll(referral).toBe('DEF');
    await go(page, `/auth/login?referral=${encodeURIComponent('<script>alert(1)</script>')}`);
    await expect(loginForm(page)).toBeVisible();
    await expect.poll(referral).toBe('DEF');
  });

  await test.step('a shared page has a description and an image that loads', async () => {
    const described = page.locator('meta[name=description]');
    await expect(described).toHaveAttribute('content', /interviews you about your story/);
    const imageUrl = await page.locator('meta[property="og:image"]').getAttribute('content');
    const response = await page.request.get(imageUrl ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).byteLength).toBeGreaterThan(5000);
  });

  await test.step("each of the writer's addresses leads to the login", async () => {
    await go(page, '/');
    await expect(page).toHaveURL('/auth/login');
    const guarded = screens.filter(({ path, loggedOut }) => loggedOut !== true && path !== '/');
    for (const address of [
      '/stories?type=Novel&sort=name',
      ...guarded.map(({ path }) => path),
      '/profile#subscription',
    ]) {
      await go(page, address);
      await expect(page).toHaveURL(`/auth/login?return=${encodeURIComponent(address)}`);
      await expect(loginForm(page)).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    expect(await mock.log()).toEqual([]);
  });

  await test.step('in mock mode the demo writer signs in with one press, to the requested section', async () => {
    await page.getByRole('button', { name: 'Continue as the demo writer' }).dblclick();
    await expect(page).toHaveURL('/profile#subscription');
    await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
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
