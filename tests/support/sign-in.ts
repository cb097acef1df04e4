import { expect, type Locator, type Page } from '@playwright/test';

export const demoWriter = { email: 'demo@lamplight.test', password: 'demo-writer' };

export function loginForm(page: Page): Locator {
  return page.getByRole('main', { name: 'Log in' });
}

export async function submitLogin(page: Page, { email, password }: typeof demoWriter): Promise<void> {
  const form = loginForm(page);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await submitLogin(page, demoWriter);
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('authToken'));
}

export function storeToken(page: Page, token: string): Promise<void> {
  return page.evaluate((value) => localStorage.setItem('authToken', value), token);
}

export function signInSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Log in to continue' });
}

/** Logs in over the open screen, when the sheet has the focus. */
export async function signInAgain(page: Page): Promise<void> {
  const sheet = signInSheet(page);
  const password = sheet.getByRole('textbox', { name: 'Password' });
  await expect(sheet.getByRole('textbox', { name: 'Email' })).toHaveValue(demoWriter.email);
  await expect(password).toBeFocused();
  await password.fill(demoWriter.password);
  await sheet.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

/** Ends the login on the server; the browser doesn't know yet. */
export async function endLogin(page: Page): Promise<void> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${await storedToken(page)}` };
  const response = await page.context().request.post('/api/v1/auth/logout', { headers });
  expect(response.ok(), `the logout returned ${response.status()}`).toBe(true);
}

export async function requestSignInMail(page: Page, email = demoWriter.email): Promise<void> {
  await loginForm(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await loginForm(page).getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
}
