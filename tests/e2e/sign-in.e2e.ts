import { go } from '../support/go.ts';
import { screens } from '../support/screens.ts';
import { demoWriter, loginForm, storedToken, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test("each of a writer's addresses leads to the login and back despite a wrong password and an odd server, and an unknown address leads home", async ({
  page,
  mock,
  guard,
}) => {
  guard.expectError(/4\d\d .*auth\/login/);
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
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Log in/);
    expect(await mock.log()).toEqual([]);
  });

  const getRequests = async (): Promise<unknown[]> =>
    (await mock.log()).flatMap((entry) => (entry.kind === 'request' ? [[entry.operation_id, entry.status]] : []));
  await test.step("a wrong password shows the server's message", async () => {
    await submitLogin(page, { ...demoWriter, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText('These credentials do not match our records.');
    expect(await storedToken(page)).toBeNull();
    expect(await getRequests()).toEqual([
      ['csrfCookieRead', 204],
      ['authLogin', 401],
    ]);
  });

  await test.step('in mock mode the demo writer signs in with one press, despite an outdated XSRF value and a PHP warning', async () => {
    await mock.fault({ operation_id: 'authLogin', status: 419 });
    await mock.fault({
      operation_id: 'authLogin',
      text_before: '<br />\n<b>Warning</b>: Undefined index in auth.php\n',
    });
    await page.getByRole('button', { name: 'Continue as the demo writer' }).dblclick();
    await expect(page).toHaveURL('/profile#subscription');
    await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
    await expect(page.getByText('Warning')).toHaveCount(0);
    expect(await mock.getRequests('authUserRead')).toEqual([]);
    expect((await getRequests()).slice(2, 6)).toEqual([
      ['csrfCookieRead', 204],
      ['authLogin', 419],
      ['csrfCookieRead', 204],
      ['authLogin', 200],
    ]);
    expect(await mock.getRequests('authLogin')).toHaveLength(3);
  });

  await test.step('the sign-in addresses lead a logged-in writer to onboarding and keep the query', async () => {
    await page.goto('/auth/login?x=1');
    await expect(page).toHaveURL('/onboard?x=1');
    for (const [address, query] of [
      ['/auth', '?referral=A&x=2'],
      ['/auth/login', '?referral=A&x=3'],
      ['/auth/magic-link', '?referral=A&x=4'],
    ]) {
      await go(page, `${address}${query}`);
      await expect(page, address).toHaveURL(`/onboard${query}`);
    }
  });

  await test.step('unknown addresses lead a logged-in writer home', async () => {
    for (const address of ['/no/such/page', '/stories/21/develop/more']) {
      await go(page, '/stories');
      await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
      await go(page, address);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    }
  });
});
