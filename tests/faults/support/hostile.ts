/** Hostile responses, events, addresses and clicks. Each function returns how many it tried; the page guard finds harm. */
import { expect, type Page, type Route, type WebSocketRoute } from '@playwright/test';
import { go } from '../../support/go.ts';
import type { Seeded } from './seeded.ts';

const routes = [
  '/',
  '/stories',
  '/stories/21',
  '/stories/21/develop',
  '/trash',
  '/elements',
  '/profile',
  '/profile/edit',
  '/projects/the-salt-road',
  '/projects/the-salt-road/outline',
  '/projects/the-salt-road/moodboard',
  '/projects/the-salt-road/notes',
  '/projects/the-salt-road/notes/701',
  '/projects/the-salt-road/characters',
  '/projects/the-salt-road/characters/mara-ellery',
  '/projects/the-salt-road/write',
  '/summary/31',
] as const;

/** The script in it would set `window.hostile`. */
const scripts = [
  '<img src=x onerror="window.hostile=1">',
  '<script>window.hostile=1</script>',
  '[a](javascript:window.hostile=1)',
  '"><svg onload=window.hostile=1>',
  '{{constructor.constructor("window.hostile=1")()}}',
  '\u202Egnp.exe',
  '\uD800',
  '👩‍👩‍👧‍👦'.repeat(40),
  'a'.repeat(5000),
  `${'> '.repeat(200)}deep`,
  '../../../etc/passwd',
  '//evil.example',
  '',
];
const wrongTypes: readonly unknown[] = [null, 7, -1, 1e300, true, [], {}, { toString: null }, [{}], '0'];

function pick<Choice>(random: Seeded, choices: readonly Choice[]): Choice {
  return choices[random.integer(0, choices.length - 1)] as Choice;
}

/** Replaces about one text in five, and with `types` one value in ten by a value of another type. */
function corrupt(value: unknown, random: Seeded, types: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => corrupt(item, random, types));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, corrupt(inner, random, types)]));
  if (types && random.share() < 0.1) return pick(random, wrongTypes);
  return typeof value === 'string' && random.share() < 0.2 ? pick(random, scripts) : value;
}

const calls = /\/api\/v1\//;

