import type { Locator, Page } from '@playwright/test';
import { openInterview, question, sendTyped } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { demoWriter } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

function panel(page: Page): Locator {
  return page.getByRole('region', { name: 'Debug panel' });
}

function log(page: Page): Locator {
  return page.getByRole('log', { name: 'Debug log' });
}

function group(page: Page, name: string): Locator {
  return panel(page).getByRole('group', { name });
}

function row(page: Page, text: string | RegExp): Locator {
  return log(page).getByRole('button', { name: typeof text === 'string' ? new RegExp(`${text}$`) : text });
}

function opened(page: Page): Locator {
  return log(page).locator('button[aria-expanded=true] + div');
}

const toasts = 'private-App.Models.User.1';

/** A frame from a server that breaks the contract. */
function frame(channel: string, payload: object): string {
  return JSON.stringify({ event: 'toast.notification', channel, data: JSON.stringify(payload) });
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Shift+D');
  await expect(panel(page)).toBeVisible();
}

test('Ctrl+Shift+D opens the debug panel beside the page, with a log without secrets, events, faults and scenarios', async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*stories/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { messageId } = await openInterview(page);
  await open(page);
  await test.step('at 1280 px the panel is beside the conversation and its insights', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const insights = page.getByRole('complementary', { name: 'Creative Insights' });
    await expect(insights.getByRole('article').first()).toBeVisible();
    const gaps = async (): Promise<boolean[]> => {
      const boxes = await Promise.all([question(page), insights, panel(page)].map((part) => part.boundingBox()));
      return boxes.slice(1).map((box, n) => (boxes[n]?.x ?? Infinity) + (boxes[n]?.width ?? 0) <= (box?.x ?? 0));
    };
    await expect.poll(gaps).toEqual([true, true]);
    await expect(panel(page).getByRole('button', { name: 'Close debug panel' })).toBeInViewport({ ratio: 1 });
  });
  await expect(log(page)).toContainText('conversation/stories');
  await expect(group(page, 'Scenario')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Show log only' }).click();
  await expect(group(page, 'Scenario')).toBeHidden();
  const title = 'A word from the server';
  const payload = { type: 'info', title, message: `Mail for ${demoWriter.email}` };
  await mock.broadcast({ channel: toasts, event: 'toast.notification', payload });
  await expect(page.getByRole('status', { name: title })).toBeVisible();
  await mock.connection({ action: 'frame', text: frame(toasts, { ...payload, title: 7 }) });
  await expect(row(page, 'EVT toast.notification refused')).toBeVisible();
  await row(page, 'EVT toast.notification refused').press('Enter');
  await expect(opened(page)).toContainText('/title must be string');
  await row(page, 'EVT toast.notification refused').press('Enter');
  await expect(opened(page)).toHaveCount(0);
  await row(page, 'EVT toast.notification valid').click();
  await expect(opened(page)).toContainText('"message": "Mail for [redacted]"');
  await log(page).getByRole('button', { name: 'Open data point' }).click();
  const point = page.getByRole('dialog', { name: 'EVT toast.notification' });
  await expect(point).toContainText('Channel: App.Models.User.1');
  await point.getByRole('button', { name: 'Close' }).click();
  await expect(point).toHaveCount(0);
  await sendTyped(page, 'She kept the key.');
  await row(page, 'POST chatMessageAnswer 200').click();
  await expect(opened(page).first()).toContainText(`${messageId}/answer`);
  await expect(opened(page).first()).toContainText('"She kept the key."');

  await panel(page).getByRole('button', { name: 'Copy log' }).click();
  await expect(page.getByText('Log copied')).toBeAttached();
  const copied = await clipboard(page);
  expect(copied).toContain('"She kept the key."');
  expect(copied).toContain('"auth": "[redacted]"');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  for (const secret of [token ?? 'a token', demoWriter.password, demoWriter.email])
    expect(copied).not.toContain(secret);
  await panel(page).getByRole('button', { name: 'Clear log' }).click();
  await expect(row(page, 'EVT toast.notification valid')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+D');
  await expect(panel(page)).toHaveCount(0);

  await go(page, '/stories');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  const before = page.getByRole('button', { name: /^Theme:/ });
  await before.focus();
  await open(page);
  await test.step('an event is edited, validated, sent and copied as a test, and closing returns the focus', async () => {
    const events = group(page, 'Events');
    await events.getByRole('combobox', { name: 'Event' }).selectOption('toast.notification private-App.Models.User.1');
    const validationResult = events.getByRole('status', { name: 'Validation result' });
    await expect(validationResult).toHaveText('Matches the contract');
    const payload = events.getByRole('textbox', { name: 'Payload' });
    await payload.fill('{"type": 7}');
    await expect(validationResult).toContainText('breaks the contract');
    await payload.fill('{"type": "info", "title": "Sent by hand", "message": "From the panel."}');
    await expect(validationResult).toHaveText('Matches the contract');
    await events.getByRole('button', { name: 'Send event' }).click();
    await expect(page.getByRole('status', { name: 'Sent by hand' })).toBeVisible();
    await expect(group(page, 'Steps')).toContainText('1 recorded');
    await group(page, 'Steps').getByRole('button', { name: 'Copy as test' }).click();
    await expect(page.getByText('Copied as a test')).toBeAttached();
    const copied = await clipboard(page);
    expect(copied).toContain("test.use({ scenario: 'first-story' });");
    expect(copied).toContain("title: 'Sent by hand'");
    for (const secret of [demoWriter.password, demoWriter.email]) expect(copied).not.toContain(secret);
    await payload.focus();
    await page.keyboard.press('Control+Shift+D');
    await expect(before).toBeFocused();
  });

  await test.step('a fault is added, hits the next request and is removed', async () => {
    await open(page);
    const faults = group(page, 'Faults');
    const active = faults.getByRole('list', { name: 'Active faults' });
    await faults.getByRole('combobox', { name: 'Operation' }).selectOption('storyRead');
    await faults.getByRole('textbox', { name: 'Status' }).fill('500');
    await faults.getByRole('textbox', { name: 'Times' }).fill('9');
    await faults.getByRole('button', { name: 'Add fault' }).click();
    await expect(active).toContainText('storyRead → 500, 9 more times');
    await go(page, '/stories/22');
    await expect.poll(async () => (await mock.getRequests('storyRead')).at(-1)?.status).toBe(500);
    await active.getByRole('button', { name: 'Remove the fault on storyRead' }).click();
    await expect(active).toHaveCount(0);
  });

  await test.step('starting a scenario leads back to the login', async () => {
    const scenario = group(page, 'Scenario');
    await scenario.getByRole('combobox', { name: 'Scenario' }).selectOption('empty-account');
    await scenario.getByRole('button', { name: 'Start scenario' }).click();
    await expect(page.getByRole('button', { name: 'Continue as the demo writer' })).toBeVisible();
    expect((await mock.session()).scenario).toBe('empty-account');
  });
});
