import { demoWriter, loginForm, storedToken, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const unexpected = 'An unexpected error occurred. Please try again.';
const user = { id: 1, name: 'Ana Reyes', email: demoWriter.email };

const malformed = [
  {
    answer: JSON.stringify({ data: { user, token: 'undefined' } }),
    says: 'Invalid response from server. Missing user or token data.',
  },
  { answer: '{}', says: 'Invalid response from server.' },
  { answer: 'oops{', says: 'Invalid response format' },
] as const;

const failures = [
  { fault: { status: 500 }, says: unexpected },
  { fault: { status: 401, answer_text: '{}' }, says: 'Authentication failed' },
  { fault: { status: 429 }, says: `${unexpected}Too many attempts. Try again in 30 seconds.` },
  { fault: { status: 401, answer_text: '{"message":"Your account is closed."}' }, says: 'Your account is closed.' },
  // Repeated, because browsers resend requests cut on reused connections.
  { fault: { drop: 'request', times: 9 }, says: `${unexpected}We couldn’t reach the server. Check your connection.` },
] as const;

test('a failed login shows what the writer can do, and an outdated XSRF value is renewed once', async ({
  page,
  mock,
  guard,
}) => {
  guard.expectError(/auth\/login/);
  await page.goto('/auth/login');
  const alert = page.getByRole('alert');
  const email = page.getByRole('textbox', { name: 'Email' });
  await test.step('a malformed login response shows its exact error', async () => {
    for (const { answer, says } of malformed) {
      await mock.fault({ operation_id: 'authLogin', answer_text: answer });
      await submitLogin(page, demoWriter);
      await expect(alert, answer).toHaveText(says);
      await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(demoWriter.password);
      expect(await storedToken(page)).toBeNull();
    }
    expect(await mock.getRequests('authLogin')).toHaveLength(malformed.length);
  });

  await test.step('a failed login shows what the writer can do', async () => {
    for (const { fault, says } of failures) {
      await mock.fault({ operation_id: 'authLogin', ...fault });
      await submitLogin(page, demoWriter);
      await expect(alert, JSON.stringify(fault)).toHaveText(says);
      await expect(email).toHaveValue(demoWriter.email);
      await mock.noFaults();
    }
    expect(await storedToken(page)).toBeNull();
  });

  await test.step('an XSRF value that is rejected twice shows the general error after two requests', async () => {
    const before = (await mock.getRequests('authLogin')).length;
    await mock.fault({ operation_id: 'authLogin', status: 419, times: 5 });
    await submitLogin(page, demoWriter);
    await expect(alert).toHaveText(unexpected);
    expect(await mock.getRequests('authLogin')).toHaveLength(before + 2);
    await mock.noFaults();
  });

  await test.step("the server's message about a field is shown beside that field", async () => {
    const errors = { email: ['The email field must be a valid email address.'] };
    await mock.fault({ operation_id: 'authLogin', status: 422, answer_text: JSON.stringify({ message: '', errors }) });
    await submitLogin(page, { email: 'ana', password: 'x' });
    await expect(email).toHaveAccessibleDescription('The email field must be a valid email address.');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('ana');
  });

  await test.step('an outdated XSRF value is renewed once without the writer noticing', async () => {
    const before = (await mock.log()).length;
    await mock.fault({ operation_id: 'authLogin', status: 419 });
    await submitLogin(page, demoWriter);
    await expect(page).toHaveURL('/');
    const requests = (await mock.log())
      .slice(before, before + 4)
      .map((entry) => entry.kind === 'request' && [entry.operation_id, entry.status]);
    expect(requests).toEqual([
      ['csrfCookieRead', 204],
      ['authLogin', 419],
      ['csrfCookieRead', 204],
      ['authLogin', 200],
    ]);
  });
});

test("a login without a response ends after 30 seconds, and a later PHP warning isn't shown", async ({
  page,
  mock,
}) => {
  await page.clock.install();
  await page.goto('/auth/login');
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'authLogin', latency_ms: 600_000 });
  await submitLogin(page, demoWriter);
  await expect(loginForm(page).getByRole('button', { name: 'Log in', exact: true })).toBeDisabled();
  await mock.waitForFault('authLogin');
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert')).toContainText(unexpected);
  await mock.clock({ paused: false });
  await mock.fault({ operation_id: 'authLogin', text_before: '<br />\n<b>Warning</b>: Undefined index in auth.php\n' });
  await submitLogin(page, demoWriter);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(page.getByText('Warning')).toHaveCount(0);
});
