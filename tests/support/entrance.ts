import { expect, type BrowserContext } from '@playwright/test';
import type { components } from '#src/contract/generated/schema.ts';
import { demoWriter } from './sign-in.ts';

type LoginResponse = components['schemas']['LoginResponse'];

/**
 * Lets the demo writer in without the form: the calls of a login, and then what a browser holds after one. For tests
 * that are not about signing in. The context must have its mock session already.
 */
export async function letIn(context: BrowserContext, origin: string): Promise<void> {
  const headers = { Accept: 'application/json' };
  await context.request.get('/sanctum/csrf-cookie', { headers });
  const answer = await context.request.post('/api/v1/auth/login', { headers, data: demoWriter });
  expect(answer.ok(), `the login answered ${answer.status()}`).toBe(true);
  const { data } = (await answer.json()) as LoginResponse;
  const { cookies } = await context.storageState();
  const localStorage = [{ name: 'authToken', value: data.token }];
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] });
}
