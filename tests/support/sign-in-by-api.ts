import { expect, type Page } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import { emptyPage } from './shared-context.ts';
import { demoWriter } from './sign-in.ts';

type LoginResponse = components['schemas']['LoginResponse'];

/**
 * Logs the demo writer in without the form: sends a login's requests and stores what a browser would. The page's
 * context must have its mock session.
 */
export async function signInByApi(page: Page): Promise<void> {
  const { request } = page.context();
  const headers = { Accept: 'application/json' };
  await request.get('/sanctum/csrf-cookie', { headers });
  const response = await request.post('/api/v1/auth/login', { headers, data: demoWriter });
  expect(response.ok(), `the login returned ${response.status()}`).toBe(true);
  const { data } = (await response.json()) as LoginResponse;
  if (!page.url().endsWith(emptyPage)) await page.goto(emptyPage);
  await page.evaluate((token) => localStorage.setItem('authToken', token), data.token);
}
