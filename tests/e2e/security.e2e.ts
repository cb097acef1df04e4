import { expect, test } from '../support/test.ts';

test('the token is stored only in its own entry and removed on logout', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await page.getByRole('radio', { name: 'Type' }).check();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('A draft that is kept on this device.');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();

  const stored = await page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
    const rows = (db: IDBDatabase, store: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = db.transaction(store).objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result as unknown[]));
        request.addEventListener('error', () => reject(request.error ?? new Error(store)));
      });
    const db = await open('lamplight');
    const stores = await Promise.all([...db.objectStoreNames].map((store) => rows(db, store)));
    const { authToken, ...rest } = Object.fromEntries(Object.entries(localStorage)) as Record<string, string>;
    const contents = [rest, Object.entries(sessionStorage), stores, new XMLSerializer().serializeToString(document)];
    return { token: authToken ?? '', places: contents.map((content) => JSON.stringify(content)) };
  });
  expect(stored.token).not.toBe('');
  expect(stored.places.join()).toContain('A draft that is kept on this device.');
  expect(stored.places.join()).not.toContain(stored.token);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test("every page has its security policy and headers, and injected scripts don't run", async ({
  page,
  baseURL,
  guard,
}) => {
  guard.expectError(/security policy violation: script-src/);
  guard.expectError(/Executing inline script violates/);
  const responses = await Promise.all(['/', '/auth/login', '/no/such/page'].map((path) => page.request.get(path)));
  const { host } = new URL(baseURL ?? '');
  for (const response of responses) {
    const headers = response.headers();
    expect(headers['content-security-policy']?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "manifest-src 'self'",
      "img-src 'self' blob:",
      "media-src 'self' blob:",
      `connect-src 'self' ws://${host}`,
      "font-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types lamplight-worker ProseMirrorClipboard',
    ]);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['permissions-policy']).toContain('microphone=(self)');
    expect(headers['x-powered-by']).toBeUndefined();
  }

  await test.step("an injected script doesn't run", async () => {
    await page.route('/auth/login', async (route) => {
      const fetched = await route.fetch();
      const body = (await fetched.text()).replace('</body>', '<script>window.intruder = true</script></body>');
      await route.fulfill({ response: fetched, body });
    });
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });
});
