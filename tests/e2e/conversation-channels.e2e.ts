import type { Page } from '@playwright/test';
import { trackChannels } from '../support/channels.ts';
import { question, sendTyped, status } from '../support/conversation.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

const address = '/projects/the-salt-road/conversation/narrative-elements/mara-ellery';
const ofMara = { projectSlug: 'the-salt-road', narrativeElementSlug: 'mara-ellery' };

type Open = { channels: ReadonlySet<string>; chat: string; messageId: number };

async function openMara(page: Page): Promise<Open> {
  const channels = trackChannels(page);
  const started = page.waitForResponse(
    (response) => response.url().endsWith('/mara-ellery') && response.status() === 201,
  );
  await page.goto(address);
  const { session_chat_id: id, chat_message: message } = (await (await started).json()) as {
    session_chat_id: number;
    chat_message: { id: number };
  };
  await expect(question(page)).toBeVisible();
  const expected = [`private-chat.${id}`, 'private-element.101', 'private-project.11', `private-sessionChat.${id}`];
  await expect.poll(() => [...channels].toSorted()).toEqual(['private-App.Models.User.1', ...expected]);
  return { channels, chat: `private-chat.${id}`, messageId: message.id };
}

async function times(mock: MockControl, operation: string): Promise<number> {
  return (await mock.getRequests(operation)).length;
}

/** Counts reads of the latest message, except the polls every 5 s during processing. */
async function looksAtLatest(mock: MockControl): Promise<number> {
  return (await mock.getRequests('chatMessageLatestRead')).filter(({ path }) => !path.includes('after=')).length;
}

test("a conversation handles its news once, on its project's and element's channels too, until the writer leaves", async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  const { channels, chat, messageId } = await openMara(page);

  await test.step('insight events refresh only the insights of the same project and element', async () => {
    await expect.poll(() => times(mock, 'elementInsightList')).toBe(1);
    const event = 'chatMessage.developmentInsightsCreated';
    const broadcastInsights = (channel: string, narrativeElementSlug: string, id: number) =>
      mock.broadcast({ channel, event, payload: { data: { ...ofMara, narrativeElementSlug, insights: [{ id }] } } });
    await broadcastInsights('private-project.11', 'tobias-ellery', 1);
    await broadcastInsights('private-project.11', 'mara-ellery', 2);
    // An event during a list's request replaces that request.
    await expect.poll(() => times(mock, 'elementInsightList')).toBe(2);
    await broadcastInsights('private-element.101', 'mara-ellery', 2);
    await broadcastInsights('private-element.101', 'mara-ellery', 3);
    await expect.poll(() => times(mock, 'elementInsightList')).toBe(3);
    expect(await times(mock, 'userInsightList')).toBe(0);
  });

  await test.step('a processed answer fetches the latest message once and the insights once', async () => {
    await sendTyped(page, 'She left it on the table.');
    await expect(status(page)).toHaveText('Processing your message...');
    const lists = await times(mock, 'elementInsightList');
    const development_insights = { ...ofMara, insights: [{ id: 4 }, { id: 5 }] };
    const payload = { chat_message_id: messageId, status: 'completed', data: { development_insights } };
    const [looks, event] = [await looksAtLatest(mock), 'userMessage.processed'];
    await mock.broadcast({ channel: chat, event, payload });
    await mock.broadcast({ channel: 'private-App.Models.User.1', event, payload });
    await mock.broadcast({ channel: chat, event, payload });
    await expect.poll(() => times(mock, 'elementInsightList')).toBe(lists + 1);
    await expect.poll(() => looksAtLatest(mock)).toBe(looks + 1);
    // The last event arrives after all others, so the counts are final.
    const last = { ...ofMara, title: null, caption: null, insights: [{ id: 6 }] };
    const created = { chat_message_id: messageId, data: last };
    await mock.broadcast({
      channel: 'private-element.101',
      event: 'chatMessage.developmentInsightsCreated',
      payload: created,
    });
    await expect.poll(() => times(mock, 'elementInsightList')).toBe(lists + 2);
    expect(await looksAtLatest(mock)).toBe(looks + 1);
  });

  await test.step('a new question is requested once', async () => {
    const looks: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/chat-messages')) looks.push(request.url());
    });
    // The second channel's event arrives during the first request.
    await mock.fault({ operation_id: 'chatMessageLatestRead', latency_ms: 2000 });
    const chat_message = {
      id: messageId + 1,
      question: { type: 'open', content: 'And then?', title: null, audio: null },
      answer: null,
      status: 'pending',
      audio_processed: false,
      error: null,
    };
    const session = chat.replace('chat', 'sessionChat');
    for (const channel of [chat, session])
      await mock.broadcast({ channel, event: 'chatMessage.created', payload: { chat_message } });
    // With the last event on screen, both others have arrived.
    const payload = { chat_message_id: messageId, data: { progress: 77 } };
    await mock.broadcast({ channel: session, event: 'chatMessage.data.updated', payload });
    const progress = page.getByRole('progressbar', { name: 'Conversation progress' });
    await expect(progress).toHaveAttribute('aria-valuenow', '77');
    await expect.poll(() => looks).toHaveLength(1);
  });

  await test.step("the element's screen listens only to project and element, and home to neither", async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/projects/the-salt-road/characters/mara-ellery');
    const around = ['private-App.Models.User.1', 'private-element.101', 'private-project.11'];
    await expect.poll(() => [...channels].toSorted()).toEqual(around);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => [...channels]).toEqual(['private-App.Models.User.1']);
  });
});
