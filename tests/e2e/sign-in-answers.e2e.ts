import { demoWriter, loginForm, storedToken, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const unexpected = 'An unexpected error occurred. Please try again.';
const incomplete = 'Invalid response from server. Missing user or token data.';
const noData = 'Invalid response from server.';
const unreadable = 'Invalid response format';
const user = { id: 1, name: 'Ana Reyes', email: demoWriter.email };

const malformed = [
  { answer: JSON.stringify({ data: { user } }), says: incomplete },
  { answer: '{}', says: noData },
  { answer: JSON.stringify({ data: { token: 'abc' } }), says: incomplete },
  { answer: '[]', says: noData },
  { answer: 'oops{', says: unreadable },
  { answer: JSON.stringify({ data: { user, token: '' } }), says: incomplete },
  { answer: '{"data":', says: unreadable },
  { answer: JSON.stringify({ data: { user, token: 'undefined' } }), says: incomplete },
  { answer: '{"data":null}', says: noData },
  { answer: JSON.stringify({ data: { user: 'Ana', token: 'abc' } }), says: incomplete },
  { answer: 'welcome', says: unreadable },
  { answer: JSON.stringify({ data: { user: {}, token: 'abc' } }), says: incomplete },
] as const;

// Covers AUTH-07, ERROR-04, ERROR-05, ERROR-06.
test('an answer that is no login says so to the letter, and nobody is let in', async ({ page, mock }) => {
  await page.goto('/auth/login');
  for (const { answer, says } of malformed) {
    await mock.fault({ operation_id: 'authLogin', answer_text: answer });
    await submitLogin(page, demoWriter);
    await expect(page.getByRole('alert'), answer).toHaveText(says);
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(demoWriter.password);
    expect(await storedToken(page)).toBeNull();
  }
  expect(await mock.calls('authLogin')).toHaveLength(malformed.length);
});

const failures = [
  { fault: { status: 500 }, says: unexpected },
  { fault: { status: 401, answer_text: '{}' }, says: 'Authentication failed' },
  { fault: { status: 429 }, says: `${unexpected}Too many attempts. Try again in 30 seconds.` },
  { fault: { status: 401, answer_text: '{"message":"Your account is closed."}' }, says: 'Your account is closed.' },
  // More than once, because a browser itself repeats a request whose kept connection was cut.
  { fault: { drop: 'request', times: 9 }, says: `${unexpected}We couldn’t reach the server. Check your connection.` },
  { fault: { status: 401, answer_text: '<h1>Unauthorized</h1>' }, says: 'Authentication failed' },
  { fault: { status: 204 }, says: noData },
  { fault: { status: 503, answer_text: '<h1>SQLSTATE[42S02]</h1>' }, says: unexpected },
] as const;

// Covers ERROR-01, ERROR-02, ERROR-03.
test('a login that fails says what the writer can do about it', async ({ page, mock, guard }) => {
  guard.expectError(/auth\/login/);
  await page.goto('/auth/login');
  for (const { fault, says } of failures) {
    await mock.fault({ operation_id: 'authLogin', ...fault });
    await submitLogin(page, demoWriter);
    await expect(page.getByRole('alert'), JSON.stringify(fault)).toHaveText(says);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoWriter.email);
    await mock.noFaults();
  }
  expect(await storedToken(page)).toBeNull();
});

test('what the server says of a field stands beside that field', async ({ page, mock, guard }) => {
  guard.expectError(/422 .*auth\/login/);
  await page.goto('/auth/login');
  const errors = { email: ['The email field must be a valid email address.'] };
  await mock.fault({ operation_id: 'authLogin', status: 422, answer_text: JSON.stringify({ message: '', errors }) });
  await submitLogin(page, { email: 'ana', password: 'x' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAccessibleDescription('The email field must be a valid email address.');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ana');
});

// Covers AUTH-08.
test('a warning that PHP has put before the answer does not keep the writer out, and is not shown', async ({
  page,
  mock,
}) => {
  await mock.fault({ operation_id: 'authLogin', text_before: '<br />\n<b>Warning</b>: Undefined index in auth.php\n' });
  await page.goto('/auth/login');
  await submitLogin(page, demoWriter);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(page.getByText('Warning')).toHaveCount(0);
});

test('an outdated XSRF value is renewed once, and the writer sees nothing of it', async ({ page, mock, guard }) => {
  guard.expectError(/419 .*auth\/login/);
  await page.goto('/auth/login');
  await mock.fault({ operation_id: 'authLogin', status: 419 });
  await submitLogin(page, demoWriter);
  await expect(page).toHaveURL('/');
  const begun = (await mock.log())
    .slice(0, 4)
    .map((entry) => entry.kind === 'request' && [entry.operation_id, entry.status]);
  expect(begun).toEqual([
    ['csrfCookieRead', 204],
    ['authLogin', 419],
    ['csrfCookieRead', 204],
    ['authLogin', 200],
  ]);
});

test('an XSRF value that is refused twice ends in the general text, after two tries', async ({ page, mock, guard }) => {
  guard.expectError(/419 .*auth\/login/);
  await page.goto('/auth/login');
  await mock.fault({ operation_id: 'authLogin', status: 419, times: 5 });
  await submitLogin(page, demoWriter);
  await expect(page.getByRole('alert')).toHaveText(unexpected);
  expect(await mock.calls('authLogin')).toHaveLength(2);
});

test('a login that gets no answer ends after half a minute, and the form can be used again', async ({ page, mock }) => {
  await page.clock.install();
  await page.goto('/auth/login');
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'authLogin', latency_ms: 600_000 });
  await submitLogin(page, demoWriter);
  await expect(loginForm(page).getByRole('button', { name: 'Log in', exact: true })).toBeDisabled();
  await mock.met('authLogin');
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert')).toContainText(unexpected);
  await mock.clock({ paused: false });
  await submitLogin(page, demoWriter);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});