/** The screen shows something, runs nothing of the server's and shows no leftovers of code. */
async function expectUnharmed(page: Page, what: string): Promise<void> {
  const shown = page.getByRole('main').or(page.getByRole('dialog')).or(page.getByRole('alert'));
  await expect(shown.first(), what).toBeVisible();
  const { hasRun, text } = await page.evaluate(() => ({
    hasRun: 'hostile' in globalThis,
    text: document.body.innerText,
  }));
  expect(hasRun, `${what}: a script ran`).toBe(false);
  expect(text, what).not.toMatch(/\[object |\bundefined\b|\bNaN\b/);
}

/** Loads every fourth screen, and opens the others from the one before, as a link does. */
async function visit(page: Page, address: string, n: number): Promise<void> {
  if (n % 4 === 0) await page.goto(address);
  else await go(page, address);
}

/** Waits until no response has come for a while. */
async function untilQuiet(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  const isQuiet = (since: number): boolean =>
    performance.now() - Math.max(since, performance.getEntriesByType('resource').at(-1)?.startTime ?? 0) > 400;
  await page.waitForFunction(isQuiet, now, { polling: 100 });
}

/** Opens screens whose responses have hostile texts and wrong types. */
export async function loadHostileResponses(page: Page, random: Seeded, loads: number): Promise<number> {
  let isHostile = true;
  await page.route(calls, async (route) => {
    const isUser = route.request().url().includes('/auth/');
    if (!isHostile || isUser || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const json: unknown = await response.json().catch(() => null);
    if (json === null) return route.fulfill({ response });
    return route.fulfill({ response, json: corrupt(json, random, random.share() < 0.5) });
  });
  for (let load = 0; load < loads; load += 1) {
    const address = pick(random, routes);
    await visit(page, address, load);
    await untilQuiet(page);
    await expectUnharmed(page, `${address}, load ${load + 1}`);
  }
  isHostile = false;
  await page.unrouteAll({ behavior: 'wait' });
  return loads;
}

const faults: readonly ((route: Route) => Promise<void>)[] = [
  ...[400, 403, 404, 410, 418, 422, 500, 503].map(
    (status) => (route: Route) => route.fulfill({ status, json: { message: 'Internal detail of the server' } }),
  ),
  (route) => route.fulfill({ status: 200, body: '' }),
  (route) => route.fulfill({ status: 200, json: null }),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' }),
  (route) => route.fulfill({ status: 204, body: '' }),
  (route) => route.fulfill({ status: 500, json: { message: 'x', exception: 'E', file: '/var/www', trace: [] } }),
  (route) => route.abort('connectionreset'),
  (route) => route.abort('timedout'),
];

/** Opens screens while each call but the login fails in some way with a probability of a half. */
export async function loadWithFaults(page: Page, random: Seeded, loads: number): Promise<number> {
  await page.route(/\/api\/(?!v1\/auth)/, (route) =>
    random.share() < 0.5 ? route.fallback() : pick(random, faults)(route),
  );
  for (let load = 0; load < loads; load += 1) {
    const address = pick(random, routes);
    await visit(page, address, load);
    await expectUnharmed(page, `${address}, load ${load + 1}`);
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('/var/www');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return loads;
}

const events = [
  'chatMessage.created',
  'chatMessage.statusUpdated',
  'chatMessage.data.updated',
  'chatMessage.developmentInsightsCreated',
  'ChatMessageTranscribed',
  'sessionChat.finished',
  'toast.notification',
  'announcement',
  'pusher:error',
  'pusher_internal:subscription_succeeded',
  'nothing',
];

function hostileFrame(random: Seeded, channel: string): string {
  const data = corrupt({ chat_message_id: 1104, status: 'completed', chat_message: { id: 7 }, data: {} }, random, true);
  const inner = random.share() < 0.8 ? JSON.stringify(data) : data;
  const frame = JSON.stringify({ event: pick(random, events), channel, data: inner });
  return random.share() < 0.1 ? frame.slice(0, random.integer(0, frame.length)) : frame;
}

/** Sends hostile frames to an open conversation. The screen and the next one still work. */
export async function sendHostileFrames(page: Page, random: Seeded, frames: number): Promise<number> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.goto('/stories/21/develop');
  await page.getByRole('radio', { name: 'Type' }).check();
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await box.fill('What I was about to say.');
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  const channels = ['private-sessionChat.60', 'private-chat.60', 'private-App.Models.User.1', 'private-x', ''];
  for (let frame = 0; frame < frames; frame += 1) sockets.at(-1)?.send(hostileFrame(random, pick(random, channels)));
  await expectUnharmed(page, 'after the frames');
  await go(page, '/stories');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  return frames;
}

const pieces = [
  '..',
  '.',
  '%00',
  '%2F',
  'a%20b',
  '%E0%A4%A',
  '<script>',
  'projects',
  'stories',
  'write',
  '-1',
  '1e9',
  '🧂',
  "'",
  'x'.repeat(3000),
];

/** Opens invented addresses. Each shows a screen of the application. */
export async function openInventedAddresses(page: Page, random: Seeded, count: number): Promise<number> {
  for (let index = 0; index < count; index += 1) {
    const known = pick(random, routes);
    const parts = Array.from({ length: random.integer(1, 4) }, () => pick(random, pieces));
    const query = random.share() < 0.3 ? `?${pick(random, pieces)}=${encodeURIComponent(pick(random, pieces))}` : '';
    const address = `${random.share() < 0.5 ? known : ''}/${parts.join('/')}${query}`;
    // Within the application, so that the server's own 404 isn't tested.
    await page.evaluate(
      (to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      address.replace(/^\/+/, '/'),
    );
    await expectUnharmed(page, address.slice(0, 80));
  }
  return count;
}

function isReachable(element: Element): boolean {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Presses what can be pressed, at random. Nothing breaks, and there is always a way on. */
export async function walkAtRandom(page: Page, random: Seeded, steps: number): Promise<number> {
  await go(page, '/');
  for (let step = 0; step < steps; step += 1) {
    const targets = page.locator(
      'a[href^="/"]:visible, button:visible:enabled, [role=menuitem]:visible, [role=tab]:visible',
    );
    const names = await targets.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
    const allowed = names.flatMap((name, index) => (/log out|finish|delete|remove/i.test(name) ? [] : [index]));
    const index = allowed.length === 0 ? undefined : pick(random, allowed);
    const target = index === undefined || random.share() < 0.1 ? null : targets.nth(index);
    // The element may be gone or covered by now; a writer would press something else.
    if (target !== null && (await target.evaluate(isReachable, null, { timeout: 1000 }).catch(() => false)))
      await target.click({ timeout: 1000 }).catch(() => undefined);
    else await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname === '/auth/login') await page.goto('/');
    await expectUnharmed(page, `step ${step + 1}, ${names[index ?? 0]} at ${page.url()}`);
  }
  return steps;
}
