import { projectWithElements, question, sendTyped } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { builtWith } from '../support/other-build.ts';
import { startOutsideServer, type OutsideServer } from '../support/outside-server.ts';
import { demoWriter, signIn, storedToken, submitLogin } from '../support/sign-in.ts';
import { expect, test as base } from '../faults/support/test.ts';

const test = base.extend<{ outside: OutsideServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  outside: async ({}, use) => {
    const server = await startOutsideServer();
    await use(server);
    await server.close();
  },
});

// Each test serves another build at the same URL.
test.use({ emptyCache: true });

function getTypes({ received }: OutsideServer): string[] {
  return received.flatMap(({ body }) => [...body.matchAll(/^\{"type":"(\w+)"/gm)].map((match) => match[1] ?? ''));
}

function dsnAt(origin: string): string {
  return `${origin.replace('://', '://key@')}/42`;
}

const askedConsent = 'May we use this visit';
const written = 'Nobody in Pell Harbour asked about the key.';

test("visits are counted only with consent on sign-in screens, and reports omit the writer's data", async ({
  page,
  faults,
  origin,
  outside,
  guard,
}) => {
  guard.expectError(new RegExp(`${outside.origin}/tr`));
  guard.expectError(new RegExp(`${outside.origin}/api/42/envelope/`));
  guard.expectError(/the salt road broke/);
  const settings = {
    VITE_SENTRY_DSN: dsnAt(outside.origin),
    VITE_PIXEL_ID: '7',
    VITE_PIXEL_ORIGIN: outside.origin,
  };
  faults.exchange = builtWith(settings, origin);
  const counted = () => outside.received.filter(({ url }) => url.startsWith('/tr'));
  const visit = '/tr?id=7&ev=PageView&noscript=1';
  await test.step('a visit is counted only after consent', async () => {
    await page.goto('/auth/login?return=%2Fprojects%2Fthe-salt-road');
    const counting = page.getByRole('region', { name: 'Ad measurement' });
    await expect(counting).toContainText(askedConsent);
    await counting.getByRole('button', { name: 'Don’t allow' }).click();
    await expect(counting).toContainText('Ad measurement is off.');
    await page.reload();
    await expect(counting).toContainText('Ad measurement is off.');
    expect(counted()).toEqual([]);
    await counting.getByRole('button', { name: 'Change' }).click();
    await counting.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(counting).toContainText('Ad measurement is on for this visit.');
    await expect.poll(() => counted().map(({ url }) => url)).toEqual([visit]);
    expect(counted()[0]?.headers).not.toHaveProperty('referer');
  });

  await test.step("a second visit to the login is counted, but the writer's screens aren't", async () => {
    await signIn(page);
    await expect(page.getByText(askedConsent)).toHaveCount(0);
    await go(page, projectWithElements);
    await expect(question(page)).toBeVisible();
    await expect(page.getByText(askedConsent)).toHaveCount(0);
    await expect.poll(() => counted().map(({ url }) => url)).toEqual([visit, visit]);
  });

  await test.step("the error-reporting service gets traces and the failed session without the writer's data", async () => {
    await page.getByRole('radio', { name: 'Type' }).check();
    await page.getByRole('textbox', { name: 'Your answer' }).fill(written);
    await expect.poll(() => getTypes(outside), { timeout: 30_000 }).toContain('transaction');
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new TypeError(`the salt road broke: ${text}`);
      });
    }, written);
    await expect
      .poll(() => getTypes(outside), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['event', 'replay_event', 'replay_recording']));
    const sent = outside.received.map(({ url, body, headers }) => JSON.stringify({ url, body, headers })).join('\n');
    expect(sent).toContain('window');
    const token = (await storedToken(page)) ?? '';
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const privateTexts = [
      token,
      encodeURIComponent(token),
      'demo@lamplight.test',
      'Ana',
      'Pell Harbour',
      'salt road',
      title,
    ];
    for (const word of privateTexts)
      expect(sent.toLowerCase().includes(word.toLowerCase()), `"${word}" left`).toBe(false);
    expect(counted()).toHaveLength(2);
  });
});

test('the app works with both services blocked', async ({ page, context, faults, origin, guard, mock }) => {
  const blocked = 'http://127.0.0.1:9';
  guard.expectError(/127\.0\.0\.1:9\/tr/);
  guard.expectError(/ERR_FAILED|ERR_BLOCKED/);
  guard.expectError(/127\.0\.0\.1:9\/api\/42/);
  await context.route(`${blocked}/**`, (route) => route.abort());
  faults.exchange = builtWith(
    {
      VITE_SENTRY_DSN: dsnAt(blocked),
      VITE_PIXEL_ID: '7',
      VITE_PIXEL_ORIGIN: blocked,
    },
    origin,
  );
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  const refused = page.waitForRequest(/127\.0\.0\.1:9\/api\/42/);
  await submitLogin(page, demoWriter);
  await expect(page).not.toHaveURL(/\/login/);
  await refused;
  await go(page, projectWithElements);
  await expect(question(page)).toBeVisible();
  await sendTyped(page, written);
  await expect.poll(async () => (await mock.getRequests('chatMessageAnswer')).length).toBe(1);
});
