import type { Page } from '@playwright/test';
import { go } from '../support/go.ts';
import { requestSignInMail, demoWriter, loginForm, storedToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

function code(page: Page) {
  return page.getByRole('textbox', { name: 'Code' });
}

function signInButton(page: Page) {
  return page.getByRole('button', { name: 'Sign in', exact: true });
}

test("an emailed link isn't used by opening it, and one press signs in, while a used link is rejected", async ({
  page,
  mock,
  context,
  guard,
}) => {
  guard.expectError(/401 .*auth\/login/);
  await page.goto('/stories');
  await requestSignInMail(page);
  const [used] = await mock.mails();
  await page.getByRole('link', { name: 'Change address' }).click();
  await expect(loginForm(page).getByRole('textbox', { name: 'Email' })).toHaveValue(demoWriter.email);
  await requestSignInMail(page);
  const link = await context.newPage();
  await test.step('a used link is rejected and leads to a new one', async () => {
    await link.goto(used?.link ?? '');
    await signInButton(link).click();
    await expect(link.getByRole('alert')).toHaveText('This code is wrong or no longer valid.');
    await expect(link.getByRole('alert')).toBeFocused();
    await link.getByRole('button', { name: 'Email me a new link' }).click();
    await expect(link.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    expect(await mock.mails()).toHaveLength(3);
  });
  await test.step("opening an emailed link doesn't use it, and one press signs in to the requested page", async () => {
    const before = (await mock.getRequests('authLogin')).length;
    const [mail] = await mock.mails();
    await go(link, mail?.link ?? '');
    await expect(link.getByRole('heading', { level: 1 })).toHaveText(`Sign in as ${demoWriter.email}`);
    await expect(link).toHaveURL('/auth/magic-link?return=%2Fstories');
    await link.reload();
    await expect(signInButton(link)).toBeVisible();
    expect(await mock.getRequests('authLogin')).toHaveLength(before);
    await signInButton(link).dblclick();
    await expect(link).toHaveURL('/stories');
    expect(await mock.getRequests('authLogin')).toHaveLength(before + 1);
    await expect(page).toHaveURL('/stories');
  });
});

test('a failed email shows why, it can be resent after a while, and its code leads to where the writer was going', async ({
  page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:429|500) .*auth\/federate/);
  await page.clock.install();
  await page.evaluate(() => localStorage.setItem('referral', 'WRITERS26'));
  await page.goto('/stories?sort=name');
  await test.step('a failed email shows the reason and keeps the address', async () => {
    const email = loginForm(page).getByRole('textbox', { name: 'Email' });
    await mock.fault({ operation_id: 'authFederate', status: 500 });
    await email.fill(demoWriter.email);
    await loginForm(page).getByRole('button', { name: 'Email me a sign-in link' }).click();
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
  await expect(code(page)).toHaveAccessibleDescription('Six digits. It expires in 15 minutes.');
  await test.step('an email can be resent after 30 seconds, and after too many when the server allows', async () => {
    const again = page.getByRole('button', { name: 'Resend email' });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await again.click();
    await expect(page.getByText('You can resend it in 30 seconds.')).toBeVisible();
    await expect(code(page)).toBeFocused();
    expect(await mock.mails()).toHaveLength(2);
    await page.clock.runFor(30_000);
    await mock.fault({ operation_id: 'authFederate', status: 429 });
    await again.click();
    await expect(page.getByText('You can resend it in 30 seconds.')).toBeVisible();
    const statuses = (await mock.getRequests('authFederate')).map(({ status }) => status);
    expect(statuses.slice(-3)).toEqual([200, 200, 429]);
    await page.clock.resume();
  });
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the inbox' }).click();
  const mailbox = await opened;
  const [mail] = await mock.mails();
  await expect(mailbox.getByRole('article').filter({ hasText: mail?.code ?? 'no mail' })).toBeVisible();
  await mailbox.close();
  await code(page).fill(` ${mail?.code.slice(0, 3)} ${mail?.code.slice(3)} `);
  await expect(code(page)).toHaveValue(mail?.code ?? '');
  expect(await mock.getRequests('authLogin')).toEqual([]);
  await signInButton(page).click();
  await expect(page).toHaveURL('/stories?sort=name');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  expect(await storedToken(page)).toMatch(/^\d+\|/);
});
