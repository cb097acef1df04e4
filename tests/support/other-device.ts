import { expect, type BrowserContext, type Page } from '@playwright/test';

export async function getAuthHeaders(context: BrowserContext): Promise<Record<string, string>> {
  const { cookies, origins } = await context.storageState();
  const token = origins[0]?.localStorage.find(({ name }) => name === 'authToken')?.value ?? '';
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return { Accept: 'application/json', Authorization: `Bearer ${token}`, 'X-XSRF-TOKEN': decodeURIComponent(xsrf) };
}

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

export async function requestFromOtherDevice(
  page: Page,
  method: Method,
  path: string,
  data?: object,
): Promise<unknown> {
  const context = page.context();
  const headers = await getAuthHeaders(context);
  const response = await context.request[method](`/api/v1/${path}`, { headers, ...(data && { data }) });
  expect(response.ok(), `another device: ${method} ${path} returned ${response.status()}`).toBe(true);
  const text = await response.text();
  return text === '' ? undefined : (JSON.parse(text) as { data: unknown }).data;
}
