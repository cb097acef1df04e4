import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { requestSignInMail, demoWriter, loginForm, storedToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

function code(page: Page) {
  return page.getByRole('textbox', { name: 'Code' });
}

function signInButton(page: Page) {
  return page.getByRole('button', { name: 'Sign in', exact: true });
}

const refused = 'This code is wrong or no longer valid.';

test('a failed email shows why, and a sent code leads to where the writer was going', async ({ page, mock, guard }) => {
  guard.expectError(/(?:422|500) .*auth\/federate/);
  await page.evaluate(() => localStorage.setItem('referral', 'WRITERS26'));
  await page.goto('/stories?sort=name');
  await test.step('a failed email shows the reason and keeps the address', async () => {
    const email = loginForm(page).getByRole('textbox', { name: 'Email' });
    const button = loginForm(page).getByRole('button', { name: 'Email me a sign-in link' });
    await button.click();
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
    await email.fill('nobody');
    await button.click();
    await expect(email).toHaveAccessibleDescription('The email field must be a valid email address.');
    await mock.fault({ operation_id: 'authFederate', status: 500 });
    await email.fill(demoWriter.email);
    await button.click();
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.');
    await expect(email).toHaveValue(demoWriter.email);
    expect(await mock.mails()).toEqual([]);
  });

  const federateRequest = page.waitForRequest((request) => request.url().endsWith('/auth/federate'));
  await requestSignInMail(page);
  expect((await federateRequest).postDataJSON()).toEqual({
    email: demoWriter.email,
    referral_code: 'WRITERS26',
    use_code: true,
    tz: 'Europe/London',
    locale: 'en-GB',
    ua: await page.evaluate(() => navigator.userAgent),
  });
  await expect(page).toHaveURL('/auth/magic-link?return=%2Fstories%3Fsort%3Dname');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(demoWriter.email);
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAccessibleDescription('Six digits. It expires in 15 minutes.');
  await expectAccessibleInBoth(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the inbox' }).click();
  const mailbox = await opened;
  const [mail] = await mock.mails();
  await expect(mailbox.getByRole('article')).toContainText(mail?.code ?? 'no mail');
  await mailbox.close();
  await code(page).fill(` ${mail?.code.slice(0, 3)} ${mail?.code.slice(3)} `);
  await expect(code(page)).toHaveValue(mail?.code ?? '');
  expect(await mock.getRequests('authLogin')).toEqual([]);
  await signInButton(page).click();
  await expect(page).toHaveURL('/stories?sort=name');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  expect(await storedToken(page)).toMatch(/^\d+\|/);
});

test("opening an emailed link doesn't use it, and one press signs in to the requested page", async ({
  page,
  mock,
  context,
}) => {
  await page.goto('/stories');
  await requestSignInMail(page);
  const [mail] = await mock.mails();
  const link = await context.newPage();
  await link.goto(mail?.link ?? '');
  await expect(link.getByRole('heading', { level: 1 })).toHaveText(`Sign in as ${demoWriter.email}`);
  await expect(link).toHaveURL('/auth/magic-link?return=%2Fstories');
  await expectAccessibleInBoth(link);
  await link.reload();
  await expect(signInButton(link)).toBeVisible();
  expect(await mock.getRequests('authLogin')).toEqual([]);
  await signInButton(link).dblclick();
  await expect(link).toHaveURL('/stories');
  expect(await mock.getRequests('authLogin')).toHaveLength(1);
  await expect(page).toHaveURL('/stories');
});

test('used links, incomplete links and wrong codes are rejected and lead to a new link', async ({
  page,
  mock,
  guard,
}) => {
  guard.expectError(/401 .*auth\/login/);
  await page.goto('/auth/login');
  await requestSignInMail(page);
  const [used] = await mock.mails();
  await page.getByRole('link', { name: 'Change address' }).click();
  await expect(loginForm(page).getByRole('textbox', { name: 'Email' })).toHaveValue(demoWriter.email);
  await requestSignInMail(page);
  await page.goto(used?.link ?? '');
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(refused);
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  expect(await mock.mails()).toHaveLength(3);
  await page.goto('/auth/magic-link?code=abcdef');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(loginForm(page)).toBeVisible();

  await test.step("the writer enters an email, and a wrong code shows the server's message and is selected", async () => {
    await page.goto('/auth/magic-link');
    await signInButton(page).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter your email address.');
    await page.getByRole('textbox', { name: 'Email' }).fill(demoWriter.email);
    await code(page).fill('000000');
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(refused);
    await expect(code(page)).toBeFocused();
    await page.keyboard.type('1');
    await expect(code(page)).toHaveValue('1');
  });
});

test('an email can be resent after 30 seconds, and after too many when the server allows', async ({
  page,
  mock,
  guard,
}) => {
  guard.expectError(/429 .*auth\/federate/);
  await page.clock.install();
  await page.goto('/auth/login');
  await requestSignInMail(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const again = page.getByRole('button', { name: 'Resend email' });
  await again.click();
  await expect(page.getByText('You can resend it in 30 seconds.')).toBeVisible();
  await expect(code(page)).toBeFocused();
  expect(await mock.mails()).toHaveLength(2);
  await page.clock.runFor(30_000);
  await mock.fault({ operation_id: 'authFederate', status: 429 });
  await again.click();
  await expect(page.getByText('You can resend it in 30 seconds.')).toBeVisible();
  expect((await mock.getRequests('authFederate')).map(({ status }) => status)).toEqual([200, 200, 429]);
});
