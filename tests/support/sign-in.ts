import { expect, type Page } from '@playwright/test';

/** The writer whom every scenario knows. */
const demoWriter = { email: 'demo@lamplight.test', password: 'demo-writer' };

/** Signs in through the form, as a writer does, and waits until home is there. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  const form = page.getByRole('main', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(demoWriter.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(demoWriter.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
