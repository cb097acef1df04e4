import { expect, type Locator, type Page } from '@playwright/test';

/** The writer whom every scenario knows. */
export const demoWriter = { email: 'demo@lamplight.test', password: 'demo-writer' };

export const loginForm = (page: Page): Locator => page.getByRole('main', { name: 'Log in' });

/** Fills the form and presses "Log in". */
export async function submitLogin(page: Page, { email, password }: typeof demoWriter): Promise<void> {
  const form = loginForm(page);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Signs in through the form, as a writer does, and waits until home is there. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await submitLogin(page, demoWriter);
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The session token as this browser holds it; null when nobody is logged in. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));

/** Puts something in the place of the session token, for the next start. */
export const storeToken = (page: Page, token: string): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('authToken', value), token);

/** Takes everything a browser keeps of a login, as another day would; no page runs meanwhile that could still use it. */
export async function forgetLogin(page: Page): Promise<void> {
  const { cookies } = await page.context().storageState();
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies, origins: [] });
}

/** Ends the login on the server, as its administrator or its clock would; the browser does not know yet. */
export async function endLogin(page: Page): Promise<void> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${await storedToken(page)}` };
  const answer = await page.context().request.post('/api/v1/auth/logout', { headers });
  expect(answer.ok(), `the logout answered ${answer.status()}`).toBe(true);
}

/** Asks for a link in the form, and waits until the mail is on its way. */
export async function askForMail(page: Page, email = demoWriter.email): Promise<void> {
  await loginForm(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await loginForm(page).getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
}
