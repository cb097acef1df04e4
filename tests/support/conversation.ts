import { expect, type Locator, type Page, type WebSocket } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import type { MockControl } from './mock-control.ts';
import { getAuthHeaders } from './other-device.ts';

type Conversation = components['schemas']['Conversation'];
type StatusUpdate = Omit<components['schemas']['ChatMessageStatusUpdated'], 'chat_message_id'>;

export type Interview = { conversation: Conversation; channel: string; messageId: number };

export function question(page: Page): Locator {
  return page.getByRole('region', { name: 'Question' });
}

export function status(page: Page): Locator {
  return page.getByRole('status', { name: 'Conversation status' });
}

export function answerBox(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Your answer' });
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Send answer' });
}

export function errorAlert(page: Page): Locator {
  return page.getByRole('alert');
}

export const projectWithElements = '/stories/21/develop';

async function open(page: Page, address: string): Promise<Interview> {
  const subscribed = subscription(page);
  const loaded = page
    .waitForResponse(
      (response) =>
        /\/api\/v1\/conversation\/stories(?:\/\d+)?$/.test(response.url()) && [200, 201].includes(response.status()),
    )
    .then((response) => response.json());
  await page.goto(address);
  const conversation = (await loaded) as Conversation;
  await expect(question(page)).toBeVisible();
  await subscribed;
  const channel = `private-sessionChat.${conversation.session_chat_id}`;
  return { conversation, channel, messageId: conversation.chat_message?.id ?? 0 };
}

/** Waits for the next confirmed conversation channel on any connection: an earlier page may still connect. */
export function subscription(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const follow = (socket: WebSocket): void => {
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        if (!text.includes('pusher_internal:subscription_succeeded') || !text.includes('private-sessionChat.')) return;
        page.off('websocket', follow);
        resolve();
      });
    };
    page.on('websocket', follow);
  });
}

const conversationChannels = ['private-App.Models.User.', 'private-sessionChat.', 'private-chat.'];

/** Waits until a page listens to channels, by default a conversation's: before that, no time may pass that causes events. */
export async function listening(mock: MockControl, names: readonly string[] = conversationChannels): Promise<void> {
  const channels = names.map((name) => expect.stringContaining(name));
  await expect.poll(() => mock.channels()).toEqual(expect.arrayContaining(channels));
}

export function openInterview(page: Page): Promise<Interview> {
  return open(page, projectWithElements);
}

export async function readInterview(page: Page): Promise<Conversation> {
  const headers = await getAuthHeaders(page.context());
  const response = await page.request.get('/api/v1/conversation/stories/21', { headers });
  return (await response.json()) as Conversation;
}

export function openNewStory(page: Page): Promise<Interview> {
  return open(page, '/stories/new');
}

export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: 'Type' }).check();
  await answerBox(page).fill(text);
}

export async function sendTyped(page: Page, text: string): Promise<void> {
  await write(page, text);
  await sendButton(page).click();
}

/** Advances the session's clock, once there is work, until another question is on screen. */
export async function untilNextQuestion(page: Page, mock: MockControl, before: string): Promise<void> {
  await expect(async () => {
    await mock.advance(5000);
    await expect(question(page)).toBeVisible({ timeout: 300 });
    await expect(question(page)).not.toContainText(before, { timeout: 300 });
  }).toPass({ intervals: [50, 100, 200] });
}

export async function emitEvent(
  mock: MockControl,
  { channel, messageId }: Interview,
  update: StatusUpdate,
): Promise<void> {
  const payload = { chat_message_id: messageId, ...update };
  await mock.broadcast({ channel, event: 'chatMessage.statusUpdated', payload });
}

/** Collects each status text as it changes. Returns a function that lists those since the last look. */
export async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenStatuses: seen });
    const region = document.querySelector('[role=status][aria-label="Conversation status"]');
    if (region === null) throw new Error('There is no status region.');
    new MutationObserver(() => {
      const text = region.textContent;
      if (text !== '' && text !== seen.at(-1)) seen.push(text);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenStatuses: string[] }).seenStatuses.splice(0));
}
